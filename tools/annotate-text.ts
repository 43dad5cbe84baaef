import type { Annotation, AnnotationRequest } from '../src/insights/annotation.ts';
import { polarityTowards } from '../src/insights/polarity/polarity-towards.ts';
import { isEnglish, type TextReader } from '../src/insights/text-reader.ts';

/** Annotates a text, including the polarity towards targets that the request names. */
export function annotate(
	read: TextReader,
	request: AnnotationRequest,
	language: string,
): Annotation {
	const { id, text, targets } = request;
	const rating = request.rating ?? undefined;
	const reading = read(text, {
		rating,
		author: request.author ?? undefined,
		location: request.location ?? undefined,
		isEnglish: isEnglish(language),
	});
	return {
		id,
		aspects: reading.aspects.flatMap(({ aspect, polarity, confidence, start, end }) =>
			polarity ? [{ aspect, polarity, confidence, start, end }] : [],
		),
		technicians: reading.people.map(({ id: person, start, end, confidence }) => ({
			...{ id: person, start, end, confidence },
		})),
		ambiguous: reading.ambiguous.map(({ surface, candidates, start, end }) => ({
			...{ surface, candidates: [...candidates], start, end },
		})),
		services: reading.services.map(({ id: service, start, end }) => ({ id: service, start, end })),
		service_areas: reading.areas.map(({ id: area, start, end }) => ({ id: area, start, end })),
		...(targets && {
			targets: targets.map(({ start, end }) => ({
				start,
				end,
				...polarityTowards(reading.parsed, { start, end }, rating),
			})),
		}),
	};
}
