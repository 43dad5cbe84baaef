/**
 * Returns the URL for editing a page, up to the path of its file. `undefined` if `package.json`
 * names no repository with an https URL.
 */
export function editBaseUrl(packageJson: string): string | undefined {
	const { repository }: { repository?: string | { url: string } } = JSON.parse(packageJson);
	const stated = typeof repository === 'string' ? repository : repository?.url;
	const url = stated?.replace(/^git\+/, '').replace(/\.git$/, '');
	return url?.startsWith('https://') ? `${url}/edit/main/` : undefined;
}
