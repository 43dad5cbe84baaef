import { expect, it } from 'vitest';
import { URL_NAMESPACE, uuidV5 } from '../../../../src/edition/feeds/feed-entry.ts';

const DNS_NAMESPACE = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';

it('derives the UUID in the example from RFC 9562 A.4', () => {
	expect(uuidV5('www.example.com', DNS_NAMESPACE)).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

it('derives other UUIDs in other namespaces', () => {
	expect(uuidV5('www.example.com', URL_NAMESPACE)).not.toBe(
		uuidV5('www.example.com', DNS_NAMESPACE),
	);
});
