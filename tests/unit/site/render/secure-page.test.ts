import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { securePage, securePages } from '../../../../src/site/render/secure-page.ts';

const ORIGIN = 'https://reviews.example';
const page = (body: string, head = '<meta charset="utf-8"><title>t</title>') =>
	`<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const secure = (html: string) => securePage('a/index.html', html, ORIGIN);
const secureDocs = (html: string) => securePage('docs/a/index.html', html, ORIGIN);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(html: string, name: string): string | undefined {
	const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
	return policy?.split('; ').find((part) => part.startsWith(`${name} `));
}

describe('the policy of a page', () => {
	it('comes before everything it applies to, and changes no other byte', () => {
		const html = page('<p>&amp; so on', '<meta charset="utf-8"><link rel="icon" href="/i.svg">');
		const secured = secure(html);
		expect(secured.indexOf('<meta http-equiv')).toBe(html.indexOf('<link'));
		expect(secured.replace(/<meta http-equiv[^>]*>/, '')).toBe(html);
	});

	it('comes first if the encoding does not', () => {
		expect(secure(page('', '<link rel="icon" href="/i.svg">'))).toContain(
			'<head><meta http-equiv="Content-Security-Policy"',
		);
	});

	it('allows only the origin', () => {
		const secured = secure(page('<p>text</p>'));
		expect(/content="(default-src[^"]*)"/.exec(secured)?.[1]).toBe(
			"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; " +
				"connect-src 'self'; form-action 'self'; base-uri 'none'",
		);
	});

	it('has the digest of each inline script and style once, wherever it is', () => {
		const secured = secure(
			page(
				'<script>let a = "é";\n</script><script type="module">b()</script><script>b()</script>' +
					'<template><script>c()</script></template><noscript><style>d{}</style></noscript>',
				'<style>e{}</style>',
			),
		);
		const scripts = ['let a = "é";\n', 'b()', 'c()'].map(hashOf).toSorted();
		expect(directive(secured, 'script-src')).toBe(`script-src 'self' ${scripts.join(' ')}`);
		const styles = ['d{}', 'e{}'].map(hashOf).toSorted();
		expect(directive(secured, 'style-src')).toBe(`style-src 'self' ${styles.join(' ')}`);
	});

	it('needs no digest for data or for scripts with a URL', () => {
		const html = page(
			'<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script>',
		);
		expect(directive(secure(html), 'script-src')).toBe("script-src 'self'");
	});
});

describe('the policy of a documentation page', () => {
	it('also allows WebAssembly, style attributes and images in style sheets, but no more', () => {
		const secured = secureDocs(page('<script>a()</script>'));
		expect(/content="(default-src[^"]*)"/.exec(secured)?.[1]).toBe(
			`default-src 'none'; script-src 'self' ${hashOf('a()')} 'wasm-unsafe-eval'; ` +
				"style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
				"font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'",
		);
	});

	it('is only for pages under docs/', () => {
		for (const file of ['docs.html', 'docsx/index.html', 'reviews/docs/index.html']) {
			expect(() => securePage(file, page('<p style="a:b">'), ORIGIN)).toThrow('an attribute style');
		}
		expect(() => secureDocs(page('<p style="--a:#fff">'))).not.toThrow();
	});

	it.each([
		['<p onclick="x()">', 'an attribute onclick'],
		['<p style="background:url(https://c.example/b)">', 'fetches "https://c.example/b"'],
		['<img src="data:image/png;base64,AA">', 'runs code or embeds'],
		['<script src="https://c.example/a.js"></script>', 'another origin'],
	])('still refuses %s', (body, reason) => {
		expect(() => secureDocs(page(body))).toThrow(reason);
	});
});

describe('a page is refused', () => {
	it.each([
		['a style attribute', '<p style="color:red">', 'an attribute style="color:red"'],
		['a handler', '<img src="/a.png" onerror="x()">', 'an attribute onerror="x()"'],
		['a handler in SVG', '<svg><g ONCLICK="x()"/></svg>', 'an attribute onclick="x()"'],
		['a script in a link', '<a href=" java\nscript:x()">', 'a URL that runs'],
		['a script in a form', '<form action="javascript:x()">', 'a URL that runs'],
		['a foreign script', '<script src="https://cdn.example/a.js"></script>', 'another origin'],
		['a foreign image', '<img src="//cdn.example/a.png">', 'another origin'],
		['a data: image', '<img src="data:image/png;base64,AA">', 'runs code or embeds'],
		['one foreign image of several', '<img srcset="/a.png 1x, https://c.example/b 2x">', 'srcset'],
		['a foreign style sheet', '<link rel="stylesheet" href="https://c.example/a.css">', 'href'],
		['a preconnect link', '<link rel="preconnect" href="https://c.example">', 'href'],
		['a foreign SVG', '<svg><use xlink:href="https://c.example/a.svg#b"/></svg>', 'href'],
		['a form sent elsewhere', '<form action="https://c.example/">', 'action='],
		['a style that fetches', '<style>a{background:url("https://c.example/b")}</style>', 'fetches'],
		['an imported style', '<style>@import "//c.example/b.css";</style>', 'fetches'],
		['a frame', '<iframe src="/a"></iframe>', 'a <iframe> element'],
		['another base', '<base href="/b">', 'a <base> element'],
		['a refresh', '<meta http-equiv="refresh" content="0">', 'http-equiv="refresh"'],
	])('for %s', (_what, body, reason) => {
		expect(() => secure(page(body))).toThrow(reason);
	});

	it('with its file, and every fault with its line', () => {
		const html = page('<p>\n<b style="a">\n<i onclick="b">');
		expect(() => secure(html)).toThrow(
			'Cannot publish "a/index.html": line 2 has an attribute style="a"; ' +
				'line 3 has an attribute onclick="b"',
		);
	});

	it('without a head', () => {
		expect(() => secure('<p>text')).toThrow('Cannot publish "a/index.html": it has no <head>');
	});
});

describe('a page may', () => {
	it.each([
		'<a href="https://elsewhere.example/" rel="nofollow">',
		'<link rel="canonical" href="https://elsewhere.example/a">',
		'<link rel="alternate" type="application/atom+xml" href="https://elsewhere.example/a">',
		'<img src="/a.png"><img src="b.png">',
		`<img src="${ORIGIN}/a.png">`,
		'<form action="/reviews"><button>Go</button></form>',
		'<svg><use href="#mark"/></svg>',
		'<p>&lt;script&gt;alert(1)&lt;/script&gt; style="a" onclick="b"</p>',
		'<style>a{fill:url(#b);background:url(/c.svg)}</style>',
	])('contain %s', (body) => {
		expect(() => secure(page(body))).not.toThrow();
	});
});

describe('the files of a site', () => {
	function site(files: Record<string, string>): string {
		const folder = mkdtempSync(join(tmpdir(), 'forecourt-secure-'));
		mkdirSync(join(folder, 'deep/er'), { recursive: true });
		for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
		return folder;
	}

	it('have a policy if they are pages, and otherwise do not change', async () => {
		const files = { '404.html': page('a'), 'deep/er/index.html': page('b'), 'a.json': '<html>' };
		const folder = site(files);
		await securePages(folder, ORIGIN);
		for (const [file, text] of Object.entries(files)) {
			const written = readFileSync(join(folder, file), 'utf8');
			expect(written.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')).toBe(text);
			expect(written !== text).toBe(file.endsWith('.html'));
		}
	});

	it('can be style sheets with data: images, as in the documentation', async () => {
		const text = 'a{background:url(data:image/svg+xml,%3Csvg%3E)}';
		await expect(securePages(site({ 'deep/a.css': text }), ORIGIN)).resolves.toBeUndefined();
	});

	it.each([
		['deep/er/index.html', page('<p style="a">')],
		['deep/a.css', '@font-face{src:url(https://c.example/f.woff2)}'],
		['deep/a.css', '@font-face{src:url(data:font/woff2;base64,AA)}'],
		['deep/a.css', '@import "data:text/css,a{}";'],
	])('fail the build for a fault in %s', async (file, text) => {
		await expect(securePages(site({ [file]: text }), ORIGIN)).rejects.toThrow(
			`Cannot publish "${file}"`,
		);
	});
});
