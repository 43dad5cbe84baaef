import type { Republish, SourcePolicy } from '../../reviews/business/verification-policy.ts';
import { foldName } from '../../reviews/fold.ts';

/** Names of platforms, by source id. */
const PLATFORMS: ReadonlyMap<string, string> = new Map([
	['autoscout24', 'AutoScout24'],
	['bazaarvoice', 'Bazaarvoice'],
	['birdeye', 'Birdeye'],
	['business-profile', 'Google'],
	['cars-com', 'Cars.com'],
	['cargurus', 'CarGurus'],
	['customer-lobby', 'Customer Lobby'],
	['dealer-reviews', 'Dealer review site'],
	['dealerrater', 'DealerRater'],
	['edmunds', 'Edmunds'],
	['facebook', 'Facebook'],
	['feefo', 'Feefo'],
	['google-maps', 'Google Maps'],
	['judge-me', 'Judge.me'],
	['kelley-blue-book', 'Kelley Blue Book'],
	['meta-reviews', 'Meta'],
	['mobile-de', 'mobile.de'],
	['podium', 'Podium'],
	['provenexpert', 'ProvenExpert'],
	['reviews-io', 'Reviews.io'],
	['trustpilot', 'Trustpilot'],
	['tripadvisor', 'Tripadvisor'],
	['yelp', 'Yelp'],
	['yotpo', 'Yotpo'],
]);

/** Names of forms and tools with which a business asks its own customers, by source id. */
const SURVEYS: ReadonlyMap<string, string> = new Map([
	['qualtrics', 'Customer survey (Qualtrics)'],
	['google-forms', 'Customer survey (Google Forms)'],
	['surveymonkey', 'Customer survey (SurveyMonkey)'],
	['typeform', 'Customer survey (Typeform)'],
	['wordpress', 'Our website'],
]);

/** Platforms whose terms forbid full copies, as words in the ids of sources, with the most that is safe. */
const CAREFUL: readonly (readonly [id: RegExp, republish: Republish])[] = [
	[/(?:^|-)yelp(?:-|$)/, 'excerpt'],
	[/(?:^|-)trip-?advisor(?:-|$)/, 'link'],
	[/^google-(?:maps|places)$/, 'link'],
	// At most 160 characters, with a link: https://www.cargurus.com/Cars/developers/docs/DealerReviews.html
	[/(?:^|-)cargurus(?:-|$)/, 'excerpt'],
];

/** Programs that collect reviews from other sites. Their sources are `birdeye-google` and the like. */
export const AGGREGATORS: readonly string[] = ['birdeye', 'podium'];

/** Ids of all sources that need no description by the operator. */
export const KNOWN_SOURCES = [...PLATFORMS.keys(), ...SURVEYS.keys()];

/** Returns the policy that a known platform gets at its first import. */
export function knownSource(id: string): SourcePolicy | undefined {
	const platform = PLATFORMS.get(id);
	if (platform !== undefined) return platformSource(id, platform);
	const survey = SURVEYS.get(id);
	if (survey !== undefined) return ownSource(id, survey);
	const aggregator = AGGREGATORS.find((one) => id.startsWith(`${one}-`));
	if (aggregator === undefined) return undefined;
	const site = id.slice(aggregator.length + 1);
	return platformSource(id, `${nameOf(site)} (through ${PLATFORMS.get(aggregator)})`);
}

/** Returns the policy of a source of which the operator said the name, and who asked for its reviews. */
export function newSource(id: string, name: string, firstParty: boolean): SourcePolicy {
	return firstParty ? ownSource(id, name) : platformSource(id, name);
}

/** Reviews that the business collected prove nothing, unless they come with an order. */
function ownSource(id: string, name: string): SourcePolicy {
	return {
		id,
		name,
		first_party: true,
		verification:
			'Collected by us; personal data is masked, and names may be shortened. A review counts as verified if its order number is in our records.',
		method: 'transaction_match',
	};
}

function platformSource(id: string, name: string): SourcePolicy {
	const isBuyer = id === 'judge-me';
	const republish = carefulRepublish(id);
	return {
		id,
		name,
		first_party: false,
		verification: isBuyer
			? 'Copied from the export; personal data is masked, and names may be shortened. A review counts as a purchase if Judge.me matched it with an order.'
			: 'Copied from the export; personal data is masked, and names may be shortened. The review comes from an account on that site; we do not claim to have verified the visit.',
		method: isBuyer ? 'transaction_match' : 'platform_account_only',
		...(republish && { republish }),
	};
}

function carefulRepublish(sourceId: string): Republish | undefined {
	return CAREFUL.find(([id]) => id.test(sourceId))?.[1];
}

/** Tells the operator about a source that says nothing about its platform's terms, or that is not shown. */
export function republishNote({ id, republish }: SourcePolicy): string | undefined {
	if (republish === 'link') {
		return `reviews of "${id}" are stored and counted, but not published: its "republish" in business.yaml is "link"`;
	}
	const careful = carefulRepublish(id);
	if (republish !== undefined || careful === undefined) return undefined;
	return (
		`the terms of "${id}" may forbid full copies of its reviews: add "republish: ${careful}" to this source ` +
		'in business.yaml, or "republish: full" if you may publish them'
	);
}

/**
 * Finds the source that a cell such as "Cars.com" names: one of the business by its id or name, or else
 * a known platform.
 */
export function sourceNamed(cell: string, sources: readonly SourcePolicy[]): string | undefined {
	const wanted = toPlain(cell);
	if (wanted === '') return undefined;
	const own = sources.find(({ id, name }) => [id, name].some((one) => toPlain(one) === wanted));
	if (own !== undefined) return own.id;
	if (wanted === 'google') {
		return sources.some(({ id }) => id === 'business-profile') ? 'business-profile' : 'google-maps';
	}
	const [id] = [...PLATFORMS].find((names) => names.some((one) => toPlain(one) === wanted)) ?? [];
	return id;
}

function toPlain(name: string): string {
	return foldName(name).replace(/[^\p{L}\p{N}]/gu, '');
}

function nameOf(site: string): string {
	if (site === 'google') return 'Google';
	const known = sourceNamed(site, []);
	const words = site.split('-').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
	return PLATFORMS.get(known ?? '') ?? words.join(' ');
}
