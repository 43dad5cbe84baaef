import { expect, it } from 'vitest';
import { refuseOtherGroup } from '../../../src/cli/refuse-other-group.ts';
import { createBusinessOverview } from '../../../src/edition/documents/business-overview.ts';
import { copyContent, sampleEdition } from '../../support/content.ts';

const dataDir = '/srv/data';

/** Publishes the sample where an edition of this group is. */
async function replace(business: { readonly id: string; readonly fictional?: boolean }) {
	const overview = createBusinessOverview(await sampleEdition());
	const live = {
		...overview,
		business: { ...overview.business, fictional: undefined, ...business },
	};
	const contentDir = copyContent();
	const replacement = { contentDir, dataDir, overview: JSON.stringify(live) };
	const [refusal] = await Promise.allSettled([refuseOtherGroup(replacement)]);
	const message = refusal.status === 'rejected' ? String(refusal.reason.message) : undefined;
	return message?.replace(contentDir, 'content');
}

it('refuses to replace the edition of another group, and says what to type', async () => {
	expect(await replace({ id: 'bergmann' })).toMatchInlineSnapshot(`
		"Cannot replace the edition of "bergmann" in /srv/data: content is "larkspur"
		Set CONTENT_DIR to the content of "bergmann", or DATA_DIR to the folder of "larkspur"
		To replace it: npm run publish -- --replace-group"
	`);
});

it.each([
	['the same group', { id: 'larkspur' }],
	['an invented group', { id: 'juniper', fictional: true }],
])('replaces an edition of %s', async (_, business) => {
	expect(await replace(business)).toBeUndefined();
});

it('publishes where no edition is', async () => {
	const replacement = { contentDir: copyContent(), dataDir, overview: undefined };
	await expect(refuseOtherGroup(replacement)).resolves.toBeUndefined();
});
