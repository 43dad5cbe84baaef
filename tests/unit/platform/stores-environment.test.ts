import { expect, it } from 'vitest';
import { readEnvironment } from '../../../src/platform/environment.ts';

const ACCESS = { url: 'https://store.example', token: 'token' };

it('Upstash names the variables of its store differently', () => {
	const names = { UPSTASH_REDIS_REST_URL: ACCESS.url, UPSTASH_REDIS_REST_TOKEN: ACCESS.token };
	expect(readEnvironment(names).kv).toEqual(ACCESS);
	const both = { ...names, KV_REST_API_URL: 'https://other.example', KV_REST_API_TOKEN: 'other' };
	expect(readEnvironment(both).kv).toEqual({ url: 'https://other.example', token: 'other' });
	expect(readEnvironment({ UPSTASH_REDIS_REST_URL: ACCESS.url }).kv).toBeUndefined();
});

it('several nodes of a Redis Cluster are separated by commas', () => {
	expect(readEnvironment({ REDIS_URL: 'redis://one:6379, rediss://two' }).redis).toEqual([
		'redis://one:6379',
		'rediss://two',
	]);
	expect(readEnvironment({ REDIS_URL: '' }).redis).toBeUndefined();
});

it.each(['http://:open-sesame@redis', 'redis://:open-sesame@redis:port', 'open-sesame'])(
	'an invalid REDIS_URL is not repeated, because it may contain a password: %s',
	(REDIS_URL) => {
		expect(() => readEnvironment({ REDIS_URL })).toThrow('REDIS_URL must be redis://HOST:PORT');
		expect(() => readEnvironment({ REDIS_URL })).not.toThrow('open-sesame');
	},
);
