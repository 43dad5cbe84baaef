import * as z from 'zod';

const Manifest = z.object({
	repository: z
		.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
		.optional(),
});

/**
 * Returns the URL for editing a page, up to the path of its file. `undefined` if `package.json`
 * names no repository with an https URL.
 */
export function editBaseUrl(packageJson: string): string | undefined {
	const { repository } = Manifest.parse(JSON.parse(packageJson));
	const url = repository?.replace(/^git\+/, '').replace(/\.git$/, '');
	return url?.startsWith('https://') ? `${url}/edit/main/` : undefined;
}
