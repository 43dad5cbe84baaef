import type { OperatorAnswers } from './import-format.ts';

/**
 * Returns the source id of a review that an aggregator copied from another site: `birdeye-google`.
 * Sites verify reviews differently, so each needs its own policy. Undefined, which means the source
 * of the file, for the aggregator's own reviews, and if the operator names one source for all.
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
