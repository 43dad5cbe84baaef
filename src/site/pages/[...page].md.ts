import type { APIRoute } from 'astro';
import { listMarkdownVersions } from '../docs-theme/markdown-versions.ts';

/** `/docs/<page>.md`: the markdown version of each documentation page. */
export async function getStaticPaths() {
	return (await listMarkdownVersions()).map(({ path, text }) => ({
		params: { page: path.slice(1).replace(/\.md$/, '') },
		props: { text },
	}));
}

export const GET: APIRoute = ({ props }) => {
	const { text } = props;
	return new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
};
