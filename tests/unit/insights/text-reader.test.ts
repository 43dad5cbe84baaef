import { expect, it } from 'vitest';
import { loadSettings } from '../../../src/content/load-settings.ts';
import { createTextReader } from '../../../src/insights/text-reader.ts';
import { CONTENT_DIR } from '../../support/content.ts';

const { staff, services, serviceAreas, aspects } = await loadSettings(CONTENT_DIR);
const read = createTextReader({ people: staff, services, areas: serviceAreas, aspects });
const quotesOf = (text: string) =>
	read(text, { location: 'harborview', isEnglish: true }).aspects.map(({ start, end }) =>
		text.slice(start, end),
	);

const ANSWER = 'The staff was rude and the wait was terrible.';

it('reads the answer to a question of a survey, but not the question', () => {
	const asked = '[What was bad? What could be improved about our slow service?]\n';
	expect(quotesOf(ANSWER)).not.toEqual([]);
	expect(quotesOf(asked + ANSWER)).toEqual(quotesOf(ANSWER));
	expect(quotesOf(`${ANSWER}\n\n${asked}Nothing.`)).toEqual(quotesOf(ANSWER));
});

it('reads a question that the customer asks', () => {
	const asked = 'Want a mechanic who is honest?\n';
	const { people } = read(`${asked}Hank Dufresne is.`, { location: 'harborview', isEnglish: true });
	expect(people).toHaveLength(1);
	const named = read('Want an honest mechanic like Hank Dufresne?\nAsk for him.', {
		...{ location: 'harborview', isEnglish: true },
	});
	expect(named.people).toHaveLength(1);
});
