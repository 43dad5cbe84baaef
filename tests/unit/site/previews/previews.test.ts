import { describe, expect, it } from 'vitest';
import {
	createPreviews,
	previewAlt,
	type Preview,
} from '../../../../src/site/previews/create-previews.ts';
import {
	createPreviewDrawer,
	readLightColors,
	removeUnsupportedText,
} from '../../../../src/site/previews/draw-preview.ts';
import { translatorFor } from '../../../../src/reviews/messages/catalogs.ts';
import { previewPath } from '../../../../src/edition/paths/preview-path.ts';
import { sampleEdition } from '../../../support/content.ts';

const edition = await sampleEdition();
const previews = createPreviews(translatorFor('en'), edition);
const draw = createPreviewDrawer();

const ONE: Preview = {
	path: '/one',
	kind: 'Customer reviews',
	title: 'Ada Lovelace',
	figure: ['4.50', 'out of 5 stars in 8 reviews'],
	bars: [{ label: '5 stars', share: 0.5, value: '4', color: 'star' }],
	siteName: 'Larkspur',
};

describe('preview images', () => {
	it("have separate files; other pages share the home page's", () => {
		const files = previews.map(({ path }) => previewPath(path));
		expect(new Set(files).size).toBe(files.length);
		expect(files).toEqual(
			[
				'home',
				...['alder-falls', 'harborview', 'millbrook'].map((id) => `locations/${id}`),
				...['reviews', 'insights', 'websub', 'policy'],
			].map((name) => `/og/${name}.png`),
		);
		for (const path of [
			'/reviews/abc',
			'/websub/subscription',
			'/404',
			'/technicians/dana-whitfield',
		]) {
			expect(previewPath(path)).toBe(previewPath('/'));
		}
	});

	it('have alternative text', () => {
		const [home] = previews;
		const stars = edition.reviews.filter(({ rating }) => rating === 5).length;
		const words = home && previewAlt(home);
		expect(words).toContain(
			`out of 5 stars in ${edition.reviews.length} reviews. 5 stars ${stars}, `,
		);
	});
});

describe('a preview image', () => {
	it('is always a PNG of 1200 × 630 pixels and less than 60 KB', () => {
		for (const preview of [...previews, { ...ONE, title: 'Long '.repeat(40) }]) {
			const png = Buffer.from(draw(preview));
			expect(png.subarray(1, 4).toString()).toBe('PNG');
			expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
			expect(png.length).toBeLessThan(60_000);
		}
	});

	it('has the same bytes each time', () => {
		const again = createPreviewDrawer()(ONE);
		expect(Buffer.from(again).equals(draw(ONE))).toBe(true);
		const other = draw({ ...ONE, title: 'Ada Byron' });
		expect(Buffer.from(again).equals(other)).toBe(false);
	});

	it.each(['Łukasz Żółć', 'Nguyễn Thị Ánh', 'Ærøskøbing', 'Ștefan Țepeș'])('writes %s', (title) => {
		const nameless = draw({ ...ONE, title: ONE.kind, kind: '' });
		expect(Buffer.from(nameless).equals(draw({ ...ONE, title }))).toBe(false);
	});

	it.each(['山田 太郎', 'Олена', 'Νίκος', 'حسن', 'Ada ☃', 'Ada 😀'])(
		'leaves out %s, which the fonts cannot draw',
		(title) => {
			const nameless = draw({ ...ONE, title: ONE.kind, kind: '' });
			expect(Buffer.from(nameless).equals(draw({ ...ONE, title }))).toBe(true);
		},
	);

	it('keeps the numbers when it leaves out a text', () => {
		const bars = [...ONE.bars, { ...ONE.bars[0]!, label: 'Ж' }];
		expect(removeUnsupportedText({ ...ONE, title: 'Ж', bars })).toEqual({
			...ONE,
			title: ONE.kind,
			kind: '',
			lines: [],
		});
	});

	it("has the site's light colors", () => {
		expect(readLightColors()).toMatchObject({ paper: '#f7f9f6', ink: '#14211b' });
	});
});
