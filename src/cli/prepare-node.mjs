import module from 'node:module';
import { fileURLToPath } from 'node:url';

// Plain JavaScript that is loaded first, because older versions of Node cannot read TypeScript.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
	console.error(
		`Cannot run: Forecourt needs Node 24, and this is Node ${process.versions.node}\n` +
			'Type "npm ci" in the project folder: it installs Node 24 there, and npm uses it\n' +
			'"npm ci --omit=dev" does not: then install Node 24 from https://nodejs.org/en/download',
	);
	process.exit(1);
}

// Node's compile cache saves a fifth of the time of a publication. It may be deleted at any time.
// Child processes find it through the variable.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
	new URL('../../node_modules/.cache/forecourt/compiled', import.meta.url),
);
module.enableCompileCache(process.env['NODE_COMPILE_CACHE']);
