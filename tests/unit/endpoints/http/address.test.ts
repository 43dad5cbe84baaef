import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../../src/endpoints/http/address.ts';

describe('the URL of a request', () => {
	it.each([
		['https://x.test', '/', ''],
		['https://x.test/', '/', ''],
		['https://x.test?a=b', '/', 'a=b'],
		['http://x.test:8080/a/b?c=d', '/a/b', 'c=d'],
		['https://x.test/a?', '/a', ''],
		['https://x.test/a?b=/c?d', '/a', 'b=/c?d'],
		['https://x.test//a//b?c', '//a//b', 'c'],
		['https://x.test/a%2Fb%3F?%3D=%26', '/a%2Fb%3F', '%3D=%26'],
		['https://x.test/a#b?c', '/a', ''],
		['https://x.test/a?b#c?d', '/a', 'b'],
		['https://x.test/é?ü=😀', '/%C3%A9', '%C3%BC=%F0%9F%98%80'],
	])('is split into path and query like the URL class does: %s', (url, path, query) => {
		const { pathname, search } = new URL(url);
		expect([pathname, search.slice(1)]).toEqual([path, query]);
		expect(addressOf(new Request(url))).toEqual({ path, query });
	});
});
