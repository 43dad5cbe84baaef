import { toPlainName } from '../generic/column-name.ts';
import { unusedMembers } from './unused-members.ts';

/** The members of a record. Names are reduced to lower-case letters. */
export type PlainMembers = ReadonlyMap<string, unknown>;

/**
 * Columns of a dealer review CSV, and other names for them. There is no public list of these names.
 */
const NAMES = {
	review_id: ['reviewid', 'id'],
	location: ['location', 'dealer', 'dealername', 'dealership', 'dealerid'],
	review_date: ['reviewdate', 'date', 'datewritten', 'dateposted', 'published'],
	rating: ['rating', 'overallrating', 'stars'],
	title: ['title', 'headline', 'reviewtitle'],
	review_text: ['reviewtext', 'review', 'text', 'body', 'comments', 'content'],
	reviewer: ['reviewer', 'reviewername', 'user', 'username', 'author'],
	visit_type: ['visittype', 'reasonforvisit'],
	recommend: ['recommend', 'recommenddealer', 'recommended', 'wouldrecommend'],
	customer_service: ['customerservice', 'customerservicerating'],
	quality_of_work: ['qualityofwork', 'qualityofworkrating'],
	friendliness: ['friendliness', 'friendlinessrating'],
	pricing: ['pricing', 'pricingrating'],
	overall_experience: ['overallexperience', 'overallexperiencerating'],
} as const;
const NESTED = ['ratings', 'aspects', 'aspectratings', 'subratings'];
const EMPLOYEES = ['employees', 'employeesworkedwith'];
const KNOWN = new Set<string>([...Object.values(NAMES).flat(), ...EMPLOYEES]);

/** Reads the members of a record, including those of the nested object with its aspect ratings. */
export function plainMembers(record: unknown): PlainMembers {
	const members = toMembers(record);
	const nested = NESTED.flatMap((name) => [...toMembers(members.get(name))]);
	return new Map([...nested, ...members]);
}

/** Whether the id is a number too large for JSON to represent exactly. */
export function hasRoundedId(members: PlainMembers): boolean {
	return NAMES.review_id.some((name) => {
		const id = members.get(name);
		return typeof id === 'number' && !Number.isSafeInteger(id);
	});
}

export function hasMember(members: PlainMembers, column: keyof typeof NAMES): boolean {
	return NAMES[column].some((name) => members.has(name));
}

/** Converts the record to a row of a dealer review CSV, without columns that the record lacks. */
export function toDealerRow(members: PlainMembers): Record<string, string> {
	const cells = Object.entries(NAMES).flatMap(([column, names]) => {
		const value = names.map((name) => members.get(name)).find((found) => toText(found) !== '');
		const text = toText(value);
		return text === '' ? [] : [[column, text] as const];
	});
	return Object.fromEntries([...cells, ['employees', employeesOf(members).join(';')]]);
}

/** Returns the names of the employees that the customer worked with, given as names or objects. */
function employeesOf(members: PlainMembers): string[] {
	return EMPLOYEES.flatMap((name) => toList(members.get(name)))
		.map((entry) => toText(entry) || toText(toMembers(entry).get('name')))
		.filter((name) => name !== '');
}

/** Lists the members with text that do not become cells of the row. */
export function unusedIn(record: unknown): string[] {
	return unusedMembers(record, (name) => {
		const [outer = '', ...inner] = name.split(/[.[]/).map((part) => toPlainName(part));
		return KNOWN.has(NESTED.includes(outer) ? (inner.at(-1) ?? '') : outer);
	});
}

function toMembers(value: unknown): PlainMembers {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
	return new Map(
		Object.entries(value).map(([name, member]) => [
			name.toLowerCase().replace(/[^a-z]/g, ''),
			member,
		]),
	);
}

function toList(value: unknown): readonly unknown[] {
	if (value === undefined || value === null) return [];
	return Array.isArray(value) ? value : [value];
}

/** Converts a scalar to the text of a table cell; "" for anything else. */
function toText(value: unknown): string {
	if (typeof value === 'boolean') return value ? 'Yes' : 'No';
	return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
