import { dealerReviewCsv } from './dealer-review-csv.ts';
import { googleBusinessProfile } from './google-business-profile.ts';
import type { ImportFormat } from './import-format.ts';
import { survey } from './survey.ts';

/** Every format that an import recognises. */
export const FORMATS: readonly ImportFormat[] = [googleBusinessProfile, dealerReviewCsv, survey];
