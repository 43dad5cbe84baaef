import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MentionModelFile } from '../../../src/insights/mentions/mention-model-file.ts';
import manifest from '../../../src/insights/mentions/mention-model.manifest.json' with { type: 'json' };
import { runTrainMentions } from '../../../tools/training/train-mentions.ts';

const mentions = new URL('../../../src/insights/mentions/', import.meta.url);

describe('the mention model', () => {
	it('matches its manifest', () => {
		const model = readFileSync(new URL('mention-model.json', mentions), 'utf8');
		expect(createHash('sha256').update(model).digest('hex')).toBe(manifest.model.sha256);
		expect(MentionModelFile.safeParse(JSON.parse(model)).error).toBeUndefined();
	});

	it('is reproduced by training, byte for byte', async () => {
		const printed: string[] = [];
		const sink = { write: (text: string) => printed.push(text) };
		const status = await runTrainMentions(['--check'], {
			modelDir: mentions.pathname,
			stdout: sink,
			stderr: sink,
		});
		expect(printed.join('')).toBe(`The same model: sha256 ${manifest.model.sha256}\n`);
		expect(status).toBe(0);
	});
});
