import { join } from 'node:path';
import { packageFolder, installOnDemand } from './on-demand-packages.ts';

/** Later versions depend on a package that some registries do not have. */
const CLI = { name: 'vercel', version: '60.1.3' };
/** Installed outside the project, because it brings 290 packages that nothing else needs. */
export const CLI_FOLDER = packageFolder(CLI);
/** The script of the `vercel` command. */
export const CLI_SCRIPT = join(CLI_FOLDER, 'node_modules/vercel/dist/vc.js');

/** The minimal `.vercel/project.json` that the CLI accepts without a login. */
export const UNLINKED_PROJECT = '{ "settings": {} }\n';

/** Keeps the CLI and its child processes off the network. */
export const OFFLINE: NodeJS.ProcessEnv = {
	VERCEL_TELEMETRY_DISABLED: '1',
	ASTRO_TELEMETRY_DISABLED: '1',
	NO_UPDATE_NOTIFIER: '1',
	// The CLI runs `npm install` for each function; these settings keep npm from sending requests.
	npm_config_offline: 'true',
	npm_config_audit: 'false',
	npm_config_fund: 'false',
	npm_config_update_notifier: 'false',
};

export function installCli(): Promise<void> {
	return installOnDemand(CLI);
}
