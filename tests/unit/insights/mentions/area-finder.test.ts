import { expect, it } from 'vitest';
import { createAreaFinder } from '../../../../src/insights/mentions/area-finder.ts';
import { parseText } from '../../../../src/insights/text/parse-text.ts';

const findAreas = createAreaFinder([
	{ id: 'reed', name: 'Reed', aliases: ['the Bend'] },
	{ id: 'reed-valley', name: 'Reed Valley', aliases: ['Ft. Reed'] },
]);
const areasIn = (text: string) =>
	findAreas(parseText(text)).map(({ id, start, end }) => `${id}: ${text.slice(start, end)}`);

it.each([
	['the longest name', 'We drove in from Reed Valley.', ['reed-valley: Reed Valley']],
	['a name with a hyphen', 'Reed-Valley is far.', ['reed-valley: Reed-Valley']],
	[
		'an abbreviation',
		'Near Ft. Reed, or Ft Reed.',
		['reed-valley: Ft. Reed', 'reed-valley: Ft Reed'],
	],
	['a name without its possessive', "Reed's only shop", ['reed: Reed']],
	['a name in a text without capitals', 'worth it from reed', ['reed: reed']],
	['no lower-case word', 'A reed by the bend.', []],
])('finds %s', (_what, text, expected) => {
	expect(areasIn(text)).toEqual(expected);
});

it.each([
	'I live in Reed Valley.',
	'We live out in Reed Valley, so it is a haul.',
	'Drove an hour from Reed Valley for this.',
	'We came all the way over from Reed Valley.',
	"I'm from Reed Valley and know trucks.",
	'Worth the drive from Reed Valley.',
	'It is forty minutes from my house in Reed Valley.',
	'Great shop. Living in Reed Valley, I had choices.',
	'Each time I drive home to Reed Valley with my coffee shaking.',
	'They drove me home to Reed Valley in the shuttle.',
	'Had to beg a ride home from Alder Falls to Reed Valley.',
	'Home in Reed Valley before the school run.',
	'We argued about color the entire way from Reed Valley.',
	'I arrive from Reed Valley and nothing is ready.',
])('recognizes the place as the customer’s home in “%s”', (text) => {
	expect(findAreas(parseText(text))).toMatchObject([{ id: 'reed-valley', isHome: true }]);
});

it.each([
	'The dealer in Reed Valley wanted more.',
	'The part came from Reed Valley.',
	'They towed it to Reed Valley.',
	'We used to live in Reed Valley.',
	'My sister lives in Reed Valley.',
	'I drove home from Reed Valley on a flat.',
	'A chip became a crack on the drive from Reed Valley.',
	'Reed Valley has no shop.',
	'It was towed to my mother’s home in Reed Valley.',
	'The van takes people to a nursing home in Reed Valley.',
])('does not mistake the place for the customer’s home in “%s”', (text) => {
	expect(findAreas(parseText(text))).toMatchObject([{ id: 'reed-valley', isHome: false }]);
});
