import type { createRecordReader } from '../../edition/record-reader.ts';
import {
	missingQuote,
	ReadStatement,
	type Findings,
	type ReviewReading,
} from '../../insights/readings/review-reading.ts';
import type { StoredReview } from '../../reviews/stored-review.ts';

type Kind = keyof Findings;

/** A finding of the reading or of the engine, on which a person decides. */
export interface Question {
	readonly kind: Kind;
	readonly by: 'reading' | 'engine';
	/** Who says it. */
	readonly said: string;
	readonly text: string;
	readonly finding: Findings[Kind][number];
	/** Whether engine and reading differ on it, or passes of the reader. */
	readonly isOpen: boolean;
}

export const NO_FINDINGS: Findings = { statements: [], people: [], services: [] };

/** Lists what the reading says, then what only the engine finds. */
export function questionsOn(
	reading: ReviewReading | undefined,
	{ title = '', text }: StoredReview,
	engine: ReturnType<ReturnType<typeof createRecordReader>>,
): Question[] {
	const quoteOf = (find: { readonly in?: 'title' | undefined; start: number; end: number }) =>
		(find.in ? title : text).slice(find.start, find.end);
	const sides = (polarity: string | undefined) =>
		(['positive', 'negative'] as const).filter((side) => side === polarity || polarity === 'mixed');
	const found = {
		statements: engine.aspects.flatMap((find) =>
			sides(find.polarity).map((polarity) => ({
				...{ aspect: find.aspect, polarity, quote: quoteOf(find), subject: 'us' as const },
			})),
		),
		people: engine.people.map((find) => ({ id: find.id, quote: quoteOf(find) })),
		services: engine.services.map((find) => ({ id: find.id, quote: quoteOf(find) })),
	};
	const kinds: readonly Kind[] = ['statements', 'people', 'services'];
	return kinds.flatMap((kind) => {
		const said = (reading ?? NO_FINDINGS)[kind];
		const [read, seen] = [new Set(said.map(keyOf)), new Set(found[kind].map(keyOf))];
		const isOpen = (finding: Question['finding']) =>
			!seen.has(keyOf(finding)) || 'doubtful' in finding;
		const missed = found[kind].filter(
			(finding, index, all) =>
				!read.has(keyOf(finding)) &&
				all.findIndex((other) => keyOf(other) === keyOf(finding)) === index,
		);
		return [
			...said.map((finding) => ({
				...({ kind, by: 'reading', said: 'The reading says' } as const),
				...{ text: describe(kind, finding), finding, isOpen: isOpen(finding) },
			})),
			...missed.map((finding) => ({
				...({ kind, by: 'engine', said: `${reading ? 'Only the' : 'The'} engine says` } as const),
				...{ text: describe(kind, finding), finding, isOpen: true },
			})),
		];
	});
}

function keyOf(finding: Findings[Kind][number]): string {
	return 'aspect' in finding
		? `${finding.aspect} ${finding.polarity} ${finding.subject}`
		: finding.id;
}

function describe(kind: Kind, finding: Question['finding']): string {
	const said =
		'aspect' in finding
			? `${finding.aspect}, ${finding.polarity}${finding.subject === 'us' ? '' : `, about ${finding.subject === 'past' ? 'an earlier visit' : 'somebody else'}`}`
			: `${kind === 'people' ? 'person' : 'service'} ${finding.id}`;
	return `${said}: “${finding.quote}”`;
}

/** Returns the reading without the rejected findings and with the accepted ones of the engine. */
export function decide(
	reading: Findings,
	questions: readonly Question[],
	kept: ReadonlySet<Question>,
): Findings {
	const of = <Finding>(kind: Kind, all: readonly Finding[]): Finding[] => {
		const asked = questions.filter((question) => question.kind === kind);
		const refused = new Set<unknown>(
			asked.filter((question) => !kept.has(question)).map(({ finding }) => finding),
		);
		const added = asked.filter((question) => question.by === 'engine' && kept.has(question));
		// Findings of a question have the kind of the question.
		const accepted = added.map(({ finding }) => finding as Finding);
		return [...all.filter((finding) => !refused.has(finding)), ...accepted];
	};
	return {
		statements: of('statements', reading.statements).map(
			({ aspect, polarity, quote, subject }) => ({ aspect, polarity, quote, subject }),
		),
		people: of('people', reading.people),
		services: of('services', reading.services),
	};
}

/** Returns the statement of a question as praise in place of a complaint, or the reverse. */
export function toOpposite({ finding }: Question): ReadStatement[] {
	if (!('aspect' in finding)) return [];
	const { aspect, quote, subject } = finding;
	const polarity = finding.polarity === 'positive' ? 'negative' : 'positive';
	return [{ aspect, polarity, quote, subject }];
}

/** Parses a line like "price negative Felt like a trick". Returns a message if it is not one. */
export function parseStatement(
	line: string,
	aspects: readonly string[],
	review: StoredReview,
): ReadStatement | string {
	const [, aspect = '', polarity = '', quote = ''] = /^(\S+)\s*(\S*)\s*(.*)$/.exec(line) ?? [];
	if (!aspects.includes(aspect))
		return `There is no aspect "${aspect}". Begin with one from the list above.`;
	const parsed = ReadStatement.safeParse({ aspect, polarity, quote, subject: 'us' });
	if (!parsed.success)
		return `After "${aspect}", write positive or negative, then words of the review.`;
	const statements = [parsed.data];
	const isQuoted = missingQuote({ ...NO_FINDINGS, statements }, review) === undefined;
	return isQuoted ? parsed.data : `The words "${quote}" are not in the review. Copy them exactly.`;
}
