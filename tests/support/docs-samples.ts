import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { ROOT } from './content.ts';

const DOCS = join(ROOT, 'docs');
/** Pages for people who use the data, and pages for operators. */
const FOLDERS = ['use', 'run'];

/** Languages with runnable samples; see docs/work/writing-docs.md. */
export const RUNNABLE = ['sh', 'js', 'python', 'php'] as const;
export type RunnableLanguage = (typeof RUNNABLE)[number];

/** The expected output of a sample. */
export interface Expected {
	readonly kind: 'json' | 'text';
	readonly text: string;
}

/** A code block in a language that can run. */
export interface Sample {
	readonly page: string;
	/** Position on the page, from 1. */
	readonly number: number;
	readonly language: RunnableLanguage;
	readonly code: string;
	readonly runs: boolean;
	/** The file to write it to, if other samples use it as a file. */
	readonly file: string | undefined;
	/** The reason why it does not run, if it does not. */
	readonly reason: string | undefined;
	/** Python modules without which it does not run. */
	readonly needs: readonly string[];
	readonly expected: Expected | undefined;
}

export interface DocsPage {
	/** File name, relative to `docs`. */
	readonly file: string;
	readonly text: string;
	readonly samples: readonly Sample[];
	/** Messages about blocks that break the rules for marks. */
	readonly faults: readonly string[];
}

/** Reads every page of the documentation with its samples, sorted by file name. */
export function readDocsPages(): DocsPage[] {
	const files = FOLDERS.flatMap((folder) =>
		readdirSync(join(DOCS, folder)).map((name) => `${folder}/${name}`),
	);
	return files.toSorted().map((file) => {
		const text = readFileSync(join(DOCS, file), 'utf8');
		return { file, text, ...readSamples(file, text) };
	});
}

export function readSamples(page: string, text: string): Pick<DocsPage, 'samples' | 'faults'> {
	const blocks = flatten(marked.lexer(text.replace(/^---\n[^]*?\n---\n/, '')));
	const samples: Sample[] = [];
	const faults: string[] = [];
	for (const [index, block] of blocks.entries()) {
		if (!isCode(block)) continue;
		const { language, isExpected, ...marks } = readMarks(block);
		const where = `${page}: ${block.lang ?? ''}`;
		if (isExpected && !isRunBlock(blocks[index - 1])) {
			faults.push(`${where} does not follow a sample that runs`);
		}
		if (!isRunnable(language)) continue;
		const given = [marks.runs, marks.file !== undefined, marks.reason !== undefined];
		if (given.filter(Boolean).length !== 1) faults.push(`${where} must have exactly one mark`);
		samples.push({
			...{ page, number: samples.length + 1, language, code: block.text, ...marks },
			expected: marks.runs ? expectedIn(blocks[index + 1]) : undefined,
		});
	}
	return { samples, faults };
}

function readMarks({ lang = '' }: Tokens.Code) {
	const [language = ''] = lang.split(' ');
	const marks = lang.slice(language.length).replace(/\w[\w-]*="[^"]*"/g, '');
	const valueOf = (name: string) => new RegExp(` ${name}="([^"]+)"`).exec(lang)?.[1];
	return {
		language,
		runs: / run\b(?!=)/.test(` ${marks.trim()}`),
		isExpected: / expect\b/.test(` ${marks.trim()}`),
		file: valueOf('file'),
		reason: valueOf('no-run'),
		needs: valueOf('needs')?.split(' ') ?? [],
	};
}

function expectedIn(block: Token | undefined): Expected | undefined {
	if (!isCode(block)) return undefined;
	const { language, isExpected } = readMarks(block);
	if (!isExpected) return undefined;
	return { kind: language === 'json' ? 'json' : 'text', text: block.text };
}

function isRunBlock(block: Token | undefined): boolean {
	return isCode(block) && readMarks(block).runs;
}

function isCode(token: Token | undefined): token is Tokens.Code {
	return token?.type === 'code';
}

function isRunnable(language: string): language is RunnableLanguage {
	return RUNNABLE.some((known) => known === language);
}

/** Returns all blocks in text order, including those inside lists and quotations. */
function flatten(tokens: readonly Token[]): Token[] {
	return tokens.flatMap((token) => {
		if (token.type === 'space') return [];
		if (token.type === 'list') {
			return (token as Tokens.List).items.flatMap(({ tokens: inner }) => flatten(inner));
		}
		return token.type === 'blockquote' ? flatten((token as Tokens.Blockquote).tokens) : [token];
	});
}
