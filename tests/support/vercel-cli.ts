import { join } from 'node:path';
import { folderApart, installApart } from './installed-apart.ts';

/** Later ones ask for a package that not every registry has. */
const CLI = { name: 'vercel', version: '60.1.3' };
/** Apart from the project: 290 packages that nothing else needs. */
export const CLI_FOLDER = folderApart(CLI);
/** What Node runs as `vercel`. */
export const CLI_SCRIPT = join(CLI_FOLDER, 'node_modules/vercel/dist/vc.js');

/** The least that the CLI asks of a folder `.vercel/project.json`: nobody is logged in. */
export const UNLINKED_PROJECT = '{ "settings": {} }\n';

/** Keeps the CLI, and what it starts, from asking the network. */
export const OFFLINE: NodeJS.ProcessEnv = {
	VERCEL_TELEMETRY_DISABLED: '1',
	ASTRO_TELEMETRY_DISABLED: '1',
	NO_UPDATE_NOTIFIER: '1',
	// The CLI runs `npm install` for each function; with these it has nothing to ask for.
	npm_config_offline: 'true',
	npm_config_audit: 'false',
	npm_config_fund: 'false',
	npm_config_update_notifier: 'false',
};

export function installCli(): Promise<void> {
	return installApart(CLI);
}
