import type { Service } from '../reviews/business/service.ts';
import type { ServiceArea } from '../reviews/business/service-area.ts';
import type { StaffMember } from '../reviews/business/staff-member.ts';
import { foldName } from '../reviews/fold.ts';
import type { Overrides } from './overrides.ts';

/** The people, services and areas that the operator declared. */
export interface Vocabulary {
	/** Excludes people whom the operator keeps out of the public record. */
	readonly staff: readonly Member[];
	/** Ids of the people kept out of the public record. */
	readonly hidden: ReadonlySet<string>;
	readonly services: readonly Service[];
	readonly serviceAreas: readonly ServiceArea[];
	/** Keyed by folded name or alias. */
	readonly staffByName: ReadonlyMap<string, Member>;
	/** Keyed by folded id or name. */
	readonly serviceByName: ReadonlyMap<string, Service>;
	/** Mentions that the operator marked as wrong, as keys from `blockKey`. */
	readonly blocked: ReadonlySet<string>;
}

export function blockKey(review: string, entity: string): string {
	return `${review} ${entity}`;
}

/** A staff member, in the public record unless `public` is false. */
type Member = Omit<StaffMember, 'public'> & { readonly public?: boolean };

export function createVocabulary(
	staff: readonly Member[],
	services: readonly Service[],
	serviceAreas: readonly ServiceArea[],
	block: Overrides['mentions']['block'] = [],
): Vocabulary {
	const shown = staff.filter((member) => member.public !== false);
	return {
		staff: shown,
		hidden: new Set(staff.filter((member) => member.public === false).map(({ id }) => id)),
		services,
		serviceAreas,
		staffByName: toStaffByName(staff),
		serviceByName: new Map(
			services.flatMap((service) =>
				[service.id, service.name].map((name) => [foldName(name), service] as const),
			),
		),
		blocked: new Set(block.map(({ review, entity }) => blockKey(review, entity))),
	};
}

/** Maps names to people. Leaves out hidden people and names that several people share. */
function toStaffByName(staff: readonly Member[]): Map<string, Member> {
	const members = new Map<string, Set<Member>>();
	for (const member of staff) {
		for (const name of [member.name, ...member.aliases].map(foldName)) {
			members.set(name, (members.get(name) ?? new Set()).add(member));
		}
	}
	return new Map(
		[...members].flatMap(([name, [member, other]]) =>
			member && member.public !== false && !other ? [[name, member] as const] : [],
		),
	);
}
