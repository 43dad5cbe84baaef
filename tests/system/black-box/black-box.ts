import { describeDescription } from './description.ts';
import { describeDiscovery } from './discovery.ts';
import { describeDocuments } from './documents.ts';
import { describeHub } from './hub.ts';
import { describeMcp } from './mcp.ts';
import { describeOperator } from './operator.ts';
import { describePages } from './pages.ts';
import { describeQueries } from './queries.ts';
import { describeRequests } from './requests.ts';
import type { TargetSource } from './target.ts';

/** All behavior that a client can observe, for the content of this checkout. */
export function describeService(target: TargetSource): void {
	describeDocuments(target);
	describeDiscovery(target);
	describePages(target);
	describeRequests(target);
	describeQueries(target);
	describeHub(target);
	describeMcp(target);
	describeOperator(target);
	describeDescription(target);
}
