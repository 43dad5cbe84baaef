import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../../src/platform/project-folder.ts';
import { renderGeneratedFiles } from './generated-files.ts';

// `npm run docs:generate`: writes the documentation that is generated from the code.
for (const [file, text] of Object.entries(await renderGeneratedFiles())) {
	const path = join(PROJECT_FOLDER, file);
	if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
	writeFileSync(path, text);
	console.log(`Wrote ${file}`);
}
process.exit();
