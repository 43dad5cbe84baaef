import type { CalendarDate, Instant } from '../reviews/calendar-date.ts';
import { customerName } from './customer-name.ts';
import type { OperatorAnswers, ReadRecord } from './import-format.ts';
import { siteSourceOf } from './site-source.ts';
import { skip, toDraft } from './platform-draft.ts';
import { toReplies } from './platform-reply.ts';

/** A review in a Birdeye export, from the API or a table. */
export interface BirdeyeRecord {
	readonly id: string;
	readonly rating: number | undefined;
	readonly when: CalendarDate | Instant;
	readonly title?: string | undefined;
	readonly text: string;
	readonly firstName?: string | undefined;
	readonly lastName?: string | undefined;
	readonly nickname?: string | undefined;
	readonly phone?: string | undefined;
	readonly url?: string | undefined;
	/** The site where the review was posted. Absent for reviews on Birdeye itself. */
	readonly site?: string | undefined;
	readonly status?: string | undefined;
	readonly recommends?: boolean | undefined;
	readonly business: readonly (string | undefined)[];
	readonly response?: string | undefined;
	readonly responseDate?: string | undefined;
	readonly assistedBy: readonly string[];
}

export const BIRDEYE = 'birdeye';
const OWN_SITES = /^(?:birdeye|direct|direct[ _-]?feedback|our[ _-]?website)$/i;
const PUBLIC = /^(?:published|public|active|featured|live)$/i;

/**
 * Converts a record to a draft. The export shows no invitations or check-ins, so a review counts
 * only as written from an account.
 */
export function fromBirdeye(record: BirdeyeRecord, answers: OperatorAnswers): ReadRecord {
	const { id, rating, status, recommends, site } = record;
	if (status !== undefined && !PUBLIC.test(status.trim())) return skip(id, 'unpublished');
	if (rating === undefined)
		return skip(id, recommends === undefined ? 'unrated' : 'recommendation');
	const [business = '', ...alternatives] = record.business.flatMap((word) => word ?? []);
	return toDraft({
		reviewId: id,
		sourceId: siteSourceOf(BIRDEYE, site, OWN_SITES, answers),
		rating,
		location: { field: 'business', value: business, alternatives },
		date: { field: 'review date', value: record.when },
		title: record.title,
		text: record.text,
		sourceUrl: record.url,
		authorName: customerName(record.firstName, record.lastName) ?? customerName(record.nickname),
		// Birdeye writes 0 for all reviews from sites that use stars.
		recommends: recommends === true ? true : undefined,
		technicians: record.assistedBy,
		phones: record.phone === undefined ? [] : [record.phone],
		...toReplies([{ text: record.response, when: record.responseDate }]),
	});
}
