import { siteBusiness } from '../render/site-data.ts';
import { joinMarkdownVersions } from '../docs/markdown-version.ts';
import { listMarkdownVersions } from '../docs-theme/markdown-versions.ts';

/** `/llms-full.txt`: the whole documentation in one text. */
export async function GET(): Promise<Response> {
	const { business } = await siteBusiness();
	const text = joinMarkdownVersions(
		`${business.name} reviews: documentation`,
		await listMarkdownVersions(),
	);
	return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
