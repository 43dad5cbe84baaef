import { FORMATS } from '../../src/import/formats/formats.ts';
import { ImportMap } from '../../src/import/generic/import-map.ts';
import { SCALE_NAMES } from '../../src/import/values/rating-scale.ts';
import { ENCODINGS } from '../../src/import/files/text-encoding.ts';
import type { Random } from '../../tests/support/random.ts';

/** Picks an operator's import options, right or wrong. A seed always picks the same options. */
export function pickFlags({ pick, number }: Random) {
	const sometimes = <Value>(share: number, values: readonly Value[]) =>
		number() < share ? pick(values) : undefined;
	return {
		format: sometimes(0.15, IDS),
		// A few formats carry no location, and most of their records are rejected without one.
		location: sometimes(0.6, LOCATIONS),
		answers: {
			// A file in no known format cannot be imported without a source.
			source: sometimes(0.4, SOURCES),
			dateOrder: sometimes(0.3, ['dmy', 'mdy'] as const),
			scale: sometimes(0.15, SCALE_NAMES),
			timeZone: sometimes(0.2, ['America/Los_Angeles', 'UTC', 'Asia/Kathmandu']),
			encoding: sometimes(0.15, ENCODINGS),
			map: sometimes(0.2, MAPS),
		},
	};
}

const IDS = FORMATS.map(({ id }) => id);
const LOCATIONS = ['alder-falls', 'harborview', 'millbrook'];
const SOURCES = ['survey', 'dealer-reviews', 'yelp'];

const MAPS = [
	{ constants: { source: 'dealer-reviews', location: 'harborview', language: 'en' } },
	{ constants: { source: 'survey' }, delimiter: 'tab', header: 'present', date_order: 'dmy' },
	{ constants: { location: 'atlantis', source: 'yelp' }, scale: 10 },
	{
		fields: { rating: 'Stars', date: 'Review Date', text: 'Review Text', reply: 'Reply' },
		constants: { source: 'dealer-reviews' },
		date_pattern: 'DD/MM/YYYY',
		personal: ['Phone', 'E-Mail'],
		ignore: ['Headline'],
		proof: { column: 'Order Number', method: 'transaction_match' },
		values: { location: { 'Alder Falls': 'alder-falls' } },
	},
	{
		fields: { rating: 'reviewRating.ratingValue', source: 'location', status: 'author.name' },
		values: {
			source: { harborview: 'survey', 'alder-falls': 'yelp', millbrook: 'nowhere' },
			status: { Kit: 'withheld' },
			recommends: { yes: true },
		},
	},
	// A file without a header line.
	{
		header: ['id', 'rating', 'date', 'text', '', 'author'],
		constants: { source: 'dealer-reviews', location: 'millbrook' },
		delimiter: ';',
		encoding: 'windows-1252',
		time_zone: 'Europe/Paris',
	},
].map((map) => ImportMap.parse(map));
