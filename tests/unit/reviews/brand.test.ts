import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderStyles } from '../../../src/edition/documents/brand-documents.ts';
import { PROJECT_FOLDER } from '../../../src/platform/project-folder.ts';
import type { ContentProblem } from '../../../src/content/content-problem.ts';
import { inspectLogo } from '../../../src/content/inspect-logo.ts';
import { BACKGROUNDS, Brand, contrastOf, viewBoxOf } from '../../../src/reviews/business/brand.ts';

const messageOf = (brand: unknown) => Brand.safeParse(brand).error?.issues[0]?.message;

describe('a brand', () => {
	it('measures contrast as WCAG defines it', () => {
		expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
		expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
		expect(contrastOf('#0b5c3d', '#0b5c3d')).toBe(1);
	});

	it('knows the backgrounds of the pages', () => {
		const tokens = readFileSync(join(PROJECT_FOLDER, 'src/site/styles/tokens.css'), 'utf8');
		const found = ['paper', 'panel', 'raised'].map((name) =>
			new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.slice(1),
		);
		expect(found).toEqual(
			BACKGROUNDS.light.map((light, index) => [light, BACKGROUNDS.dark[index]]),
		);
	});

	it('takes colors that readers can read, and says what is wrong with others', () => {
		expect(messageOf({ colors: { light: '#0b4a8f', dark: '#8fc1ff' } })).toBeUndefined();
		expect(messageOf({ colors: { light: '#ffd400', dark: '#8fc1ff' } })).toMatch(
			/^has a contrast of 1\.\d:1 with the light page, less than 4\.5:1; choose a darker color$/,
		);
		expect(messageOf({ colors: { light: '#0b4a8f', dark: '#0b4a8f' } })).toMatch(/lighter color$/);
		expect(messageOf({ colors: { light: 'blue', dark: '#8fc1ff' } })).toContain('"#0b5c3d"');
	});

	it('has a style sheet only if it changes the style', () => {
		expect(renderStyles(Brand.parse({}))).toBeUndefined();
		expect(renderStyles(Brand.parse({ font: 'system' }))).toContain('--family: system-ui');
		expect(renderStyles(Brand.parse({ colors: { light: '#0b4a8f', dark: '#8fc1ff' } }))).toContain(
			'--accent: light-dark(#0b4a8f, #8fc1ff);',
		);
	});
});

describe('a logo', () => {
	const check = async (svg: string) => {
		const file = join(mkdtempSync(join(tmpdir(), 'forecourt-logo-')), 'logo.svg');
		writeFileSync(file, svg);
		const problems: ContentProblem[] = [];
		await inspectLogo(file, problems);
		return problems.map(({ problem }) => problem);
	};
	const plain = '<rect width="4" height="2" fill="url(#g)"/><use href="#g"/>';

	it('is a plain SVG', async () => {
		expect(await check(`<svg viewBox="0 0 4 2">${plain}</svg>`)).toEqual([]);
		expect(viewBoxOf('<svg class="a" viewBox="0 0 4 2">')).toEqual({ width: 4, height: 2 });
	});

	it.each([
		['<svg>', 'viewBox'],
		['<svg viewBox="0 0 0 0">', 'viewBox'],
		['<svg viewBox="0 0 4 2"><script>alert(1)</script>', 'script'],
		['<svg viewBox="0 0 4 2"><x:script xmlns:x="http://www.w3.org/2000/svg">', 'script'],
		['<svg viewBox="0 0 4 2" onload="alert(1)">', 'script'],
		['<svg viewBox="0 0 4 2"><image href="https://other.example/a.png"/>', 'link'],
		['<svg viewBox="0 0 4 2"><image href="data:image/svg+xml,x"/>', 'link'],
		['<svg viewBox="0 0 4 2"><style>@import "https://other.example/a.css"</style>', 'link'],
		['<svg viewBox="0 0 4 2"><rect fill="url(https://other.example/#a)"/>', 'link'],
	])('cannot be %s', async (svg, said) => {
		expect((await check(svg)).join()).toContain(said);
	});
});
