import { digestCode } from '../platform/build-inputs.ts';
import { openAstroCache } from '../platform/cache-folder.ts';
import { readEnvironment } from '../platform/environment.ts';
import { createShellInputs } from '../site/render/create-shell-inputs.ts';
import { describeFailure } from './describe-failure.ts';

// Prints the inputs of Astro's configuration as JSON; `platform/read-shell-inputs.ts` explains why.
try {
	const environment = readEnvironment();
	const cacheDir = await openAstroCache(environment.dataDir, await digestCode());
	const inputs = await createShellInputs(environment);
	process.stdout.write(JSON.stringify({ ...inputs, cacheDir }));
} catch (error) {
	console.error(describeFailure(error));
	process.exitCode = 1;
}
