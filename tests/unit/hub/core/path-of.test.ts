import { expect, it } from 'vitest';
import { pathOf } from '../../../../src/hub/core/subscription.ts';

it.each([
	['https://hook.eu2.make.com/4f1c?x=1', 'https://hook.eu2.make.com/4f1c'],
	['https://script.google.com/macros/s/ID/exec/more', 'https://script.google.com/macros/s/ID'],
	['https://Host.example:8443//a/./b/../%63/', 'https://host.example:8443/a/c'],
	['https://host.example/%2Fa/%41', 'https://host.example/%2Fa/A'],
	['https://host.example/', 'https://host.example'],
])('the path of %s is %s (A22)', (callback, path) => {
	expect(pathOf(callback)).toBe(path);
});
