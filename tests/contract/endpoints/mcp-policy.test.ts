import { expect, it } from 'vitest';
import { sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

it('the policy says how many reviews were checked in which way, and that none was removed', async () => {
	const edition = await sampleEdition();
	const methods = await methodsOf(edition);
	const business = async (args: object) =>
		JSON.parse((await callTool(methods, 'get_business', args)).text);
	const { verification } = await business({ part: 'policy' });
	const count = (method: string) =>
		edition.reviews.filter((review) => review.verification.method === method).length;
	expect(verification).toEqual({
		methods: ['invited_after_transaction', 'platform_account_only'].map((method) => ({
			...{ method, count: count(method) },
		})),
		removed: { total: 0, by_reason: [] },
	});
	expect((await business({})).verification).toEqual(verification);
});
