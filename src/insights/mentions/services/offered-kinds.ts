import { foldName } from '../../../reviews/fold.ts';
import { groupByEach } from '../../../reviews/group-by-each.ts';
import type { NamedService } from './named-service.ts';
import type { ServiceKind } from './service-kind.ts';

/** The operator's services under which a kind is counted. */
export interface OfferedKind {
	readonly ids: readonly string[];
	/** True if the kind has no service of its own and the services are broader. */
	readonly isBroader: boolean;
}

/** Maps each kind to the services under which it is counted. Kinds without a service are left out. */
export function toOfferedKinds(
	services: readonly NamedService[],
	kinds: readonly ServiceKind[],
): Map<ServiceKind, OfferedKind> {
	const offered = groupByEach(services, (service) => kindsOf(service, kinds).map(({ id }) => id));
	return new Map(
		kinds.flatMap((kind) => {
			const under = [kind.id, ...(kind.instead?.split(' ') ?? [])]
				.map((id) => offered.get(id))
				.find((found) => found !== undefined);
			if (!under) return [];
			const ids = under.map(({ id }) => id);
			return [[kind, { ids, isBroader: !offered.has(kind.id) }] as const];
		}),
	);
}

/** Returns the kind with the service's id, or else the kinds that share the most keywords with it. */
export function kindsOf(
	service: NamedService,
	kinds: readonly ServiceKind[],
): readonly ServiceKind[] {
	const same = kinds.filter(({ id }) => id === service.id);
	if (same.length > 0) return same;
	const words = new Set([
		service.id,
		...service.id.split('-'),
		...foldName(service.name).split(/[^\p{L}\p{N}/]+/u),
	]);
	const weights = kinds.map(({ keys }) =>
		Math.max(...keys.split(' ').map((key) => weightOf(key.split('+'), words))),
	);
	const most = Math.max(...weights);
	return most === 0 ? [] : kinds.filter((_kind, at) => weights[at] === most);
}

function weightOf(key: readonly string[], words: ReadonlySet<string>): number {
	return key.every((word) => words.has(word)) ? key.length : 0;
}
