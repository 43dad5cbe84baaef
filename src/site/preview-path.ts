import { PATHS } from './urls.ts';

const WITH_A_PICTURE: readonly string[] = [
	PATHS.home,
	PATHS.reviewPages,
	PATHS.insightPages,
	PATHS.hubPage,
	PATHS.policy,
];
const OF_A_SUBJECT = /^\/(?:aspects|technicians|services)\/[^/]+$/;

/** The picture of a page, shown where others link to it; most pages have that of the home page. */
export function previewPath(pagePath: string): string {
	const isOwn = WITH_A_PICTURE.includes(pagePath) || OF_A_SUBJECT.test(pagePath);
	return `/og${isOwn && pagePath !== PATHS.home ? pagePath : '/home'}.png`;
}
