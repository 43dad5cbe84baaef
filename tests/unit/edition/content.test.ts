import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEdition } from '../../../src/edition/create-edition.ts';
import { writeFunctionData } from '../../../src/edition/write-function-data.ts';
import { listShards } from '../../../src/content/list-shards.ts';
import { loadContent } from '../../../src/content/load-content.ts';
import { digestContent, stampsOf, updateStamps } from '../../../src/content/stamps.ts';
import { findUnknownTags } from '../../../src/content/unknown-tags.ts';
import type { Edition } from '../../../src/edition/documents/edition.ts';
import { FunctionData } from '../../../src/edition/documents/published-edition.ts';
import { SCHEMA_CHANGED_AT } from '../../../src/edition/documents/schema-version.ts';
import { stampContent } from '../../../src/content/stamp-content.ts';
import {
	aRecord,
	BASE_URL,
	deriveEdition,
	copyContent,
	sampleContent,
	sampleEdition,
} from '../../support/content.ts';

const NOW = '2030-01-02T03:04:05Z';

async function messageOf(contentDir: string): Promise<string> {
	return loadContent(contentDir).then(
		() => 'no error',
		(error: Error) => error.message,
	);
}

describe('invalid content stops the build with an error that names', () => {
	const edit = (file: string, change: (text: string) => string) => {
		const folder = copyContent();
		const path = join(folder, file);
		writeFileSync(path, change(readFileSync(path, 'utf8')));
		return messageOf(folder);
	};

	it('the file, line, field and value of a setting', async () => {
		const message = await edit('staff.yaml', (text) =>
			text.replace('id: priya-nair', 'id: Priya Nair'),
		);
		expect(message).toMatch(/staff\.yaml:\d+: "2\.id" must be lower-case.*found "Priya Nair"/);
	});

	it('an unknown field', async () => {
		expect(
			await edit('services.yaml', (text) => `${text}- id: x\n  name: X\n  colour: red\n`),
		).toMatch(/services\.yaml:\d+: .*colour/);
	});

	it('the line of invalid YAML', async () => {
		expect(await edit('faq.yaml', (text) => `${text}\n- id: [`)).toMatch(/faq\.yaml:\d+: /);
	});

	it('a duplicate id', async () => {
		expect(await edit('services.yaml', (text) => `${text}- id: brakes\n  name: B\n`)).toContain(
			'id "brakes" appears twice',
		);
	});

	it('an unknown reference, with the known ids', async () => {
		expect(
			await edit('staff.yaml', (text) => text.replace('location: millbrook', 'location: mars')),
		).toMatch(
			/"hank-dufresne\.location" is "mars", which is not one of alder-falls, harborview, millbrook/,
		);
	});

	it('the file and line of a record', async () => {
		const message = await edit('reviews/survey/2021.jsonl', (text) =>
			text.replace('"rating":5', '"rating":9'),
		);
		expect(message).toMatch(/2021\.jsonl:1: "rating" must be at most 5, found 9/);
	});

	it('a line that is not JSON', async () => {
		const message = await edit('reviews/survey/2021.jsonl', (text) => `${text}{"id": \n`);
		expect(message).toMatch(/2021\.jsonl:\d+: the line is not JSON/);
	});

	it('a record that claims a stronger verification than its source allows', async () => {
		const folder = copyContent();
		const source = { id: 'dealer-reviews', name: 'D', review_id: 'x' };
		const record = JSON.stringify(aRecord({ id: 'claim', source }));
		appendFileSync(join(folder, 'reviews/dealer-reviews/2026.jsonl'), `${record}\n`);
		expect(await messageOf(folder)).toMatch(
			/dealer-reviews\/2026\.jsonl:\d+: "verification\.method" is "invited_after_transaction"/,
		);
	});

	it('the file and line of a record with an unknown location or a duplicate id', async () => {
		const shard = 'reviews/survey/2021.jsonl';
		expect(await edit(shard, (text) => text.replace('"alder-falls"', '"mars"'))).toMatch(
			/2021\.jsonl:1: "location" is "mars", which is not one of alder-falls/,
		);
		expect(await edit(shard, (text) => `${text}${text}`)).toMatch(
			/2021\.jsonl:\d+: "id" is "\w+", as in .*2021\.jsonl:1/,
		);
	});

	it.each(['main', 'month'])('the id "%s", which the site uses', async (id) => {
		const message = await edit('reviews/survey/2021.jsonl', (text) =>
			text.replace(/"id":"[^"]+"/, `"id":"${id}"`),
		);
		expect(message).toMatch(new RegExp(`2021\\.jsonl:1: "id" is "${id}", which the site itself`));
	});

	it('a review that already exists under another id', async () => {
		const message = await edit('reviews/survey/2021.jsonl', (text) => {
			const [first = ''] = text.split('\n');
			return `${text}${JSON.stringify({ ...JSON.parse(first), id: 'another' })}\n`;
		});
		expect(message).toMatch(/2021\.jsonl:\d+: "source\.review_id" is "sv-\S+", as in .*:1/);
	});

	it('a missing content folder', async () => {
		expect(await messageOf('/nowhere/at/all')).toContain('folder not found; correct CONTENT_DIR');
	});

	it('a name that two people share', async () => {
		const two = '- id: dana-two\n  name: Dana Two\n  aliases: [dana]\n';
		expect(await edit('staff.yaml', (text) => `${text}${two}`)).toMatch(
			/staff\.yaml:\d+: "dana" names both "dana-whitfield" and "dana-two"; list it under "ambiguous"/,
		);
	});

	it('an override of an unknown question or review', async () => {
		const signed = 'author: Jo, date: 2026-11-01, evidence: [nothere], answer: Yes';
		expect(await edit('overrides.yaml', () => `faq: { nothere: { ${signed} } }`)).toContain(
			'"faq" is "nothere", which is not one of',
		);
		expect(await edit('overrides.yaml', () => `faq: { loaner-cars: { ${signed} } }`)).toContain(
			'there is no published review "nothere"',
		);
	});

	it('a missing file', async () => {
		const folder = copyContent();
		rmSync(join(folder, 'staff.yaml'));
		expect(await messageOf(folder)).toMatch(/staff\.yaml: the file is missing/);
	});
});

describe('an edition', () => {
	it('leaves out removed and unverified records', async () => {
		const checked_at = NOW;
		const records = [
			aRecord({ id: 'kept' }),
			aRecord({ id: 'gone' }),
			aRecord({ id: 'unproved', verification: { method: 'none', checked_at } }),
		];
		const removed = [{ id: 'gone', removed_at: NOW, reason: 'author request', rating: 5 } as const];
		const { reviews } = await sampleEdition({ records, removed });
		expect(reviews.map(({ id }) => id)).toEqual(['kept']);
	});

	it('does not depend on the order of records', async () => {
		const content = await sampleContent();
		const shuffled = { ...content, records: content.records.toReversed() };
		expect(JSON.stringify(createEdition(shuffled, BASE_URL))).toBe(
			JSON.stringify(createEdition(content, BASE_URL)),
		);
	});

	it('has the same id at every origin', async () => {
		const content = await sampleContent();
		const [here, there] = [BASE_URL, 'https://elsewhere.example'].map((base) =>
			createEdition(content, base),
		);
		expect(here?.id).toBe(there?.id);
		expect(here?.reviewLines).not.toEqual(there?.reviewLines);
	});

	it('has no modified time while an edit, addition or deletion is not stamped', async () => {
		const content = await sampleContent();
		const [first, ...rest] = content.records;
		const { settings } = content;
		const unstamped = [
			{ ...content, records: first ? [{ ...first, text: 'Edited by hand' }, ...rest] : [] },
			{ ...content, records: rest },
			{ ...content, records: [...content.records, aRecord({ changed_at: NOW })] },
			{ ...content, settings: { ...settings, policyText: 'Other' } },
			{ ...content, stamps: {} },
		];
		expect(deriveEdition(content).modified).toMatch(/^2026-/);
		for (const changed of unstamped) {
			expect(deriveEdition(changed).modified).toBeUndefined();
		}
	});

	it('has a modified time no earlier than the last schema change', async () => {
		const changed_at = '2019-01-01T00:00:00Z';
		const old = { ...aRecord(), changed_at };
		const content = { ...(await sampleContent()), history: undefined, records: [old] };
		const stamps = updateStamps({}, digestContent(content), changed_at);
		expect(deriveEdition({ ...content, stamps })).toMatchObject({
			modified: SCHEMA_CHANGED_AT,
			datasetModified: changed_at,
		});
	});

	it('has the time of the latest change or removal', async () => {
		const removed = [{ id: 'gone', removed_at: NOW, reason: 'author request', rating: 5 } as const];
		expect((await sampleEdition({ removed })).modified).toBe(NOW);
	});
});

describe('stampContent()', () => {
	const bytesOf = async (folder: string) =>
		Object.fromEntries(
			[...(await listShards(join(folder, 'reviews'))), join(folder, 'stamps.json')].map((path) => [
				path,
				readFileSync(path, 'utf8'),
			]),
		);

	it('does not change stamped content', async () => {
		const folder = copyContent();
		await stampContent(folder, NOW);
		const before = await bytesOf(folder);
		expect(await stampContent(folder, '2031-01-01T00:00:00Z')).toMatchObject({ stamped: 0 });
		expect(await bytesOf(folder)).toEqual(before);
	});

	it('stamps lines that were edited or added by hand', async () => {
		const folder = copyContent();
		await stampContent(folder, '2029-01-01T00:00:00Z');
		const shard = join(folder, 'reviews/survey/2021.jsonl');
		const edited = readFileSync(shard, 'utf8').replace('nothing was hidden', 'nothing hidden');
		writeFileSync(shard, `${edited}${JSON.stringify(aRecord({ id: 'added' }))}\n`);

		const unstamped = deriveEdition(await loadContent(folder));
		expect(unstamped.reviews.find(({ id }) => id === 'added')?.updated_at).toBeUndefined();
		expect(await stampContent(folder, NOW)).toMatchObject({ stamped: 3 });
		const edition = deriveEdition(await loadContent(folder));
		const times = edition.reviews.filter(({ updated_at }) => updated_at === NOW);
		expect(times.map(({ id }) => id).toSorted()).toEqual(['added', 'qnulzb7xqyvc']);
		expect(edition.modified).toBe(NOW);
	});

	it('replaces or refuses future times and dates typed by hand', async () => {
		const folder = copyContent();
		const shard = join(folder, 'reviews/survey/2026.jsonl');
		const add = (facts: Parameters<typeof aRecord>[0]) =>
			appendFileSync(shard, `${JSON.stringify(aRecord(facts))}\n`);
		add({ id: 'early', changed_at: '2036-01-01T00:00:00Z' });
		await stampContent(folder, NOW);
		expect(readFileSync(shard, 'utf8')).toContain(`"changed_at":"${NOW}"`);

		const tombstone = { id: 'x', removed_at: '2036-01-01T00:00:00Z', reason: 'spam', rating: 1 };
		writeFileSync(join(folder, 'removed.jsonl'), JSON.stringify(tombstone));
		await expect(stampContent(folder, NOW)).rejects.toThrow(/removed_at.*in the future/);
		writeFileSync(join(folder, 'removed.jsonl'), '');

		add({ id: 'late', date: '2031-02-20', source: { id: 'survey', name: 'S', review_id: 'l' } });
		await expect(stampContent(folder, NOW)).rejects.toThrow(
			/2026\.jsonl:\d+: "date" is 2031-02-20, in the future; correct it or your clock/,
		);
	});

	it('stamps content again that replaces newer content, as after a rollback', async () => {
		const folder = copyContent();
		await stampContent(folder, '2029-01-01T00:00:00Z');
		const live = { records: { digest: 'something else', changed_at: '2029-06-01T00:00:00Z' } };
		await stampContent(folder, NOW, live);
		const content = await loadContent(folder);
		expect(deriveEdition(content).modified).toBe(NOW);
		expect(await stampContent(folder, '2031-01-01T00:00:00Z', stampsOf(content))).toMatchObject({
			stamped: 0,
		});
	});

	it('keeps newer stamps of another machine, so that content from git stays unchanged', async () => {
		const folder = copyContent();
		const { stamps } = await loadContent(folder);
		const live = { records: { digest: 'something else', changed_at: '2020-01-01T00:00:00Z' } };
		expect(await stampContent(folder, NOW, live)).toMatchObject({ stamped: 0 });
		expect((await loadContent(folder)).stamps).toEqual(stamps);
	});

	it('stamps changed settings separately from the dataset', async () => {
		const folder = copyContent();
		rmSync(join(folder, 'stamps.json'));
		await stampContent(folder, '2029-01-01T00:00:00Z');
		appendFileSync(join(folder, 'policy.md'), '\nMore.\n');
		await stampContent(folder, NOW);
		const edition = deriveEdition(await loadContent(folder));
		expect(edition.modified).toBe(NOW);
		expect(edition.datasetModified).toBe('2029-01-01T00:00:00Z');
	});
});

it('finds tags that no longer match anyone, most frequent first', async () => {
	const content = await sampleContent();
	const staff = content.settings.staff.filter(({ id }) => id !== 'dana-whitfield');
	const renamed = { ...content, settings: { ...content.settings, staff } };
	expect(findUnknownTags(content)).toEqual([]);
	expect(findUnknownTags(renamed)).toEqual([
		{ tag: 'Dana Whitfield', reviews: expect.any(Number) },
	]);
});

it('changes the digest of the function data when the vocabulary changes', async () => {
	const digestOf = async (edition: Edition) => {
		const folder = mkdtempSync(join(tmpdir(), 'forecourt-data-'));
		await writeFunctionData(edition, folder);
		return FunctionData.parse(JSON.parse(readFileSync(join(folder, 'edition.json'), 'utf8')))
			.digest;
	};
	const edition = await sampleEdition();
	const { technician = [] } = edition.vocabulary;
	const vocabulary = { technician: [...technician, { value: 'New Person', names: ['Newt'] }] };
	expect(await digestOf(edition)).toBe(await digestOf(edition));
	expect(await digestOf({ ...edition, vocabulary })).not.toBe(await digestOf(edition));
});
