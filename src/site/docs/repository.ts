/**
 * Returns the base URL for editing pages, to which the path of a file is appended. `undefined` if
 * `package.json` has no repository with an https URL.
 */
export function editBaseUrl(packageJson: string): string | undefined {
	const { repository }: { repository?: string | { url: string } } = JSON.parse(packageJson);
	const declared = typeof repository === 'string' ? repository : repository?.url;
	const url = declared?.replace(/^git\+/, '').replace(/\.git$/, '');
	return url?.startsWith('https://') ? `${url}/edit/main/` : undefined;
}
