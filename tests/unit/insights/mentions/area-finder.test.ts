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
	['no word in small letters', 'A reed by the bend.', []],
])('finds %s', (_what, text, expected) => {
	expect(areasIn(text)).toEqual(expected);
});
