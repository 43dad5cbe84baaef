import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchBuild } from './build-bench.ts';
import { benchFanOut, benchSlowHosts } from './fan-out-bench.ts';
import { benchImport } from './import-bench.ts';
import { benchInsights } from './insights-bench.ts';
import { benchMcp } from './mcp-bench.ts';
import { benchSearch } from './search-bench.ts';

/** One line of the table: a ratio to a baseline of the same run, and the numbers behind it. */
export interface Measurement {
	readonly name: string;
	readonly ratio: number;
	/** The baseline. */
	readonly to: string;
	readonly details: Readonly<Record<string, number>>;
}

const BENCHES: Readonly<Record<string, () => Promise<Measurement[]>>> = {
	build: benchBuild,
	'fan-out': benchFanOut,
	'slow-hosts': benchSlowHosts,
	import: benchImport,
	insights: benchInsights,
	mcp: benchMcp,
	search: benchSearch,
};

const { values, positionals } = parseArgs({
	options: {
		json: { type: 'string' },
	},
	allowPositionals: true,
});
const unknown = positionals.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
	console.error(`Cannot run "${unknown}": the benches are ${Object.keys(BENCHES).join(', ')}`);
	process.exit(2);
}

const measurements: Measurement[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
	if (positionals.length > 0 && !positionals.includes(name)) continue;
	measurements.push(...(await bench()));
}
const json = JSON.stringify(measurements, null, '\t');
if (values.json !== undefined) writeFileSync(values.json, `${json}\n`);
console.log(json);
console.table(
	Object.fromEntries(
		measurements.map(({ name, ratio, to, details }) => [
			name,
			{ ratio: Number(ratio.toPrecision(3)), to, ...details },
		]),
	),
);
