import type { Words } from '../../../reviews/messages/catalogs.ts';
import { foldWord, splitWords } from '../../../reviews/words.ts';
import {
	aspectPath,
	locationPath,
	servicePath,
	technicianPath,
} from '../../../endpoints/http/urls.ts';
import type { ViewParameter } from '../../view-models/listings/view.ts';
import { findSubjects, type FoundSubject } from './find-subjects.ts';
import { element, partOf } from './parts.ts';
import { labelOf, type RailSubject } from './rail-subjects.ts';
import { linkToAll, localHref } from './view-link.ts';

const MOST_SUGGESTIONS = 5;

/** The pages of what a filter offers. Sources have none. */
const PAGES: Readonly<Partial<Record<ViewParameter, (id: string) => string>>> = {
	aspect: aspectPath,
	location: locationPath,
	mentions_service: servicePath,
	mentions_technician: technicianPath,
};

/**
 * Creates a function that links the pages of the subjects that a search names, complaints about them, and the hours
 * of the locations, which reviews do not tell.
 */
export function createSuggestions(
	t: Words,
	root: HTMLElement,
	subjects: readonly RailSubject[],
	common: ReadonlySet<string>,
): (typed: string) => void {
	const hours = partOf(root, 'hours');
	const hoursWords = new Set(hours.dataset['words']?.split(' ').map(foldWord));
	return (typed) => {
		const found = findSubjects(subjects, typed, common).slice(0, MOST_SUGGESTIONS);
		const links: Node[] = found.map((one) => linkTo(t, one));
		const asksForHours = splitWords(typed).some((word) => hoursWords.has(foldWord(word)));
		if (asksForHours) links.push(...document.importNode(hours, true).children);
		partOf(root, 'suggestions').replaceChildren(...links.map((link) => element('li', {}, link)));
	};
}

/** Links the page of a subject, or its reviews if it has none; of complaints, these. */
function linkTo(t: Words, found: FoundSubject<RailSubject>): HTMLAnchorElement {
	const { subject, isComplaint } = found;
	const { link, parameter, value } = subject.choice;
	const n = isComplaint ? subject.complaintCount : subject.count;
	const label = t('list.suggestion', { name: labelOf(t, found), n });
	const pathOf = isComplaint ? undefined : PAGES[parameter];
	if (pathOf) {
		return element('a', { href: localHref(pathOf(link.dataset['id'] ?? value)) }, label);
	}
	const sentiment = isComplaint ? 'complaint' : undefined;
	return linkToAll(element('a', {}, label), { [parameter]: value, sentiment });
}
