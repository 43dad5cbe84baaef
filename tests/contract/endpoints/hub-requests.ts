import { expect, vi } from 'vitest';
import { createWebSubEndpoint } from '../../../src/endpoints/websub.ts';
import type { Hub } from '../../../src/hub/core/hub.ts';
import { BASE_URL, CALLBACK, type TestHub } from '../../support/hub.ts';

export const HUB_URL = `${BASE_URL}/api/websub/hub`;
export const FORM_TYPE = 'application/x-www-form-urlencoded';
export const FIELDS = {
	'hub.mode': 'subscribe',
	'hub.callback': CALLBACK,
	'hub.topic': `${BASE_URL}/feed.xml`,
};

export type Fields = Readonly<Record<string, string>>;

export interface Answered {
	readonly status: number;
	readonly headers: Headers;
	readonly text: string;
}

export const encode = (fields: Fields) => new URLSearchParams(fields).toString();

/**
 * Makes functions that send requests to a hub, at its own path unless another is given, and from
 * one client unless the headers differ.
 */
export function createHubRequests(source: () => TestHub) {
	async function ask(init: RequestInit = {}, rest = '', hub: Hub = source().hub) {
		const access = { hub, hookSecret: 'none', cronSecret: 'none' };
		const { fetch } = createWebSubEndpoint({ loadHub: () => access });
		const headers = { 'content-type': FORM_TYPE, 'x-real-ip': '192.0.2.1', ...init.headers };
		const url = rest.startsWith('/') ? BASE_URL + rest : HUB_URL + rest;
		const response = await fetch(new Request(url, { ...init, headers }));
		const { status } = response;
		return { status, headers: response.headers, text: await response.text() };
	}
	const post = (fields: Fields | string, headers: Fields = {}, hub?: Hub): Promise<Answered> => {
		const body = typeof fields === 'string' ? fields : encode(fields);
		return ask({ method: 'POST', body, headers }, '', hub);
	};
	const subscribe = (changes: Fields = {}, headers: Fields = {}, hub?: Hub) =>
		post({ ...FIELDS, ...changes }, headers, hub);
	return { ask, post, subscribe };
}

/** Checks a plain-text response: not cached, and not mistaken for a page by browsers. */
export function expectText({ headers, text }: Answered): void {
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
