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

/** What to look for. */
export interface Lexicon {
	readonly people: readonly Person[];
	readonly services: readonly NamedService[];
	readonly areas: readonly NamedArea[];
	readonly aspects: readonly Aspect[];
}

/** What is known of a text besides its words. */
export interface TextContext extends NameContext {
	/** Stars of the whole review. */
	readonly rating?: number | undefined;
	/** Judgements are read in English alone; names in every language. */
	readonly isEnglish: boolean;
}

/** What a text says, each with its place in the text. */
export interface TextReading {
	readonly parsed: ParsedText;
	readonly aspects: readonly AspectFind[];
	readonly people: readonly NameFind[];
	readonly ambiguous: readonly AmbiguousFind[];
	readonly services: readonly ServiceFind[];
	readonly areas: readonly AreaFind[];
}

export type TextReader = (text: string, context: TextContext) => TextReading;

/** Reads texts one by one; the same text in the same context always says the same. */
export function createTextReader({ people, services, areas, aspects }: Lexicon): TextReader {
	const findAspects = createAspectFinder(aspects);
	const findNames = createNameFinder(people);
	const findServices = createServiceFinder(services);
	const findAreas = createAreaFinder(areas);
	return (text, context) => {
		const parsed = parseText(text);
		return {
			parsed,
			aspects: context.isEnglish ? findAspects(parsed, context.rating) : [],
			...findNames(parsed, context),
			services: findServices(parsed),
			areas: findAreas(parsed),
		};
	};
}

/** Whether a language is the one that judgements are read in. */
export function isEnglish(language: string): boolean {
	return /^en($|[-_])/i.test(language);
}
