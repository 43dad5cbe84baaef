import type { Aspect } from './aspect.ts';
import type { AspectFind } from './aspects/aspect-find.ts';
import { createAspectFinder } from './aspects/find-aspects.ts';
import { createAreaFinder, type AreaFind, type NamedArea } from './mentions/area-finder.ts';
import { createNameFinder, type NameContext } from './mentions/name-finder.ts';
import type { AmbiguousFind, NameFind } from './mentions/name-find.ts';
import type { Person } from './mentions/person.ts';
import { createServiceFinder, type ServiceFind } from './mentions/service-finder.ts';
import type { NamedService } from './mentions/services/named-service.ts';
import { parseText, type ParsedText } from './text/parse-text.ts';
import type { Span } from './text/tokens.ts';

/** The people, services, areas and aspects to look for. */
export interface Lexicon {
	readonly people: readonly Person[];
	readonly services: readonly NamedService[];
	readonly areas: readonly NamedArea[];
	readonly aspects: readonly Aspect[];
}

/** Facts about a text that help to read it. */
export interface TextContext extends NameContext {
	/** The review's title, read as a line before the text. */
	readonly title?: string | undefined;
	/** The review's star rating. */
	readonly rating?: number | undefined;
	/** Opinions, services and places are found only in English texts; people in texts of any language. */
	readonly isEnglish: boolean;
}

/** A find in the text or the title. If `in` is "title", its offsets are into the title. */
export type InReview<Find extends Span = Span> = Find & { readonly in?: 'title' | undefined };

/** Everything found in a review, with offsets. */
export interface TextReading {
	/** The title, if there is one, on a line before the text. */
	readonly parsed: ParsedText;
	/** Offset of the text in `parsed`. */
	readonly textStart: number;
	readonly aspects: readonly InReview<AspectFind>[];
	readonly people: readonly InReview<NameFind>[];
	readonly ambiguous: readonly InReview<AmbiguousFind>[];
	readonly services: readonly InReview<ServiceFind>[];
	readonly areas: readonly InReview<AreaFind>[];
}

export type TextReader = (text: string, context: TextContext) => TextReading;

/** Creates a reader for single texts. The same text and context always give the same reading. */
export function createTextReader({ people, services, areas, aspects }: Lexicon): TextReader {
	const findAspects = createAspectFinder(aspects);
	const findNames = createNameFinder(people);
	const findServices = createServiceFinder(services);
	const findAreas = createAreaFinder(areas);
	return (text, context) => {
		const heading = context.title === undefined ? '' : `${context.title}\n`;
		const textStart = heading.length;
		const parsed = parseText(heading + withoutQuestions(text));
		const place = <Find extends Span>(found: readonly Find[]) =>
			found.map((find): InReview<Find> => {
				if (textStart === 0) return find;
				if (find.end < textStart) return { ...find, in: 'title' };
				return { ...find, start: find.start - textStart, end: find.end - textStart };
			});
		const names = findNames(parsed, context);
		return {
			parsed,
			textStart,
			aspects: context.isEnglish ? place(findAspects(parsed, context.rating)) : [],
			people: place(names.people),
			ambiguous: place(names.ambiguous),
			services: context.isEnglish ? place(findServices(parsed)) : [],
			areas: context.isEnglish ? place(findAreas(parsed)) : [],
		};
	};
}

/** A question of a survey in square brackets, on a line before its answer, as the import writes it. */
const ASKED = /(?<=^|\n\n)\[[^\n]+\?\](?=\n[^\n])/g;

/** Blanks the questions of a survey: they are not the customer's words. Offsets stay the same. */
function withoutQuestions(text: string): string {
	return text.replace(ASKED, (line) => ' '.repeat(line.length));
}

/** Tells whether a BCP 47 tag is English, the only language in which opinions can be read. */
export function isEnglish(language: string): boolean {
	return /^en($|[-_])/i.test(language);
}
