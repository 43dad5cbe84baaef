import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MentionModelFile } from '../../../src/insights/mentions/mention-model-file.ts';
import manifest from '../../../src/insights/mentions/mention-model.manifest.json' with { type: 'json' };

const mentions = new URL('../../../src/insights/mentions/', import.meta.url);

describe('the mention model', () => {
	it('matches its manifest', () => {
		const model = readFileSync(new URL('mention-model.json', mentions), 'utf8');
		expect(createHash('sha256').update(model).digest('hex')).toBe(manifest.model.sha256);
		expect(MentionModelFile.safeParse(JSON.parse(model)).error).toBeUndefined();
	});
});
