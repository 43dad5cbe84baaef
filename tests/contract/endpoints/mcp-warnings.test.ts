import { describe, expect, it } from 'vitest';
import { aRecord, sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

const record = (id: string, text: string, more: object = {}) =>
	aRecord({ id, text, source: { id: 'survey', name: 'S', review_id: id }, ...more });
const agentWith = async (...records: ReturnType<typeof record>[]) => {
	const methods = await methodsOf(await sampleEdition({ records }));
	return async (name: string, args: object) =>
		JSON.parse((await callTool(methods, name, args)).text);
};

describe('a business whose reviews are mostly in Spanish', async () => {
	const call = await agentWith(
		record('a', 'Me cambiaron los frenos.', { language: 'es' }),
		record('b', 'El cambio de aceite fue lento.', { language: 'es' }),
		record('c', 'Great brakes.'),
	);
	const noteOn = async (query: string) => (await call('search', { query })).note;

	it.each([
		['Que disent les clients du parking ?', 'no review is in French: ask in Spanish'],
		['Was the coffee at the desk good?', 'only 1 review is in English: ask in Spanish'],
	])('is not asked in English: %s', async (query, said) => {
		expect(await noteOn(query)).toMatch(`Words are not translated, and ${said}`);
	});

	it('has no such note for a question in Spanish, or in no language', async () => {
		for (const query of ['¿Qué dicen los clientes de la cafetería?', 'parking']) {
			expect((await noteOn(query)) ?? '').not.toMatch('not translated');
		}
	});

	it('is told the number of reviews known to mention a service, not of all languages', async () => {
		const { notes } = await call('get_insights', { question: '¿Qué dicen de los frenos?' });
		expect(notes).toEqual(['Reviews found by the filter for the service "brakes": 1.']);
	});
});

describe('a business without reviews', async () => {
	const call = await agentWith();

	it('says nothing about languages or a newest review', async () => {
		const { note = '' } = await call('search', { query: 'Que disent les clients du parking ?' });
		expect(note).not.toMatch('not translated');
		const { how_to_read: how } = await call('compare', { by: 'periods' });
		expect(how).toMatch('counted back from the newest review, not from today');
	});
});

describe('the department "service"', () => {
	it('includes no body shop, although all reviews about it may also be about service', async () => {
		const call = await agentWith(
			record('a', 'All good.', {
				tags: { technicians: [], services: ['oil-change', 'collision'] },
			}),
			record(
				'b',
				'The oil change was late and the body shop fixed the bumper after the collision.',
			),
		);
		const { total, warnings } = await call('search_reviews', { department: 'service', limit: 1 });
		expect(total).toBe(2);
		expect((warnings ?? []).join()).not.toMatch('body-shop');
	});
});

describe('a warning', () => {
	it('names an aspect by its label, also without results', async () => {
		const call = await agentWith(
			record('a', 'Price was great, but the price of the oil filter was a ripoff.'),
		);
		const { total, warnings } = await call('search_reviews', {
			...{ aspect: 'price', sentiment: 'negative' },
		});
		expect([total, warnings.at(-1)]).toEqual([
			...[
				0,
				'Not included: 1 review that both praises and criticizes "Price" (sentiment "mixed").',
			],
		]);
	});
});
