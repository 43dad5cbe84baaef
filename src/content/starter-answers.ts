import type * as z from 'zod';
import { Business } from '../reviews/business/business.ts';
import type { StarterAnswers } from './create-starter.ts';

const EXAMPLES: StarterAnswers = {
	name: 'Example Motors',
	timezone: 'America/New_York',
	url: 'https://motors.example',
	email: 'care@motors.example',
};

/** Returns why an answer is invalid, as the end of a sentence; undefined if it is valid. */
export function describeInvalidAnswer(
	key: keyof StarterAnswers,
	answer: string,
): string | undefined {
	const schema: z.ZodType = Business.shape[key];
	// `z.url()` accepts any scheme; a website needs http or https.
	const isHttp = key !== 'url' || /^https?:\/\//.test(answer);
	if (answer !== '' && isHttp && schema.safeParse(answer).success) return undefined;
	return `cannot be it; write it like "${EXAMPLES[key]}"`;
}
