import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredReview } from '../../src/reviews/stored-review.ts';
import { aRecord, copyContent } from './content.ts';

/** Sets `harmed` when it runs, so that a test can detect it. */
const HARM = 'globalThis.harmed=1;alert(1)';

/** Review texts that try to harm the page, its readers or the reviews next to them. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
	script: `Fine work.<script>${HARM}</script>`,
	'script-end': `</script><script>${HARM}</script><!--`,
	'json-end': `"}]}</script><script>${HARM}</script>{"a":["`,
	handlers: `<img src=x onerror="${HARM}"><svg onload='${HARM}'><b onmouseover=${HARM}>price</b>`,
	attribute: `" onfocus="${HARM}" autofocus tabindex="0" x="`,
	quotes: `' onpointerenter='${HARM}' \`\${${HARM}}\` {${HARM}} {{constructor.constructor("${HARM}")()}}`,
	frames: `<iframe srcdoc="<script>parent.harmed=1</script>"></iframe><base href="https://evil.example/">`,
	foreign: '<img src="https://evil.example/a"><link rel=stylesheet href="//evil.example/a.css">',
	style: '<style>*{display:none!important}</style><p style="position:fixed;inset:0">covered',
	markdown: `[a](javascript:${HARM}) ![b](https://evil.example/b) **staff** was rude`,
	comment:
		'<!-- --!> <![CDATA[ <plaintext> </textarea></title></style></template></article></main>',
	entities: `&lt;script&gt;${HARM}&lt;/script&gt; &#x3C;b&#x3E; &amp;amp; &nbsp;`,
	override: 'The staff was \u202eduolc dna emit no\u202c. Price \u202d\u2067fine\u2066 service',
	'override-open': '\u202e\u202e\u2067 rude staff, and nothing here is closed',
	invisible: 'The ser\u200bvice ad\u00advisor was r\u2060ude\ufeff to\u034f us \u{e0061}\u{e0062}',
	stacked: `Price ${'a\u0300\u0316\u0335\u0489'.repeat(9)}${'\u0336\u0322\u0301'.repeat(300)} high`,
	emoji: 'Great staff 👨‍👩‍👧‍👦👩🏽‍🔧🏳️‍🌈🏴󠁧󠁢󠁳󠁣󠁴󠁿🇨🇦❤️‍🔥 great price',
	arabic: 'خدمة ممتازة في Larkspur 5/5! 541-555 شكرا',
	hebrew: 'השירות במוסך היה מצוין, 5 כוכבים (באמת!)',
	'long-word': `Rude${'staff'.repeat(999)}`,
	'long-address': `https://evil.example/${'a/'.repeat(2000)}`,
	lines: `The staff${'\n'.repeat(300)}was rude\r\n\u2028and\u2029slow`,
	'json-text':
		'--> ]]> &lt;/script&gt; \u2028\u202e"}]} \\u003c</script><script>globalThis.harmed=1</script><!--',
	controls: 'The price\u0085was \u001b[31mhigh\u0007\u009b31m and unfair',
};

const SOURCE_URLS = [
	'https://survey.example/"><script>globalThis.harmed=1</script>',
	`javascript:${HARM}`,
	`data:text/html,<script>${HARM}</script>`,
];

/** Markup that an operator could put into the settings by mistake. */
export const HOSTILE_LABEL = `<img src=x onerror=globalThis.harmed=1> & "Sons"`;

/**
 * Copies the sample content and adds a review for each hostile text, used as text, title, author,
 * response and more. The settings contain markup too: in the business, a person, an aspect, a
 * question and its answer.
 */
export function createHostileContent(): string {
	const contentDir = copyContent();
	const write = (name: string, edit: (text: string) => string) => {
		const file = join(contentDir, name);
		writeFileSync(file, edit(readFileSync(file, 'utf8')));
	};
	const lines = [...hostileRecords(), ...recordsOfAda()].map((record) => JSON.stringify(record));
	writeFileSync(join(contentDir, 'reviews/survey/2027.jsonl'), `${lines.join('\n')}\n`);
	const label = JSON.stringify(HOSTILE_LABEL);
	write('business.yaml', (text) => text.replace(/^name: .*$/m, `name: ${label}`));
	write('staff.yaml', (text) => `${text}\n- id: ada\n  name: Ada\n  role: ${label}\n`);
	write(
		'aspects.yaml',
		(text) => `${text}\n- id: glimmer\n  label: ${label}\n  terms: [glimmer]\n`,
	);
	write(
		'faq.yaml',
		(text) => `${text}\n- id: ada\n  question: ${label}\n  match: { keywords: [glimmer] }\n`,
	);
	const answer = {
		author: 'Dana W.',
		date: '2026-11-20',
		evidence: ['ada-0'],
		answer: HOSTILE_LABEL,
	};
	write('overrides.yaml', () => JSON.stringify({ faq: { ada: answer } }));
	return contentDir;
}

/** Creates reviews that mention Ada, too few for detailed insights about her. */
function recordsOfAda(): StoredReview[] {
	return ['2026-01-02', '2026-01-09', '2026-02-01'].map((date, index) =>
		aRecord({
			...{ id: `ada-${index}`, date, rating: index === 0 ? 1 : 5 },
			text: `${HOSTILE_LABEL} The glimmer was \u202every nice, Ada was kind.`,
			source: { id: 'survey', name: 'Larkspur customer survey', review_id: `ada-${index}` },
			tags: { technicians: ['Ada'], services: [] },
		}),
	);
}

export function hostileId(name: string): string {
	return `hostile-${name}`;
}

function hostileRecords(): StoredReview[] {
	return Object.entries(HOSTILE_TEXTS).map(([name, text], index) => {
		const short = text.replaceAll(/[\r\n]/g, ' ').slice(0, 200);
		return aRecord({
			id: hostileId(name),
			date: '2027-01-01',
			rating: (index % 5) + 1,
			title: text.slice(0, 1000),
			text,
			author: { name: short, anonymous: false },
			source: {
				id: 'survey',
				name: 'Larkspur customer survey',
				review_id: short,
				url: SOURCE_URLS[index % SOURCE_URLS.length],
			},
			translation: { text, language: 'en', by: short },
			responses: [{ text, author: short, date: '2027-01-02' }],
			aspect_ratings: { pricing: 1 },
		});
	});
}
