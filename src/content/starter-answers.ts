import type * as z from 'zod';
import { Business } from '../reviews/business/business.ts';
import type { StarterAnswers } from './create-starter.ts';

const EXAMPLES: StarterAnswers = {
	name: 'Example Motors',
	timezone: 'America/New_York',
	url: 'https://motors.example',
	email: 'care@motors.example',
};

/** Why an answer cannot stand in `business.yaml`, as the end of a sentence; undefined where it can. */
export function wrongAnswer(key: keyof StarterAnswers, answer: string): string | undefined {
	const schema: z.ZodType = Business.shape[key];
	// `z.url()` takes any scheme, and each of these is printed into a line.
	const isHttp = key !== 'url' || /^https?:\/\//.test(answer);
	if (answer !== '' && isHttp && schema.safeParse(answer).success) return undefined;
	return `cannot be it; write it like "${EXAMPLES[key]}"`;
}
