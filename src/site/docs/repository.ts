import * as z from 'zod';

const Manifest = z.object({
	repository: z
		.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
		.optional(),
});

/**
 * Where the file of a page can be edited, up to its path; `undefined` while `package.json`, the one
 * place that may name the repository, names none.
 */
export function editBaseUrl(packageJson: string): string | undefined {
	const { repository } = Manifest.parse(JSON.parse(packageJson));
	const url = repository?.replace(/^git\+/, '').replace(/\.git$/, '');
	return url?.startsWith('https://') ? `${url}/edit/main/` : undefined;
}
