import type { CalendarDate } from '../../reviews/calendar-date.ts';
import type { SinceDays } from '../../reviews/since-days.ts';
import { Column } from './column.ts';
import type { IndexFile, Numbers, Section } from './index-file.ts';
import { lowerBound, type Range } from './range.ts';

const DIGEST_BYTES = 32;

/** All reviews on or after a day. */
export interface SinceDay {
	readonly count: number;
	/**
	 * SHA-256 of these reviews as published, in hex. Precomputed, so that the reviews need not be
	 * read.
	 */
	readonly digest: string;
}

/** The days that have reviews, newest first, and the range of reviews of each day. */
export class Days {
	/** Days as numbers: YYYYMMDD. */
	readonly #days: Column;
	/** For each day, the number of reviews on or after it. */
	readonly #counts: Column;
	readonly #digests: Section;

	constructor(file: IndexFile) {
		this.#days = new Column(file.section('days'));
		this.#counts = new Column(file.section('day_counts'));
		this.#digests = file.section('day_digests');
	}

	/** Counts the reviews on or after a day. */
	countSince(date: CalendarDate): number {
		return this.#countOf(this.#find(date, 0));
	}

	/** Counts the reviews after a day. */
	countAfter(date: CalendarDate): number {
		return this.#countOf(this.#find(date, 1));
	}

	/** Returns all reviews of the same day as this one. */
	dayOf(doc: number): Range {
		const day = this.#dayAt(doc);
		return { first: this.#countOf(day), end: this.#countOf(day + 1) };
	}

	dateOf(doc: number): CalendarDate {
		const digits = String(this.#days.at(this.#dayAt(doc))).padStart(8, '0');
		return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
	}

	since(date: CalendarDate): SinceDay | undefined {
		const days = this.#find(date, 0);
		if (days === 0) return undefined;
		const { pages, offset } = this.#digests;
		const digest = pages.view(offset + (days - 1) * DIGEST_BYTES, DIGEST_BYTES);
		return { count: this.#countOf(days), digest: Buffer.from(digest).toString('hex') };
	}

	/** Lists the months that have reviews, as YYYY-MM, oldest first. */
	months(): string[] {
		const months = new Set(Array.from(this.#days.all(), (day) => Math.floor(day / 100)));
		return [...months].toReversed().map((month) => {
			const digits = String(month).padStart(6, '0');
			return `${digits.slice(0, 4)}-${digits.slice(4)}`;
		});
	}

	/** Counts the days that are on or after a date (distance 0), or after it (distance 1). */
	#find(date: CalendarDate, distance: 0 | 1): number {
		const number = toNumber(date) + distance;
		return lowerBound(0, this.#days.length, (index) => this.#days.at(index) < number);
	}

	#dayAt(doc: number): number {
		return lowerBound(0, this.#counts.length, (index) => this.#counts.at(index) > doc);
	}

	/** Counts the reviews of the newest `days` days. */
	#countOf(days: number): number {
		return days === 0 ? 0 : this.#counts.at(days - 1);
	}
}

/** Renders the sections that `Days` reads. */
export function renderDays(days: SinceDays): Record<string, Numbers> {
	return {
		days: Uint32Array.from(days, ({ date }) => toNumber(date)),
		day_counts: Uint32Array.from(days, ({ count }) => count),
		day_digests: Buffer.from(days.map(({ digest }) => digest).join(''), 'hex'),
	};
}

function toNumber(date: CalendarDate): number {
	return Number(date.replaceAll('-', ''));
}
