import { birdeyeCsv } from './birdeye-csv.ts';
import { birdeyeJson } from './birdeye-json.ts';
import { dealerRaterJson } from './dealer-rater-json.ts';
import { dealerReviewCsv } from './dealer-review-csv.ts';
import { edmundsCsv } from './edmunds-csv.ts';
import { facebookJson } from './facebook-json.ts';
import { genericCsv } from '../generic/generic-csv.ts';
import { genericJson } from '../generic/generic-json.ts';
import { googleBusinessProfile } from './google-business-profile.ts';
import { googleMapsCsv } from './google-maps-csv.ts';
import type { ImportFormat } from './import-format.ts';
import { judgeMeCsv } from './judge-me-csv.ts';
import { metaReviewsCsv } from './meta-reviews-csv.ts';
import { podiumJson } from './podium-json.ts';
import { survey } from './survey.ts';
import { trustpilotCsv } from './trustpilot-csv.ts';
import { trustpilotJson } from './trustpilot-json.ts';
import { VENDOR_FORMATS } from './vendor-exports.ts';
import { yelpJson } from './yelp-json.ts';

/** All import formats, generic ones last. */
export const FORMATS: readonly ImportFormat[] = [
	googleBusinessProfile,
	dealerReviewCsv,
	survey,
	googleMapsCsv,
	dealerRaterJson,
	birdeyeJson,
	birdeyeCsv,
	podiumJson,
	facebookJson,
	yelpJson,
	trustpilotJson,
	trustpilotCsv,
	judgeMeCsv,
	metaReviewsCsv,
	edmundsCsv,
	...VENDOR_FORMATS,
	genericCsv,
	genericJson,
];
