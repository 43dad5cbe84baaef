import type { VisitType } from '../../../reviews/review.ts';
import type { NamedService } from './named-service.ts';
import { kindsOf } from './offered-kinds.ts';
import { SERVICE_KINDS } from './service-kinds.ts';

/** The kinds of services that are the reason for a kind of visit. */
const VISITS: Readonly<Record<string, VisitType>> = {
	'new-sales': 'sales_new',
	'used-sales': 'sales_used',
};

/** The kind of visit that is for this service, even if a review does not mention it. */
export function visitOfService(service: NamedService): VisitType | undefined {
	const [kind, other] = kindsOf(service, SERVICE_KINDS);
	return kind && !other ? VISITS[kind.id] : undefined;
}
