import * as z from 'zod';
import { loadSettings } from '../content/load-settings.ts';
import { OperationError } from '../platform/operation-error.ts';
import { Business } from '../reviews/business/business.ts';

/** Tolerates the other fields, which differ between versions of the code. */
const Overview = z.object({
	business: z.object(Business.pick({ id: true, fictional: true }).shape),
});

/** The content to build and what it would replace. */
export interface Replacement {
	readonly contentDir: string;
	readonly dataDir: string;
	/** `overview.json` of the edition in `dataDir`, if there is one. */
	readonly overview: string | undefined;
}

/**
 * Keeps a forgotten `CONTENT_DIR` from putting another group on a customer's site. Invented groups, such as the
 * sample, may be replaced.
 * @throws {OperationError}
 */
export async function refuseOtherGroup(replacement: Replacement): Promise<void> {
	const { contentDir, dataDir, overview } = replacement;
	if (overview === undefined) return;
	const { business: live } = Overview.parse(JSON.parse(overview));
	const { id } = (await loadSettings(contentDir)).businessFile;
	if (live.fictional || live.id === id) return;
	throw new OperationError(
		`Cannot replace the edition of "${live.id}" in ${dataDir}: ${contentDir} is "${id}"\n` +
			`Set CONTENT_DIR to the content of "${live.id}", or DATA_DIR to the folder of "${id}"\n` +
			'To replace it: npm run publish -- --replace-group',
	);
}
