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
		['in small letters', 'thanks meredith, see you', ['meredith: meredith']],
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
		['before a verb in a title', 'Meredith Fixed My Van', ['meredith: Meredith']],
		['as it sounds', 'We love Meredyth here.', ['meredith: Meredyth']],
		['as a declared nickname', 'Ask for Duke.', ['geoff: Duke']],
		['as another spelling', 'Jeff knows Subarus.', ['geoff: Jeff']],
		['with letters swapped', 'We love Merdeith here.', ['meredith: Merdeith']],
		['with its last name misspelt', 'Meredith Stanislous rang.', ['meredith: Meredith Stanislous']],
		['as initial and last name', 'M. Stanislaus signed.', ['meredith: M. Stanislaus']],
		['by title', 'Ms. Stanislaus signed.', ['meredith: Stanislaus']],
	])('is found %s', (_how, text, expected) => {
		expect(namesIn(text)).toEqual(expected);
	});

	it.each([
		['a word of the language', 'They will call. Will they? Will be back.'],
		['a relation of the customer', 'My husband Geoff waited, and my aunt, Meredith, too.'],
		['somebody with another last name', 'Meredith Grey would approve.'],
		['of another business', 'Geoff at the tire store disagreed.'],
		['of the customer who says so', 'I am Meredith and I drive a van.'],
		['a signature', 'Great work.\n- Geoff'],
		['a town', 'We moved to Washington last spring.'],
		['an address', 'Write to meredith@example.com'],
		['the end of another word', 'We drove a C-Meredith home.'],
		['a shop called after its owner', "I ate at Meredith's while I waited."],
		['named right behind another business', 'The guy at Firestone, Geoff, shrugged.'],
		['a husband named behind', 'Geoff my husband waited.'],
		['somebody else whose name is near', 'Lucas and Mercedes helped us.'],
	])('is nobody of the staff when it is %s', (_what, text) => {
		expect(namesIn(text)).toEqual([]);
		expect(openIn(text)).toEqual([]);
	});

	it('that is also a word is found where the words around ask for a person', () => {
		expect(namesIn('Will explained what will happen; ask for Will.')).toEqual([
			'will: Will',
			'will: Will',
		]);
	});

	it('is not found at another location than the one where the person works, unless in full', () => {
		expect(namesIn('Lucía was quick.', { location: 'hilltop' })).toEqual([]);
		expect(namesIn('Lucía Fontaine was quick.', { location: 'hilltop' })).toHaveLength(1);
	});

	it("is the customer's own where it ends what that customer wrote", () => {
		expect(namesIn('Thanks, Geoff', { author: 'Geoff B.' })).toEqual([]);
		expect(namesIn('Thanks, Geoff', { author: 'Ann B.' })).toEqual(['geoff: Geoff']);
	});
});

describe('a name that two bear', () => {
	it('is reported with both, and attributed to none', () => {
		expect(namesIn('Sam was great.')).toEqual([]);
		expect(openIn('Sam was great.')).toEqual([
			{ start: 0, end: 3, surface: 'Sam', candidates: ['sam-ode', 'sam-pryor'] },
		]);
	});

	it.each([
		['named in full before', 'Sam Ode took it in. Sam called at noon.', {}, 'sam-ode'],
		['of the review’s location', 'Sam was great.', { location: 'hilltop' }, 'sam-pryor'],
		['of the department spoken of', 'Sam in finance was great.', {}, 'sam-pryor'],
		['whose role is named', 'Our technician Sam was great.', {}, 'sam-ode'],
		['of the location spoken of', 'Sam at the Hilltop store was great.', {}, 'sam-pryor'],
	])('is that of the one %s', (_which, text, context, id) => {
		const { people, ambiguous } = findNames(parseText(text), context);
		expect(new Set(people.map((find) => find.id))).toEqual(new Set([id]));
		expect(ambiguous).toEqual([]);
	});

	it('stays open where the review names both in full', () => {
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

	it('is not counted where the review names the person otherwise', () => {
		expect(openIn('Carrow was late. Ned Carrow apologised.')).toEqual([]);
	});
});
