import { basename, dirname } from 'node:path';
import type { BusinessFile } from '../reviews/business/business-file.ts';
import { foldName } from '../reviews/fold.ts';
import type { ExportSource } from './files/export-source.ts';
import {
	isGroupName,
	locationInFileName,
	locationNamed,
	nearestLocation,
	NO_LOCATION,
	type KnownLocation,
} from './find-location.ts';
import type { SettledAnswers } from './formats/import-format.ts';
import type { ReviewDraft } from './formats/read-record.ts';
import type { UnmatchedLocation } from './import-report.ts';
import { toEcho } from './join-problems.ts';
import type { OpenQuestion } from './open-questions.ts';

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/** Where a review belongs: a location, none of the business, or unknown. */
export type Place = KnownLocation | typeof NO_LOCATION | undefined;

/** Why a review is skipped that the operator says is about no location of the business. */
export const ELSEWHERE = 'not about one of your locations, as you answered';

/** Where the reviews of a file belong that do not name a location of the business. */
export interface Places {
	/** The location of reviews that name none. */
	readonly unnamed: Place;
	/** The location of reviews that name an unknown one. */
	readonly unknown: Place;
	readonly unmatched: readonly UnmatchedLocation[];
	readonly questions: readonly OpenQuestion[];
	readonly notes: readonly string[];
}

export type Placer = ReturnType<typeof createPlacer>;

/**
 * Finds the locations of the reviews in one file. A review that names none belongs to the location that
 * the operator gave, or that the file or its folder is named after, or to the only one. So does a review
 * with an unknown name, if the file names nothing else; otherwise one location would get the reviews of
 * several.
 */
export function createPlacer(
	business: BusinessFile,
	answers: SettledAnswers,
	source: Pick<ExportSource, 'name' | 'named'>,
	titles: ReadonlyMap<string, string> = new Map(),
) {
	const { locations } = business;
	const elsewhere = new Set(answers.elsewhere?.map(foldName));
	const found = new Map<string, KnownLocation | undefined>();
	const known = new Map<string, number>();
	const unknown = new Map<string, number>();
	let unnamed = 0;

	/** Returns the location that a review names, if the business has it, or "none" if the operator said so. */
	function find({ location }: Pick<ReviewDraft, 'location'>): Place {
		const words = wordsOf(location);
		if (words.some((word) => elsewhere.has(foldName(word)))) return NO_LOCATION;
		const named = words.map(byWord).find(Boolean);
		const [first] = words;
		if (named !== undefined) known.set(named.id, (known.get(named.id) ?? 0) + 1);
		else if (first === undefined) unnamed += 1;
		else unknown.set(first, (unknown.get(first) ?? 0) + 1);
		return named;
	}

	function byWord(word: string): KnownLocation | undefined {
		if (!found.has(word)) {
			const title = titles.get(word) ?? '';
			found.set(word, locationNamed(locations, word) ?? locationNamed(locations, title));
		}
		return found.get(word);
	}

	function finish(): Places {
		const given = locations.find(({ id }) => id === answers.location);
		const ofFolder = foldersOf(source)
			.map((folder) => locationNamed(locations, folder))
			.findLast(Boolean);
		const only = locations.length === 1 ? locations[0] : undefined;
		const ofFile = locationInFileName(locations, basename(source.name));
		const named = ofFile ?? ofFolder;
		const usual = given ?? named ?? only;
		const ofName = ofFile ? 'the name of the file' : 'the name of its folder';
		const why = given ? 'your answer' : named ? ofName : 'your only location';
		const isSole = known.size === 0 && unknown.size === 1;
		const namedCount = known.size + unknown.size;
		const namesNone = unnamed > 0 && namedCount === 0;
		// The reviews of several locations are in this file, so one answer says nothing about those that name none.
		const isOpen = given !== undefined && namedCount > 1 && answers.locationForAll !== true;
		const isSkipped = answers.location === NO_LOCATION;
		const all = isSkipped ? NO_LOCATION : usual;
		const rest = isOpen ? undefined : all;
		// A location for all files cannot be meant by several names.
		const isMeant = given === undefined || answers.locationOfFile === true;
		const ofSole = isSole && isMeant ? usual : undefined;
		const taken = answers.locationForAll === true ? all : ofSole;
		const names = [...unknown].map(([name, count]) => {
			const title = titles.get(name);
			return {
				...{ name: toEcho(name), count },
				title: title === undefined ? undefined : toEcho(title),
				nearest: nearestLocation(business, title ?? name)?.id,
				...(isGroupName(business, title ?? name) && { is_group: true as const }),
			};
		});
		const namesOfTaken = names.map(({ name }) => `"${name}"`).join(', ');
		return {
			unnamed: rest,
			unknown: taken,
			unmatched: taken === undefined ? names : [],
			questions: [
				...(namesNone && usual === undefined && !isSkipped ? [askPlace(source.name, unnamed)] : []),
				...(taken === undefined
					? names.flatMap((one) => questionOf(one, source.name, locations))
					: []),
			],
			notes: [
				...(known.size > 1
					? [`reviews by location: ${counted(known, [rest, unnamed], [taken, sum(unknown)])}`]
					: []),
				...(unnamed > 0 && isPlace(rest) && (rest === named || namedCount > 0)
					? [`reviews that name no location go to "${rest.id}" (${why})`]
					: []),
				...(!isPlace(taken) || names.length === 0
					? []
					: [`reviews of ${namesOfTaken} go to "${taken.id}" (${why})`]),
			],
		};
	}

	function askPlace(file: string, count: number): OpenQuestion {
		const choices = locations.map(({ id }) => id);
		const question = `Which location ${count === 1 ? 'is its review' : `are its ${count} reviews`} about?`;
		const columns = (answers.mayPlace ?? []).map((name) => `"${name}"`);
		if (columns.length === 0) return { file, flag: 'location', question, choices };
		const or = `If ${OR.format(columns)} names it, add --column COLUMN=location instead`;
		return { file, flag: 'location-for-all', question: `${question} ${or}`, choices };
	}

	return { find, finish };
}

/** Returns the question which location a name means. The name of the whole group means none. */
export function questionOf(
	{ name, title, count, nearest, is_group: isGroup }: UnmatchedLocation,
	file: string,
	locations: BusinessFile['locations'],
): OpenQuestion[] {
	if (isGroup === true) return [];
	const choices = [...locations.map(({ id }) => id), NO_LOCATION];
	const called = title === undefined ? `"${name}"` : `"${title}", ${name}`;
	const question = `Which location is ${called} (${reviews(count)})? If it is not one of yours, answer "${NO_LOCATION}" to skip ${count === 1 ? 'the review' : 'them'}`;
	return [{ file, flag: 'alias', question, choices, name, usual: nearest }];
}

/** Whether a review names no location at all. */
export function isUnnamed({ location }: Pick<ReviewDraft, 'location'>): boolean {
	return wordsOf(location).length === 0;
}

function wordsOf({ value, alternatives = [] }: ReviewDraft['location']): string[] {
	return [value, ...alternatives].filter((word) => word !== '');
}

function isPlace(place: Place): place is KnownLocation {
	return place !== undefined && place !== NO_LOCATION;
}

/** Counts the reviews that name each location, and those that go to one for another reason. */
function counted(
	known: ReadonlyMap<string, number>,
	...others: readonly (readonly [Place, number])[]
): string {
	const counts = new Map(known);
	for (const [place, count] of others) {
		if (isPlace(place) && count > 0) counts.set(place.id, (counts.get(place.id) ?? 0) + count);
	}
	return [...counts].map(([id, count]) => `${id} (${count})`).join(', ');
}

function sum(counts: ReadonlyMap<string, number>): number {
	return counts.values().reduce((total, count) => total + count, 0);
}

/** Returns "1 review", "2 reviews" and so on. */
export function reviews(count: number): string {
	return count === 1 ? '1 review' : `${count} reviews`;
}

/** Returns the names of the folders of a file, from the one that the operator named inwards. */
function foldersOf({ name, named }: Pick<ExportSource, 'name' | 'named'>): string[] {
	if (name === named) return [basename(dirname(name))];
	return [basename(named), ...dirname(name.slice(named.length)).split('/')];
}
