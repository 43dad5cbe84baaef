import { expect, it } from 'vitest';
import { renderUndo } from '../../../src/cli/render-undo.ts';

const REPORT = {
	...{ dry_run: false, removed: 1, tombstones: 0, restored: 0, permitted: [], named: [], kept: [] },
	undone: { number: 2, at: '2026-11-30T01:00:00Z', files: [] },
};

it.each([
	[{}, 'Undid import 2 of 2026-11-30T01:00:00Z: removed 1 review that it added.\n'],
	[
		{ removed: 0, restored: 2, dry_run: true },
		'Would undo import 2 of 2026-11-30T01:00:00Z: restore 2 reviews that it changed or removed.\n',
	],
])('counts only what changes: %j', (change, line) => {
	expect(renderUndo({ ...REPORT, ...change })).toContain(line);
});

it('names the reviews whose authors had asked for something else', () => {
	const text = renderUndo({ ...REPORT, restored: 2, permitted: ['a1'], named: ['b2'] });
	expect(text).toContain('npm run remove -- --reason "consent withdrawn" a1\n');
	expect(text).toContain('had made them anonymous: b2\n');
});
