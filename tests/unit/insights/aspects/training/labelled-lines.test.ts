import { describe, expect, it } from 'vitest';
import { readLabelledLines } from '../../../../../tools/training/aspects/labelled-lines.ts';

describe('labeled lines', () => {
	it('contain stars, text, and labels with their offsets', () => {
		const line = '2 | Nice folks, but slow. | staff+ : Nice folks ; speed-/communication : slow';
		expect(readLabelledLines(`${line}\n`)).toEqual([
			{
				text: 'Nice folks, but slow.',
				rating: 2,
				labels: [
					{ aspect: 'staff', alt: [], polarity: 'positive', start: 0, end: 10 },
					{ aspect: 'speed', alt: ['communication'], polarity: 'negative', start: 16, end: 20 },
				],
			},
		]);
	});

	it('may have no labels', () => {
		expect(readLabelledLines('5 | It is a truck. | none')[0]?.labels).toEqual([]);
	});

	it.each([
		['Nice folks | staff+ : Nice', 'Cannot read the line "Nice folks | staff+ : Nice"'],
		['5 | Nice folks | staff+ : rude', 'Cannot read the label "staff+ : rude" of "Nice folks"'],
		['5 | Nice folks | staff : Nice', 'Cannot read the label "staff : Nice" of "Nice folks"'],
	])('are refused with the unreadable part: %s', (line, problem) => {
		expect(() => readLabelledLines(line)).toThrow(problem);
	});
});
