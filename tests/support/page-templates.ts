import { globSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_LANGUAGES } from '../../src/reviews/messages/languages.ts';
import { ROOT } from './content.ts';

/** Error pages, which have no path of their own. */
const ERROR_PAGE_TEXTS = ['/404', '/gone'];

/** The path templates of all pages in `src/site/pages`, such as `/` and `/reviews/[id]`. */
export const PAGE_TEMPLATES: readonly string[] = globSync('**/*.astro', {
	cwd: join(ROOT, 'src/site/pages'),
})
	.map((file) => `/${file.replace(/(^|\/)index\.astro$|\.astro$/, '')}`)
	.filter((template) => !ERROR_PAGE_TEXTS.includes(template))
	// Astro prefers a fixed segment to a parameter, and a parameter to a rest parameter.
	.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b), 'en'));

/** The path templates of the documentation, whose routes come from packages. */
export const DOCS_TEMPLATES: readonly string[] = [
	'/docs/api/operations/tags/[tag]',
	'/docs/api/operations/[operation]',
	'/docs/api/webhooks/[webhook]',
	'/docs/[...page]',
];

/** Returns the template of a path, or the path itself if no template matches. */
export function templateOf(path: string): string {
	const templates = [...PAGE_TEMPLATES, ...DOCS_TEMPLATES];
	return templates.find((template) => patternOf(template).test(path)) ?? path;
}

/** Astro's route priority: 0 for a fixed segment, 1 for a parameter, 2 for a rest parameter. */
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
	const source = template
		.replace('/[...language]', `(?:/(?:${SITE_LANGUAGES.join('|')}))?`)
		.replace(/\/\[\.\.\..*?\]/, '(?:/.+)?')
		.replaceAll(/\[.*?\]/g, '[^/]+');
	return new RegExp(`^${source}/?$`);
}
