import { PATHS } from '../../endpoints/http/urls.ts';
import type { WrittenPage } from './markdown-version.ts';

/** Turns the text of `CHANGELOG.md` into the page `/docs/changelog`. */
export function createChangelogPage(text: string): WrittenPage {
	return {
		path: `${PATHS.docs}/changelog`,
		title: 'Changelog',
		description: 'Changes to the public API, newest first.',
		body: text.replace(/^# .*\n+/, ''),
	};
}
