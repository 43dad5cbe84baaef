import { expect, it } from 'vitest';
import { sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

it('the policy says how many reviews were checked in which way, and that none was removed', async () => {
	const edition = await sampleEdition();
	const methods = await methodsOf(edition);
	const business = async (args: object) =>
		JSON.parse((await callTool(methods, 'get_business', args)).text);
	const { verification, policy_text: policy } = await business({ part: 'policy' });
	expect(policy).toBe(edition.policyText);
	expect(await business({})).not.toHaveProperty('policy_text');
	const count = (method: string) =>
		edition.reviews.filter((review) => review.verification.method === method).length;
	expect(verification).toEqual({
		methods: ['invited_after_transaction', 'platform_account_only'].map((method) => ({
			...{ method, count: count(method) },
		})),
		removed: { total: 0, by_reason: [] },
		edited: edition.reviews.filter(({ edited_at }) => edited_at).length,
		...{ held_back: 0, left_out: 0 },
	});
	expect((await business({})).verification).toEqual(verification);
});

it.each([
	'Are the reviews verified?',
	'Are these reviews fake or paid?',
	'Can I trust the reviews?',
	'Sind die Bewertungen echt?',
	'¿Son falsas las reseñas?',
	'Les avis sont-ils faux ?',
])('a question whether reviews are real leads to the policy: %s', async (question) => {
	const edition = await sampleEdition();
	const methods = await methodsOf(edition);
	const call = async (name: string, args: object) =>
		JSON.parse((await callTool(methods, name, args)).text);
	expect((await call('get_insights', { question })).notes.join()).toMatch('part "policy"');
	const [{ id }] = (await call('search', { query: question })).results;
	const { text } = await call('fetch', { id });
	expect(JSON.parse(text)).toMatchObject({
		policy_text: edition.policyText,
		verification: { methods: [{ count: 46 }, { count: 310 }] },
	});
});

it.each([
	'Have any reviews been removed, edited or withheld?',
	'Have reviews been edited by their authors?',
	'Are complaints censored?',
	'Wurden Bewertungen gelöscht?',
	'Des avis ont-ils été supprimés ?',
	'¿Se borraron reseñas?',
])(
	'a question about removed, edited or withheld reviews gets the counts of all: %s',
	async (question) => {
		const edition = await sampleEdition();
		const methods = await methodsOf(edition);
		const { text } = await callTool(methods, 'get_insights', { question });
		const { answers } = JSON.parse(text);
		const edited = edition.reviews.filter(({ edited_at }) => edited_at !== undefined);
		expect(edited.length).toBeGreaterThan(5);
		expect(answers[0]).toMatchObject({
			id: 'removed-reviews',
			basis: {
				...{ total: 0, edited: edited.length, held_back: 0, left_out: 0 },
				edited_reviews: edited.map(({ id }) => id),
			},
		});
		expect(answers[0].answer).toMatch(`Edited by their authors: ${edited.length}`);
		const found = await callTool(methods, 'search_reviews', { id: edited[0]?.id });
		expect(JSON.parse(found.text).reviews[0].edited_at).toBe(edited[0]?.edited_at);
	},
);
