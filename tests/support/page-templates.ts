import { globSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './content.ts';

/** What stands in place of a page that is not there, and has no address of its own. */
const STAND_INS = ['/404', '/gone'];

/** Every form that a page's path has, as `src/site/pages` says: `/`, `/reviews/[id]`. */
export const PAGE_TEMPLATES: readonly string[] = globSync('**/*.astro', {
	cwd: join(ROOT, 'src/site/pages'),
})
	.map((file) => `/${file.replace(/(^|\/)index\.astro$|\.astro$/, '')}`)
	.filter((template) => !STAND_INS.includes(template))
	// Astro takes the words of a path before a name in it, and a name before a rest.
	.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b), 'en'));

/** The forms of the documentation, whose routes packages bring. */
export const DOCS_TEMPLATES: readonly string[] = [
	'/docs/api/operations/tags/[tag]',
	'/docs/api/operations/[operation]',
	'/docs/api/webhooks/[webhook]',
	'/docs/[...page]',
];

/** The form of a path; what has none is a form of its own. */
export function templateOf(path: string): string {
	const templates = [...PAGE_TEMPLATES, ...DOCS_TEMPLATES];
	return templates.find((template) => patternOf(template).test(path)) ?? path;
}

/** Sorts as Astro chooses: 0 for a word, 1 for a name in its place, 2 for a rest. */
function rankOf(template: string): string {
	return template
		.split('/')
		.map((segment) => {
			if (segment.startsWith('[...')) return 2;
			return segment.startsWith('[') ? 1 : 0;
		})
		.join('');
}

function patternOf(template: string): RegExp {
	const source = template.replace(/\/\[\.\.\..*?\]/, '(?:/.+)?').replaceAll(/\[.*?\]/g, '[^/]+');
	return new RegExp(`^${source}$`);
}
