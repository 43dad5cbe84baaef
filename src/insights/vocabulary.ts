import type { Service } from '../business/service.ts';
import type { ServiceArea } from '../business/service-area.ts';
import type { StaffMember } from '../business/staff-member.ts';
import { foldName } from '../reviews/fold.ts';
import type { Overrides } from './overrides.ts';
import { createTermIndex, type Term, type TermIndex } from './term-index.ts';

/** What a term in a text may stand for. */
export type Meaning =
	| { readonly kind: 'technician'; readonly member: StaffMember; readonly bareName: boolean }
	| { readonly kind: 'service' | 'service_area'; readonly id: string };

/** A name that may mean several people. */
export interface AmbiguousName {
	readonly surface: string;
	readonly candidates: readonly string[];
}

/** What an operator declared about people, services and places, ready to be looked for. */
export interface Vocabulary {
	readonly staff: readonly StaffMember[];
	readonly services: readonly Service[];
	readonly serviceAreas: readonly ServiceArea[];
	readonly people: TermIndex<Meaning>;
	readonly things: TermIndex<Meaning>;
	readonly ambiguous: TermIndex<AmbiguousName>;
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
		people: createTermIndex(staff.flatMap(toNameTerms)),
		things: createTermIndex([
			...services.flatMap(({ id, synonyms }) =>
				synonyms.map((words): Term<Meaning> => thingTerm(words, { kind: 'service', id })),
			),
			...serviceAreas.flatMap(({ id, name, aliases }) =>
				[name, ...aliases].map((words): Term<Meaning> =>
					thingTerm(words, { kind: 'service_area', id }),
				),
			),
		]),
		ambiguous: createTermIndex(toAmbiguousTerms(staff)),
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

/** A bare alias that is also a word of the language means nobody until its context is read. */
function toNameTerms(member: StaffMember): Term<Meaning>[] {
	const ordinary = foldName(member.ordinary_word?.split(/[\s(]/)[0] ?? '');
	return [member.name, ...member.aliases]
		.filter((name) => foldName(name) !== ordinary)
		.map((words) => ({
			words,
			letterCase: /^\p{Lu}/u.test(words) ? 'capital' : 'any',
			meaning: { kind: 'technician', member, bareName: !words.includes(' ') },
		}));
}

function toAmbiguousTerms(staff: readonly StaffMember[]): Term<AmbiguousName>[] {
	const surfaces = [...new Set(staff.flatMap(({ ambiguous }) => ambiguous))];
	return surfaces.map((surface) => ({
		words: surface,
		letterCase: 'capital',
		meaning: {
			surface,
			candidates: staff.filter((m) => m.ambiguous.includes(surface)).map(({ id }) => id),
		},
	}));
}

/** Abbreviations in capitals ("AC", "GAP") are meant only in capitals. */
function thingTerm(words: string, meaning: Meaning): Term<Meaning> {
	const abbreviation = /^[\p{Lu}\p{N}/]{2,5}$/u.test(words);
	const place = meaning.kind === 'service_area' && /^\p{Lu}/u.test(words);
	return { words, letterCase: abbreviation ? 'exact' : place ? 'capital' : 'any', meaning };
}
