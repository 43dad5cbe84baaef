/** A page shown instead of one that does not exist. */
export type ErrorPage = 'not-found' | 'gone';

/** The file of each page in the built site, and its copy next to the function data. */
export const ERROR_PAGES: Readonly<
	Record<ErrorPage, { readonly file: string; readonly copy: string }>
> = {
	'not-found': { file: '404.html', copy: 'not-found.html' },
	gone: { file: 'gone/index.html', copy: 'gone.html' },
};
