import { listShards } from '../../content/list-shards.ts';
import type { Content } from '../../content/content.ts';
import { contentPaths } from '../../content/content-paths.ts';
import { refuseProblems, type ContentProblem } from '../../content/content-problem.ts';
import { readJsonLines } from '../../content/read-json-lines.ts';
import { countMasks, maskOf, MASKED_KINDS, type MaskedKind } from '../../reviews/mask.ts';
import { StoredReview } from '../../reviews/stored-review.ts';
import { createRedactor, NOTHING } from './redact-personal-data.ts';

/** The place and kind of personal data in a published text. Never contains the value. */
export interface PersonalFind {
	readonly id: string;
	readonly field: string;
	readonly kinds: readonly MaskedKind[];
}

/**
 * Searches all text that people wrote in the published records, as an import does, because lines that
 * were edited or added by hand were not checked by an import. All documents, feeds and pages take
 * their text from these records.
 */
export function findPersonalRecords({
	settings,
	records,
	removed,
}: Pick<Content, 'settings' | 'records' | 'removed'>): PersonalFind[] {
	const redact = createRedactor(settings.businessFile, settings.staff);
	const gone = new Set(removed.map(({ id }) => id));
	const finds: PersonalFind[] = [];
	for (const record of records) {
		const { anonymous, name: authorName } = record.author;
		if (record.verification.method === 'none' || gone.has(record.id)) continue;
		for (const [field, text] of textsOf(record)) {
			const byBusiness = field.startsWith('responses.');
			const kinds = kindsIn(text, (written) =>
				redact(written, { ...NOTHING, byBusiness, anonymous, authorName }),
			);
			if (kinds.length > 0) finds.push({ id: record.id, field, kinds });
		}
		// Random ids match many patterns, so only email addresses count.
		if (record.source.review_id.includes('@')) {
			finds.push({ id: record.id, field: 'source.review_id', kinds: ['e-mail'] });
		}
	}
	return finds;
}

/** Searches the records and the text in the settings; returns each find with file and line. */
export async function findPersonalData(
	content: Content,
	contentDir: string,
): Promise<ContentProblem[]> {
	const paths = contentPaths(contentDir);
	const { businessFile, staff, overrides, policyText, questions, translations } = content.settings;
	const redactText = createRedactor(businessFile, staff);
	const redact = (text: string) => redactText(text, { ...NOTHING, byBusiness: true });
	const written = [
		[paths.overrides, [...stringsIn(overrides)]],
		[paths.faq, [...stringsIn(questions)]],
		[paths.policy, [policyText]],
		[paths.translations, [...stringsIn(translations ?? {})]],
	] as const;
	const inSettings = written.flatMap(([file, texts]) => {
		const kinds = new Set(texts.flatMap((text) => kindsIn(text, redact)));
		return [...kinds].map((kind) => ({ file, ...describe('the text', [kind]) }));
	});
	return [...inSettings, ...(await locate(findPersonalRecords(content), paths.reviews))];
}

/** @throws {ContentError} if anything that would be published contains personal data. */
export async function refusePersonalData(content: Content, contentDir: string): Promise<void> {
	refuseProblems(await findPersonalData(content, contentDir));
}

function* textsOf(record: StoredReview): Generator<readonly [field: string, text: string]> {
	yield ['author.name', record.author.name];
	if (record.title !== undefined) yield ['title', record.title];
	yield ['text', record.text];
	if (record.translation !== undefined) yield ['translation.text', record.translation.text];
	for (const [index, { text, author }] of record.responses.entries()) {
		yield [`responses.${index}.text`, text];
		yield [`responses.${index}.author`, author];
	}
	for (const tag of record.tags.technicians) yield ['tags.technicians', tag];
}

/** Returns the kinds of personal data in a text. Masks stay the same when masked again. */
function kindsIn(text: string, redact: (text: string) => string): MaskedKind[] {
	const masked = redact(text);
	if (masked === text) return [];
	return MASKED_KINDS.filter((kind) => countMasks(masked, kind) > countMasks(text, kind));
}

function* stringsIn(value: unknown): Generator<string> {
	if (typeof value === 'string') yield value;
	else if (typeof value === 'object' && value !== null) {
		for (const member of Object.values(value)) yield* stringsIn(member);
	}
}

function describe(where: string, kinds: readonly MaskedKind[]) {
	const found = kinds.map((kind) => `what looks like personal data (${kind})`).join(' and ');
	return {
		problem: `${where} holds ${found}`,
		remedy: `write ${kinds.map((kind) => `"${maskOf(kind)}"`).join(' or ')} in its place`,
	};
}

/** Finds the line of each find by reading the shards again. Needed only if a build fails. */
async function locate(
	finds: readonly PersonalFind[],
	reviewsDir: string,
): Promise<ContentProblem[]> {
	if (finds.length === 0) return [];
	const byId = Map.groupBy(finds, ({ id }) => id);
	const problems: ContentProblem[] = [];
	for (const file of await listShards(reviewsDir)) {
		for await (const { value, line } of readJsonLines(file, StoredReview)) {
			for (const { id, field, kinds } of byId.get(value.id) ?? []) {
				problems.push({ file, line, ...describe(`"${field}" of review "${id}"`, kinds) });
			}
		}
	}
	return problems;
}
