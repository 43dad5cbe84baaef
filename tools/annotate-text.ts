import type { Annotation, AnnotationRequest } from './annotation.ts';
import { polarityTowards } from './polarity/polarity-towards.ts';
import { isEnglish, type InReview, type TextReader } from '../src/insights/text-reader.ts';

/** Annotates a text, including the polarity toward the targets that the request names. */
export function annotate(
	read: TextReader,
	request: AnnotationRequest,
	language: string,
): Annotation {
	const { id, title, text, targets } = request;
	const rating = request.rating ?? undefined;
	const reading = read(text, {
		...(title && { title }),
		rating,
		author: request.author ?? undefined,
		location: request.location ?? undefined,
		isEnglish: isEnglish(language),
	});
	const { parsed, textStart } = reading;
	return {
		id,
		aspects: reading.aspects.flatMap(({ aspect, polarity, confidence = 0, ...find }) =>
			polarity
				? [{ aspect, polarity, confidence, subject: 'us', read_by: 'engine', ...placeOf(find) }]
				: [],
		),
		technicians: reading.people.map(({ id: person, confidence, ...find }) => ({
			...{ id: person, ...placeOf(find), confidence },
		})),
		ambiguous: reading.ambiguous.map(({ surface, candidates, ...find }) => ({
			...{ surface, candidates: [...candidates], ...placeOf(find) },
		})),
		services: reading.services.map((find) => ({ id: find.id, ...placeOf(find) })),
		service_areas: reading.areas.map((find) => ({ id: find.id, ...placeOf(find) })),
		...(targets && {
			targets: targets.map(({ start, end }) => ({
				start,
				end,
				...polarityTowards(parsed, { start: start + textStart, end: end + textStart }, rating),
			})),
		}),
	};
}

function placeOf({ in: where, start, end }: InReview) {
	return { ...(where && { in: where }), start, end };
}
