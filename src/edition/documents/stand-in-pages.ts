/** A page that is shown in place of one that is not there. */
export type StandInPage = 'not-found' | 'gone';

/** Where each lies in the site as it is built, and where beside the data of the functions. */
export const STAND_IN_PAGES: Readonly<
	Record<StandInPage, { readonly file: string; readonly copy: string }>
> = {
	'not-found': { file: '404.html', copy: 'not-found.html' },
	gone: { file: 'gone/index.html', copy: 'gone.html' },
};
