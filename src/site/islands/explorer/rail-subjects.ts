import type { Words } from '../../../reviews/messages/catalogs.ts';
import { foldWord } from '../../../reviews/words.ts';
import { foldSubject, type FoundSubject, type Subject } from './find-subjects.ts';
import { choicesOf, type Choice } from './rail.ts';

/** A choice in the rail as a subject of searches. */
export interface RailSubject extends Subject {
	readonly choice: Choice;
	readonly label: string;
	/** Number of reviews, and of those that complain about it, whatever the current view. */
	readonly count: number;
	readonly complaintCount: number;
}

/**
 * Reads the choices of the rail; of two with the same label, as a service and an aspect, the one with more reviews. Call
 * it before the counts of the filters change.
 */
export function readSubjects(root: HTMLElement): readonly RailSubject[] {
	const subjects = choicesOf(root).map((choice) => {
		const { words, complaints, against } = choice.link.dataset;
		const label = choice.link.querySelector('[data-name]')?.textContent ?? '';
		return {
			...foldSubject(label, words?.split('|'), complaints?.split('|')),
			...{ choice, label },
			count: Number(choice.link.querySelector('[data-count]')?.textContent),
			complaintCount: Number(against),
		};
	});
	return subjects.filter(
		({ label, count }) => !subjects.some((other) => other.label === label && other.count > count),
	);
}

/** Reads the words of the language that are too common to find a review or a subject. */
export function readCommonWords(root: HTMLElement): ReadonlySet<string> {
	return new Set(root.dataset['common']?.split(' ').map(foldWord));
}

/** Returns the label of a found subject: "Staff" or "Complaints about staff". */
export function labelOf(
	t: Words,
	{ subject: { label: name }, isComplaint }: FoundSubject<RailSubject>,
): string {
	return isComplaint ? t('list.complaints', { name, inside: t.inside(name) }) : name;
}
