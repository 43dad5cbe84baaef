import { describe, expect, it } from 'vitest';
import { loadSettings } from '../../../src/content/load-settings.ts';
import { findMentions } from '../../../src/insights/find-mentions.ts';
import { createTextReader } from '../../../src/insights/text-reader.ts';
import { createVocabulary } from '../../../src/insights/vocabulary.ts';
import { aRecord, CONTENT_DIR } from '../../support/content.ts';

const { staff, services, serviceAreas } = await loadSettings(CONTENT_DIR);
const vocabulary = createVocabulary(staff, services, serviceAreas);
const read = createTextReader({ people: staff, services, areas: serviceAreas, aspects: [] });
function mentionsOf(facts: Parameters<typeof aRecord>[0], known = vocabulary) {
	const record = aRecord(facts);
	const { author, location, text } = record;
	const reading = read(text, { author: author.name, location, isEnglish: true });
	return findMentions(record, reading, known);
}

describe('technicians in a text', () => {
	it.each([
		['are found by full name anywhere', 'Hank Dufresne fixed it', 'harborview', ['Hank Dufresne']],
		[
			'are found by a bare alias at their own location',
			'Dana was kind',
			'alder-falls',
			['Dana Whitfield'],
		],
		['are not found by a bare alias elsewhere', 'Dana was kind', 'harborview', []],
		['are not found by an ordinary word', 'Will they call? Grace period over.', 'harborview', []],
		[
			'are found by a longer alias of an ordinary word',
			'Mr. Sato called',
			'harborview',
			['Will Sato'],
		],
		['are not found as part of a longer name', 'Marcus Johnson, my lawyer', 'alder-falls', []],
		[
			'are found by full name in a text without capitals',
			'may chen was kind',
			'millbrook',
			['Mei Chen'],
		],
	])('%s', (_how, text, location, technicians) => {
		expect(mentionsOf({ text, location }).mentions.technicians).toEqual(technicians);
	});

	it('are not the customer', () => {
		const author = { name: 'Dana K.', anonymous: false };
		expect(mentionsOf({ text: 'Thanks! Dana', author }).mentions.technicians).toEqual([]);
	});

	it('are counted as ambiguous, not guessed, if a name may mean two people', () => {
		const { mentions, ambiguous } = mentionsOf({ text: 'Tom was great' });
		expect(mentions.technicians).toEqual([]);
		expect(ambiguous.map(({ candidates }) => candidates)).toEqual([['tom-okafor', 'tomas-rivera']]);
	});

	it('are not ambiguous once the review names one in full', () => {
		const { mentions, ambiguous } = mentionsOf({ text: 'Tom Okafor! Tom was great' });
		expect(mentions.technicians).toEqual(['Tom Okafor']);
		expect(ambiguous).toEqual([]);
	});
});

describe('tags in the export', () => {
	it('are combined with mentions in the text, each with its source', () => {
		const tags = { technicians: ['dana whitfield'], services: ['Brakes'] };
		const { mentions, sources } = mentionsOf({ text: 'New brakes from Dana', tags });
		expect(mentions).toEqual({
			technicians: ['Dana Whitfield'],
			services: ['brakes'],
			service_areas: [],
		});
		expect(sources).toEqual([
			{ kind: 'service', id: 'brakes', basis: 'tagged' },
			{ kind: 'service', id: 'brakes', basis: 'text', start: 4, end: 10 },
			{ kind: 'technician', id: 'dana-whitfield', basis: 'tagged' },
			{ kind: 'technician', id: 'dana-whitfield', basis: 'text', start: 16, end: 20 },
		]);
	});

	it('count once, however often and in whatever case they occur', () => {
		const tags = { technicians: [], services: ['Brakes', 'BRAKES', 'brakes'] };
		const { sources } = mentionsOf({ text: 'DeShawn did it', tags, location: 'millbrook' });
		expect(sources).toEqual([
			{ kind: 'service', id: 'brakes', basis: 'tagged' },
			{ kind: 'technician', id: 'deshawn-carter', basis: 'text', start: 0, end: 7 },
		]);
	});

	it('are not attributed if nobody has the name', () => {
		const tags = { technicians: ['Nobody Here'], services: ['teleport'] };
		expect(mentionsOf({ tags }).sources).toEqual([]);
	});
});

it('drops mentions in the text that the operator blocked, but keeps tags', () => {
	const block = [{ review: 'r1', entity: 'brakes' }];
	const blocking = createVocabulary(staff, services, serviceAreas, block);
	const tags = { technicians: [], services: ['brakes'] };
	expect(mentionsOf({ text: 'brakes' }, blocking).mentions.services).toEqual([]);
	expect(mentionsOf({ text: 'brakes', tags }, blocking).mentions.services).toEqual(['brakes']);
});
