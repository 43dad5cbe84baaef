import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createWebSubEndpoint } from '../../../src/endpoints/websub.ts';
import type { Hub } from '../../../src/hub/core/hub.ts';
import type { HubPolicy } from '../../../src/platform/hub-policy.ts';
import { BASE_URL, CALLBACK, createTestHub, type TestHub } from '../../support/hub.ts';

export const HUB_URL = `${BASE_URL}/api/websub/hub`;
export const FORM_TYPE = 'application/x-www-form-urlencoded';
export const FIELDS = {
	'hub.mode': 'subscribe',
	'hub.callback': CALLBACK,
	'hub.topic': `${BASE_URL}/feed.xml`,
};

export type Fields = Readonly<Record<string, string>>;

export interface ReceivedResponse {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
}

export const encode = (fields: Fields) => new URLSearchParams(fields).toString();

/**
 * Gives each test of a file a new hub and a silent console. The requests go to the hub's own path
 * unless another is given, and come from one client unless the headers differ.
 */
export function useTestHub(prepare?: (hub: TestHub) => Promise<void>) {
	let current: TestHub;
	let muted: ReturnType<typeof muteConsole>;
	const openHub = async (policy?: Partial<HubPolicy>) => {
		current = await createTestHub(policy);
	};
	beforeEach(async () => {
		muted = muteConsole();
		await openHub();
		await prepare?.(current);
	});
	afterEach(() => muted.restore());
	/** The hub of the running test. */
	const test = new Proxy({} as TestHub, {
		get: (_target, name) => Reflect.get(current, name),
		set: (_target, name, value) => Reflect.set(current, name, value),
	});

	async function ask(init: RequestInit = {}, rest = '', hub: Hub = current.hub) {
		const access = { hub, hookSecret: 'none', cronSecret: 'none' };
		const { fetch } = createWebSubEndpoint({ loadHub: () => access });
		const headers = { 'content-type': FORM_TYPE, 'x-real-ip': '192.0.2.1', ...init.headers };
		const url = rest.startsWith('/') ? BASE_URL + rest : HUB_URL + rest;
		const response = await fetch(new Request(url, { ...init, headers }));
		const { status } = response;
		return { status, headers: response.headers, text: await response.text() };
	}
	const post = (
		fields: Fields | string,
		headers: Fields = {},
		hub?: Hub,
	): Promise<ReceivedResponse> => {
		const body = typeof fields === 'string' ? fields : encode(fields);
		return ask({ method: 'POST', body, headers }, '', hub);
	};
	const subscribe = (changes: Fields = {}, headers: Fields = {}, hub?: Hub) =>
		post({ ...FIELDS, ...changes }, headers, hub);
	return { test, openHub, logged: () => muted.logged(), ask, post, subscribe };
}

/** Checks a plain-text response: not cached, and not mistaken for a page by browsers. */
export function expectText({ headers, text }: ReceivedResponse): void {
	expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
	expect(headers.get('cache-control')).toBe('no-store');
	expect(headers.get('access-control-allow-origin')).toBe('*');
	expect(text).toMatch(/^[^<>]+\n$/);
}

/** Silences the console and records what is logged. */
export function muteConsole() {
	const levels = ['error', 'warn', 'info', 'log', 'debug'] as const;
	const logs = levels.map((level) => vi.spyOn(console, level).mockImplementation(() => undefined));
	return {
		logged: () => logs.flatMap(({ mock }) => mock.calls),
		restore: () => logs.forEach((log) => log.mockRestore()),
	};
}
