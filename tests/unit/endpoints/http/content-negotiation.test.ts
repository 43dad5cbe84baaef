import { expect, it } from 'vitest';
import {
	isIdentityAcceptable,
	negotiateCoding,
	type ContentCoding,
} from '../../../../src/endpoints/http/content-negotiation.ts';

const BOTH: readonly ContentCoding[] = ['br', 'gzip'];

it.each<[string | undefined, readonly ContentCoding[], string]>([
	[undefined, BOTH, 'identity'],
	['', BOTH, 'identity'],
	['br', BOTH, 'br'],
	['GZIP', BOTH, 'gzip'],
	['x-gzip', BOTH, 'gzip'],
	['gzip, br', BOTH, 'br'],
	['gzip,br', ['gzip'], 'gzip'],
	['br', ['gzip'], 'identity'],
	['gzip;q=0.9, br;q=0.8', BOTH, 'gzip'],
	['gzip ; q=0.001', BOTH, 'gzip'],
	['br;q=0, gzip;q=0', BOTH, 'identity'],
	['br;q=0, *', BOTH, 'gzip'],
	['*;q=0.1, identity', BOTH, 'identity'],
	['identity;q=0.5, gzip;q=0.5', BOTH, 'gzip'],
	['identity;q=0', BOTH, 'gzip'],
	['identity;q=0', ['br'], 'br'],
	['identity;q=0', [], 'identity'],
	['*;q=0', BOTH, 'identity'],
	['identity;q=0, br;q=0', BOTH, 'gzip'],
	['br;q=2, gzip', BOTH, 'gzip'],
	['br;q=0.1234, gzip;q=0.1', BOTH, 'gzip'],
	['br;level=1, gzip;q=0.1', BOTH, 'gzip'],
	[',, ;, gzip,', BOTH, 'gzip'],
	['gzip, deflate, br, zstd', BOTH, 'br'],
])('chooses for "%s" from %j: %s', (header, available, expected) => {
	expect(negotiateCoding(header, available)).toBe(expected);
});

it.each([
	[undefined, true],
	['gzip', true],
	['identity;q=0', false],
	['*;q=0', false],
	['*;q=0, identity;q=0.1', true],
	['identity;q=0.000', false],
])('accepts identity for "%s": %s', (header, expected) => {
	expect(isIdentityAcceptable(header)).toBe(expected);
});
