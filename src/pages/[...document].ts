import type { APIRoute } from 'astro';
import { siteDocuments } from '../build/site-data.ts';

export async function getStaticPaths() {
	const documents = await siteDocuments();
	return documents.map(({ file, render }) => ({ params: { document: file }, props: { render } }));
}

export const GET: APIRoute = ({ props }) => new Response(props['render']());
