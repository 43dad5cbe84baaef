import { siteBusiness } from '../render/site-data.ts';
import { joinTwins } from '../docs/markdown-twin.ts';
import { siteTwins } from '../docs-theme/site-twins.ts';

/** `/llms-full.txt`: the whole documentation in one text. */
export async function GET(): Promise<Response> {
	const { business } = await siteBusiness();
	const text = joinTwins(`${business.name} reviews: documentation`, await siteTwins());
	return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
