import { PATHS } from '../../endpoints/http/urls.ts';

const WITH_A_PICTURE: readonly string[] = [
	PATHS.reviewPages,
	PATHS.insightPages,
	PATHS.hubPage,
	PATHS.policy,
];

/** The picture of a page, shown where others link to it; most pages have that of the home page. */
export function previewPath(pagePath: string): string {
	return `/og${WITH_A_PICTURE.includes(pagePath) ? pagePath : '/home'}.png`;
}
