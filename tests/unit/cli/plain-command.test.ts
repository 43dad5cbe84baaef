import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/cli/describe-failure.ts';
import { handleHelp } from '../../../src/cli/command.ts';

function answer(argv: readonly string[]) {
	let written = '';
	const isDone = handleHelp('publish', 'Help.\n', argv, { write: (text) => (written += text) });
	return { isDone, written };
}

describe('a command that takes no arguments', () => {
	it('runs without arguments', () => {
		expect(answer([])).toEqual({ isDone: false, written: '' });
	});

	it.each(['--help', '-h'])('prints its help for %s', (argument) => {
		expect(answer([argument])).toEqual({ isDone: true, written: 'Help.\n' });
	});

	it('refuses any other argument and refers to its help', () => {
		expect(() => answer(['--port', '80'])).toThrow(UsageError);
		expect(() => answer(['--port', '80'])).toThrow(
			'Cannot publish: unexpected argument "--port"; run npm run publish -- --help',
		);
	});
});
