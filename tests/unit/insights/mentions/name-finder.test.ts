import { describe, expect, it } from 'vitest';
import {
	createNameFinder,
	type NameContext,
} from '../../../../src/insights/mentions/name-finder.ts';
import type { Person } from '../../../../src/insights/mentions/person.ts';
import { parseText } from '../../../../src/insights/text/parse-text.ts';

const STAFF: readonly Person[] = [
	{ id: 'lucia', name: 'Lucía Fontaine', locations: ['lakeside'], areas: ['sales'] },
	{ id: 'sam-ode', name: 'Sam Ode', locations: ['lakeside'], areas: ['service'] },
	{ id: 'sam-pryor', name: 'Sam Pryor', locations: ['hilltop'], areas: ['finance'] },
	{ id: 'will', name: 'Will Akers', locations: ['hilltop'], role: 'Sales consultant' },
	{ id: 'geoff', name: "Geoff O'Dowd", nicknames: ['Duke'] },
	{ id: 'carrow', name: 'Ned Carrow', ambiguous: ['Carrow'] },
	{ id: 'meredith', name: 'Meredith Stanislaus' },
	{ id: 'bjorn', name: 'Bjørn Washington' },
];
const findNames = createNameFinder(STAFF);

function namesIn(text: string, context: NameContext = {}): string[] {
	return findNames(parseText(text), context).people.map(
		({ id, start, end }) => `${id}: ${text.slice(start, end)}`,
	);
}

function openIn(text: string, context: NameContext = {}) {
	return findNames(parseText(text), context).ambiguous;
}

describe('a name in a text', () => {
	it.each([
		['in full', 'Meredith Stanislaus was kind.', ['meredith: Meredith Stanislaus']],
		['without its diacritics', 'Lucia called back.', ['lucia: Lucia']],
		['without the stroke of a letter', 'Bjorn called back.', ['bjorn: Bjorn']],
		['without its possessive', "Meredith's notes helped.", ['meredith: Meredith']],
		['without its apostrophe', 'Geoff ODowd fixed it.', ['geoff: Geoff ODowd']],
		['in capitals', 'MEREDITH WAS AMAZING TO DEAL WITH', ['meredith: MEREDITH']],
		['in lower case', 'thanks meredith, see you', ['meredith: meredith']],
		[
			'with a middle initial',
			'Meredith J. Stanislaus was kind.',
			['meredith: Meredith J. Stanislaus'],
		],
		[
			'with a possessive that lost its apostrophe',
			'We like Merediths notes.',
			['meredith: Merediths'],
		],
		['before a capitalized verb', 'Meredith Fixed My Van', ['meredith: Meredith']],
		['spelled as it sounds', 'We love Meredyth here.', ['meredith: Meredyth']],
		['as a declared nickname', 'Ask for Duke.', ['geoff: Duke']],
		['in another spelling', 'Jeff knows Subarus.', ['geoff: Jeff']],
		['with letters swapped', 'We love Merdeith here.', ['meredith: Merdeith']],
		['with a misspelled last name', 'Meredith Stanislous rang.', ['meredith: Meredith Stanislous']],
		['by initial and last name', 'M. Stanislaus signed.', ['meredith: M. Stanislaus']],
		['by title and last name', 'Ms. Stanislaus signed.', ['meredith: Stanislaus']],
		['after "if not"', 'Ask for Duke, and if not Meredith.', ['geoff: Duke', 'meredith: Meredith']],
		['in the possessive after "not"', "Not Meredith's fault.", ['meredith: Meredith']],
	])('is found %s', (_how, text, expected) => {
		expect(namesIn(text)).toEqual(expected);
	});

	it.each([
		['an ordinary word', 'They will call. Will they? Will be back.'],
		['a relation of the customer', 'My husband Geoff waited, and my aunt, Meredith, too.'],
		['a person with another last name', 'Meredith Grey would approve.'],
		['an employee of another business', 'Geoff at the tire store disagreed.'],
		["the customer's own name", 'I am Meredith and I drive a van.'],
		['a signature', 'Great work.\n- Geoff'],
		['a town', 'We moved to Washington last spring.'],
		['an address', 'Write to meredith@example.com'],
		['the end of another word', 'We drove a C-Meredith home.'],
		['a shop named after its owner', "I ate at Meredith's while I waited."],
		['mentioned right after another business', 'The guy at Firestone, Geoff, shrugged.'],
		['followed by "my husband"', 'Geoff my husband waited.'],
		['a similar name', 'Lucas and Mercedes helped us.'],
		['someone else', "Not Meredith, a guy who would not give his name. It wasn't Geoff either."],
		['replaced by someone else', 'We got a trainee instead of Meredith.'],
	])('is not staff if it is %s', (_what, text) => {
		expect(namesIn(text)).toEqual([]);
		expect(openIn(text)).toEqual([]);
	});

	it('that is also a word is found if the context points to a person', () => {
		expect(namesIn('Will explained what will happen; ask for Will.')).toEqual([
			'will: Will',
			'will: Will',
		]);
	});

	it('is found at a location where the person does not work only in full', () => {
		expect(namesIn('Lucía was quick.', { location: 'hilltop' })).toEqual([]);
		expect(namesIn('Lucía Fontaine was quick.', { location: 'hilltop' })).toHaveLength(1);
	});

	it('is not staff if the author of the review signs with it', () => {
		expect(namesIn('Thanks, Geoff', { author: 'Geoff B.' })).toEqual([]);
		expect(namesIn('Thanks, Geoff', { author: 'Ann B.' })).toEqual(['geoff: Geoff']);
	});
});

describe('a name that two people share', () => {
	it('is reported with both, and attributed to neither', () => {
		expect(namesIn('Sam was great.')).toEqual([]);
		expect(openIn('Sam was great.')).toEqual([
			{ start: 0, end: 3, surface: 'Sam', candidates: ['sam-ode', 'sam-pryor'] },
		]);
	});

	it.each([
		['named in full earlier', 'Sam Ode took it in. Sam called at noon.', {}, 'sam-ode'],
		['at the review’s location', 'Sam was great.', { location: 'hilltop' }, 'sam-pryor'],
		['in the mentioned department', 'Sam in finance was great.', {}, 'sam-pryor'],
		['with the mentioned role', 'Our technician Sam was great.', {}, 'sam-ode'],
		['at the mentioned location', 'Sam at the Hilltop store was great.', {}, 'sam-pryor'],
	])('means the person %s', (_which, text, context, id) => {
		const { people, ambiguous } = findNames(parseText(text), context);
		expect(new Set(people.map((find) => find.id))).toEqual(new Set([id]));
		expect(ambiguous).toEqual([]);
	});

	it('stays ambiguous if the review names both in full', () => {
		expect(openIn('Sam Ode and Sam Pryor. Sam was great.')).toHaveLength(1);
	});

	it('in the plural means both', () => {
		expect(namesIn('Both Sams are great.')).toEqual(['sam-ode: Sams', 'sam-pryor: Sams']);
	});
});

describe('a name declared ambiguous', () => {
	it('is counted and never attributed', () => {
		expect(namesIn('Carrow was late.')).toEqual([]);
		expect(openIn('Carrow was late.')).toMatchObject([{ candidates: ['carrow'] }]);
	});

	it('is not counted if the review also names the person in another way', () => {
		expect(openIn('Carrow was late. Ned Carrow apologised.')).toEqual([]);
	});
});
