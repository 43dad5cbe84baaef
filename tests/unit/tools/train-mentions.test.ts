import { expect, it } from 'vitest';
import manifest from '../../../src/insights/mentions/mention-model.manifest.json' with { type: 'json' };
import { runTrainMentions } from '../../../tools/training/train-mentions.ts';

const { pathname: modelDir } = new URL('../../../src/insights/mentions/', import.meta.url);

it('train:mentions reproduces the bytes of the committed model', async () => {
	const printed: string[] = [];
	const sink = { write: (text: string) => printed.push(text) };
	const status = await runTrainMentions(['--check'], { modelDir, stdout: sink, stderr: sink });
	expect(printed.join('')).toBe(`The same model: sha256 ${manifest.model.sha256}\n`);
	expect(status).toBe(0);
});
