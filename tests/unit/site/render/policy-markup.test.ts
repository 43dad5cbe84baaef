import { describe, expect, it } from 'vitest';
import { renderPolicyMarkup } from '../../../../src/site/render/policy-markup.ts';

const ORIGIN = 'https://reviews.example';
const render = (markdown: string) => renderPolicyMarkup(markdown, ORIGIN);

describe('the review policy', () => {
	it('is rendered as HTML, including reference links', () => {
		const html = render('We *check* each review: [how][how].\n\n[how]: https://a.example/how\n');
		expect(html).toBe(
			'<p>We <em>check</em> each review: <a href="https://a.example/how">how</a>.</p>\n',
		);
	});

	it('can show forbidden elements as code', () => {
		expect(render('    <script>\n\n`<iframe>`')).toContain('&lt;script&gt;');
	});

	it.each([
		['a script', 'One\n\nTwo <script>alert(1)</script>', 'line 3 has a <script> element'],
		['a style', '<style>\np { color: red }\n</style>', 'line 1 has a <style> element'],
		['an SVG script', '# One\n\n<svg>\n<script/>\n</svg>', 'line 4 has a <script> element'],
		['a frame', '- One\n- <iframe src="/a"></iframe>', 'line 2 has a <iframe> element'],
		['a foreign image', 'One\n![a](https://a.example/a.png)', 'line 2 has a URL of another'],
		['a handler', '<p>\n\n<b onclick="a()">One</b>', 'line 3 has an attribute onclick'],
	])('is refused for %s, with its line', (_what, markdown, fault) => {
		expect(() => render(markdown)).toThrow(`Cannot publish "policy.md": ${fault}`);
	});

	it('is refused with a list of all its faults', () => {
		expect(() => render('<script></script>\n\n<embed>')).toThrow(
			'line 1 has a <script> element; line 3 has a <embed> element',
		);
	});
});
