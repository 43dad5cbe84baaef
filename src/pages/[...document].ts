import type { APIRoute } from 'astro';
import { siteDocuments } from '../build/site-data.ts';

export async function getStaticPaths() {
	const documents = await siteDocuments();
	return documents.map(({ file, body }) => ({ params: { document: file }, props: { body } }));
}

export const GET: APIRoute = ({ props }) => new Response(props['body']);
