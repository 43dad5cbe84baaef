import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { openTerminal } from '../../../src/cli/open-terminal.ts';

it('says that nothing was written if the input ends at a question', async () => {
	const stdin = Object.assign(new PassThrough(), { isTTY: true });
	const stderr = Object.assign(new PassThrough(), { isTTY: true });
	using terminal = openTerminal({ stdin, stderr });
	const answer = terminal.ask?.('Which? ');
	stdin.end();
	await expect(answer).rejects.toThrow(
		'Stopped: a question was not answered. Nothing was written.',
	);
	await expect(terminal.ask?.('Which? ')).rejects.toThrow('Stopped: ');
});
