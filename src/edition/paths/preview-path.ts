import { locationPath, PATHS } from '../../endpoints/http/urls.ts';

const WITH_A_PICTURE: readonly string[] = [
	PATHS.reviewPages,
	PATHS.insightPages,
	PATHS.hubPage,
	PATHS.policy,
];

/**
 * Returns the path of a page's preview image. Most pages use the image of the home page.
 * @param pagePath without the prefix of its language
 * @param prefix "" or "/es"
 */
export function previewPath(pagePath: string, prefix = ''): string {
	const hasOwn = WITH_A_PICTURE.includes(pagePath) || pagePath.startsWith(locationPath(''));
	return `/og${prefix}${hasOwn ? pagePath : '/home'}.png`;
}
