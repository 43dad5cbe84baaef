import { locationPath, PATHS } from '../../endpoints/http/urls.ts';

const WITH_A_PICTURE: readonly string[] = [
	PATHS.reviewPages,
	PATHS.insightPages,
	PATHS.hubPage,
	PATHS.policy,
];

/** Returns the path of a page's preview image. Most pages use the image of the home page. */
export function previewPath(pagePath: string): string {
	const hasOwn = WITH_A_PICTURE.includes(pagePath) || pagePath.startsWith(locationPath(''));
	return `/og${hasOwn ? pagePath : '/home'}.png`;
}
