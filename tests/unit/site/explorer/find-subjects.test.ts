import { expect, it } from 'vitest';
import { findSubjects, foldSubject } from '../../../../src/site/islands/explorer/find-subjects.ts';

const SUBJECTS = [
	{ value: 'staff', ...foldSubject('Staff', ['friendly', 'rude'], ['rude', 'lazy']) },
	{ value: 'speed', ...foldSubject('Wait time', ['wait', 'took forever'], ['late']) },
	{ value: 'price', ...foldSubject('Price', ['cost'], ['pricey', 'gouging', 'overcharged']) },
	{ value: 'honesty', ...foldSubject('Honesty', ['scam'], ['cheated', 'overcharged', 'scam']) },
	{ value: 'place', ...foldSubject('Harborview', ['Harbor View']) },
	{ value: 'oil-change', ...foldSubject('Oil change', ['oil service', 'changed my oil']) },
	{ value: 'ev', ...foldSubject('Hybrid & EV service', ['electric car', 'hybrid']) },
	{ value: 'sam', ...foldSubject('Sam Kowalski', ['Sammy']) },
	{ value: 'dana', ...foldSubject('Dana Whitfield') },
	{ value: 'tom', ...foldSubject('Tomás Müller') },
];
const COMMON = new Set(['with', 'service', 'customer']);
const find = (typed: string) =>
	findSubjects(SUBJECTS, typed, COMMON).map(
		({ subject, isComplaint }) => `${subject.value}${isComplaint ? ' complaints' : ''}`,
	);

it.each([
	['wi', []],
	['sam', ['sam']],
	['dana whit', ['dana']],
	['mueller', ['tom']],
	['electric car', ['ev']],
	['which location for hybrid', ['ev']],
	['harbor view', ['place']],
	['oil change wait', ['oil-change', 'speed']],
	['customer service', []],
	['price with service', ['price']],
	['q', []],
	['', []],
])('"%s" names %j', (typed, found) => {
	expect(find(typed)).toEqual(found);
});

it.each([
	['rude', ['staff complaints']],
	['Rude staff', ['staff complaints']],
	['scam', ['honesty complaints']],
	['cheated', ['honesty complaints']],
	['price gouging', ['price complaints']],
	['overcharged', ['price complaints', 'honesty complaints']],
	['lazy oil change', ['oil-change', 'staff complaints']],
])('"%s" complains: %j', (typed, found) => {
	expect(find(typed)).toEqual(found);
});

it('takes no beginning of a complaint for one, and no friendly word', () => {
	expect(find('price')).toEqual(['price']);
	expect(find('friendly')).toEqual(['staff']);
});

it.each([
	['dana witfield', ['dana']],
	['Dana Whitfeild', ['dana']],
	['Kowalsky', ['sam']],
	['harborveiw', ['place']],
	['danna', ['dana']],
	['dan whitfelt', []],
])('reads one wrong letter in each word of a name: "%s" is %j', (typed, found) => {
	expect(find(typed)).toEqual(found);
});

it('says whether one subject has all the words', () => {
	expect(findSubjects(SUBJECTS, 'dana witfield', COMMON).map(({ hasAll }) => hasAll)).toEqual([
		true,
	]);
	expect(findSubjects(SUBJECTS, 'oil change wait', COMMON).map(({ hasAll }) => hasAll)).toEqual([
		false,
		false,
	]);
});
