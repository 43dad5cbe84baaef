import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { clientWith, SERVED_NAMES, useCallbackServers } from '../../../support/callback-servers.ts';
import { createAuthority } from '../../../support/certificates.ts';

const { authority, listen, serve } = await useCallbackServers();

it('a response has its Content-Type and X-Content-Type-Options, if sent', async () => {
	const headers = {
		'Content-Type': 'text/plain; charset=utf-8',
		'X-Content-Type-Options': 'nosniff',
	};
	const stated = await serve((_request, response) => response.writeHead(200, headers).end());
	const silent = await serve((_request, response) => response.end());
	const [contentType, contentTypeOptions] = Object.values(headers);
	expect(await clientWith().get(stated, 9)).toMatchObject({ contentType, contentTypeOptions });
	const nothing = { contentType: undefined, contentTypeOptions: undefined };
	expect(await clientWith().get(silent, 9)).toMatchObject(nothing);
});

it('an error has the Node code of its cause', async () => {
	const stranger = await createAuthority();
	const closed = createServer();
	const port = await listen(closed);
	closed.close();
	const serveWith = async (...issued: Parameters<typeof authority.issue>) =>
		serve((_request, response) => response.end(), await authority.issue(...issued));
	const untrusted = await serve(
		(_request, response) => response.end(),
		await stranger.issue(SERVED_NAMES),
	);
	for (const [url, code] of [
		[`https://127.0.0.1:${port}/`, 'ECONNREFUSED'],
		[await serveWith(SERVED_NAMES, { expired: true }), 'CERT_HAS_EXPIRED'],
		[await serveWith(['subscriber.example']), 'ERR_TLS_CERT_ALTNAME_INVALID'],
		[untrusted, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
		['https://10.0.0.1/', undefined],
	] as const) {
		await expect(clientWith().get(url, 9)).rejects.toMatchObject({ code });
	}
});
