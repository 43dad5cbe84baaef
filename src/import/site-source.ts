import type { OperatorAnswers } from './import-format.ts';

/**
 * The source of a review that an aggregator has from another site: `birdeye-google`. Each site vouches
 * for something else, so each needs its own words in the policy. Undefined, which means the source of
 * the whole file, for reviews of the aggregator's own and where the operator names one for all.
 */
export function siteSourceOf(
	aggregator: string,
	site: string | undefined,
	own: RegExp,
	answers: OperatorAnswers,
): string | undefined {
	const written = site?.trim() ?? '';
	if (answers.source !== undefined || written === '' || own.test(written)) return undefined;
	const slug = written
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
		.slice(0, 40);
	return slug === '' ? undefined : `${aggregator}-${slug}`;
}
