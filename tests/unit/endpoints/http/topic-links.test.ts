import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTopicRoutes } from '../../../../src/endpoints/http/topic-links.ts';
import { isTopicPath, TOPIC_PATHS } from '../../../../src/endpoints/http/urls.ts';
import { siteDocuments } from '../../../../src/site/render/site-documents.ts';
import { listTopics } from '../../../../src/site/view-models/list-topics.ts';
import { ROOT, sampleEdition } from '../../../support/content.ts';

const TOPICS = listTopics(await sampleEdition()).map(({ path }) => path);
const ROUTES = createTopicRoutes('https://a.example:8443', TOPICS);

function linksAt(path: string): string[] {
	return ROUTES.flatMap(({ src, headers, caseSensitive }) =>
		new RegExp(src, caseSensitive ? '' : 'i').test(path) ? [headers['Link'] ?? ''] : [],
	);
}

it('every path and file of a topic names the hub, and the topic as self', async () => {
	const documents = siteDocuments(await sampleEdition(), undefined);
	const topics = documents.flatMap(({ paths }) => paths.filter(isTopicPath));
	expect(topics).toContain('/feeds/low-stars.atom');
	expect(topics).toEqual(expect.arrayContaining([...TOPIC_PATHS]));
	for (const topic of topics) {
		const document = documents.find(({ paths }) => paths.includes(topic));
		const links = `<https://a.example:8443/api/websub/hub>; rel="hub", <https://a.example:8443${topic}>; rel="self"`;
		for (const path of [...(document?.paths ?? []), `/${document?.file}`]) {
			expect([path, linksAt(path)]).toEqual([path, [links]]);
		}
	}
});

it('no other document does', async () => {
	const documents = siteDocuments(await sampleEdition(), undefined);
	const others = documents.filter(({ paths }) => !paths.some(isTopicPath));
	const paths = others.flatMap((document) => [...document.paths, `/${document.file}`]);
	expect(paths).toContain('/insights.json');
	expect(paths.flatMap(linksAt)).toEqual([]);
	expect(['/', '/reviewsXjson', '/reviews.json/x', '/a/reviews.json'].flatMap(linksAt)).toEqual([]);
});

it('no feed of a location that the edition does not have does', () => {
	expect(linksAt('/feeds/harborview.json')).toHaveLength(1);
	const missing = ['/feeds/closed.atom', '/feeds/Harborview.json', '/feeds/harborviewXjson'];
	expect(missing.flatMap(linksAt)).toEqual([]);
});

it('vercel.json names no origin', () => {
	const { $schema: _, ...config } = JSON.parse(readFileSync(join(ROOT, 'vercel.json'), 'utf8'));
	// A media type profile is an identifier, wherever the service is.
	const text = JSON.stringify(config).replace('https://www.rfc-editor.org/info/rfc9727', '');
	expect(text).not.toContain('://');
});
