import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHART_FILE, readReport } from '../tools/bench/search/publish-report.ts';
import { renderSearchChart } from '../tools/bench/search/render-chart.ts';

it('docs/work/search-bench.svg is drawn from docs/work/search-bench.json', () => {
	expect(readFileSync(CHART_FILE, 'utf8')).toBe(renderSearchChart(readReport()));
});
