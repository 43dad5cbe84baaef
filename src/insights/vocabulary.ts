import type { Service } from '../reviews/business/service.ts';
import type { ServiceArea } from '../reviews/business/service-area.ts';
import type { StaffMember } from '../reviews/business/staff-member.ts';
import { foldName } from '../reviews/fold.ts';
import type { Overrides } from './overrides.ts';

/** What an operator declared about people, services and places. */
export interface Vocabulary {
	readonly staff: readonly StaffMember[];
	readonly services: readonly Service[];
	readonly serviceAreas: readonly ServiceArea[];
	/** By folded name or alias. */
	readonly staffByName: ReadonlyMap<string, StaffMember>;
	/** By folded id or name. */
	readonly serviceByName: ReadonlyMap<string, Service>;
	/** Finds that an operator declared wrong, as `blockKey` spells them. */
	readonly blocked: ReadonlySet<string>;
}

export function blockKey(review: string, entity: string): string {
	return `${review} ${entity}`;
}

export function createVocabulary(
	staff: readonly StaffMember[],
	services: readonly Service[],
	serviceAreas: readonly ServiceArea[],
	block: Overrides['mentions']['block'] = [],
): Vocabulary {
	return {
		staff,
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

/** A name that two people share is nobody's: a tag with it is not attributed. */
function toStaffByName(staff: readonly StaffMember[]): Map<string, StaffMember> {
	const members = new Map<string, Set<StaffMember>>();
	for (const member of staff) {
		for (const name of [member.name, ...member.aliases].map(foldName)) {
			members.set(name, (members.get(name) ?? new Set()).add(member));
		}
	}
	return new Map(
		[...members].flatMap(([name, [member, other]]) =>
			member && !other ? [[name, member] as const] : [],
		),
	);
}
