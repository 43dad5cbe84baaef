import { describe, expect, it } from 'vitest';
import {
	createStatusReport,
	renderStatusReport,
	StatusReport,
} from '../../../../src/edition/documents/status-report.ts';
import { BASE_URL, sampleEdition } from '../../../support/content.ts';

describe('/status.json', async () => {
	const edition = await sampleEdition();

	it('matches its schema and names the edition', () => {
		const text = renderStatusReport(edition).join('');
		const report = StatusReport.parse(JSON.parse(text));
		expect(report).toMatchObject({
			edition: edition.id,
			modified: edition.modified,
			reviews: edition.reviews.length,
			live: {
				hub: `${BASE_URL}/api/websub/status`,
				documents: `${BASE_URL}/build.json`,
				changes: `${BASE_URL}/changes.json`,
			},
		});
	});

	it('lists the newest publications, newest first', () => {
		const editions = Array.from({ length: 25 }, (_, index) => ({
			edition: `e${index}`,
			modified: new Date(Date.UTC(2026, 9, 25 - index)).toISOString(),
		}));
		const changes = { ...edition.changes, editions };
		const { publications } = createStatusReport({ ...edition, changes });
		expect(publications).toEqual(editions.slice(0, 20));
	});

	it('has no modified time if none is known', () => {
		const changes = { ...edition.changes, editions: [] };
		const report = createStatusReport({ ...edition, changes, modified: undefined });
		expect(report).not.toHaveProperty('modified');
		expect(report.publications).toEqual([]);
	});
});
