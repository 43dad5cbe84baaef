import { ALLOWED_HEADERS, EXPOSED_HEADERS } from '../../src/endpoints/http/cors.ts';

/**
 * Headers that the description leaves out, because they say the same on every response: JSON Schemas
 * of their values.
 */
export const COMMON_HEADERS: Readonly<Record<string, Record<string, unknown>>> = {
	'accept-ranges': { const: 'bytes' },
	'access-control-allow-headers': { const: ALLOWED_HEADERS },
	'access-control-allow-origin': { const: '*' },
	'access-control-expose-headers': { const: EXPOSED_HEADERS },
	'cache-control': {
		enum: [
			...['public, max-age=0, must-revalidate', 'public, max-age=0, s-maxage=10'],
			...['no-cache', 'no-store'],
		],
	},
	'content-encoding': { enum: ['br', 'gzip'] },
	'referrer-policy': { const: 'strict-origin-when-cross-origin' },
	'strict-transport-security': { pattern: '^max-age=[0-9]+' },
	vary: { const: 'Accept-Encoding' },
	'x-content-type-options': { const: 'nosniff' },
};

/** Headers of responses that the description explains in prose: to OPTIONS, and to ranges. */
export const PREFLIGHT_HEADERS: Readonly<Record<string, Record<string, unknown>>> = {
	allow: { maxLength: 100 },
	'access-control-allow-methods': { maxLength: 100 },
	'access-control-max-age': { pattern: '^[0-9]+$' },
	link: { maxLength: 8192 },
};
export const RANGE_HEADERS: Readonly<Record<string, Record<string, unknown>>> = {
	'content-range': { pattern: '^bytes ' },
};
