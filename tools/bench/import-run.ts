import { createReadStream } from 'node:fs';
import { argv } from 'node:process';
import { parse } from 'csv-parse';
import { loadSettings } from '../../src/content/load-settings.ts';
import { importFiles } from '../../src/import/import-files.ts';

// One measured run of import-bench.ts: prints its times and its peak memory as JSON.
const [what, file = '', contentDir = ''] = argv.slice(2);
const begin = performance.now();
const cpu = process.cpuUsage();
if (what === 'parse') {
	let rows = 0;
	for await (const row of createReadStream(file).pipe(parse({ columns: true }))) {
		if (row !== undefined) rows += 1;
	}
	if (rows === 0) throw new RangeError(`Cannot parse "${file}": it has no rows`);
} else {
	const { businessFile: business, staff, services } = await loadSettings(contentDir);
	const operatorFiles = { business, staff, services };
	const now = '2026-11-20T18:00:00Z';
	const options = { files: [file], contentDir, operatorFiles, now, dryRun: false };
	const { totals } = await importFiles(options);
	if (totals.added + totals.unchanged !== totals.read) {
		throw new RangeError(`Cannot measure: ${JSON.stringify(totals)}`);
	}
}
const { user, system } = process.cpuUsage(cpu);
console.log(
	JSON.stringify({
		seconds: (performance.now() - begin) / 1000,
		cpuSeconds: (user + system) / 1e6,
		peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
	}),
);
