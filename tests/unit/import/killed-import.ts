import { argv, kill, pid } from 'node:process';
import { loadSettings } from '../../../src/content/load-settings.ts';
import { importFiles } from '../../../src/import/import-files.ts';

// Runs an import that kills its own process before the given step of the commit.
const [contentDir = '', file = '', step, number] = argv.slice(2);
const { businessFile: business, staff, services } = await loadSettings(contentDir);
let timesReached = 0;
await importFiles({
	files: [file],
	contentDir,
	operatorFiles: { business, staff, services },
	now: '2026-11-20T18:00:00Z',
	dryRun: false,
	beforeStep: (reached) => {
		if (reached === step && ++timesReached === Number(number)) kill(pid, 'SIGKILL');
	},
});
