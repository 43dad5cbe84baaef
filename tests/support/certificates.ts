import { mkdtempSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

const DAY_MILLISECONDS = 86_400_000;

/** A private key and its certificate, both in PEM. */
export interface Certificate {
	readonly key: string;
	readonly cert: string;
}

/** A certificate authority for one test. */
export interface Authority {
	/** The authority's own certificate, in PEM. */
	readonly certificate: string;
	/** A temporary file with the same certificate, for `NODE_EXTRA_CA_CERTS`. */
	readonly file: string;
	/** Issues a certificate for DNS names and IP addresses. An expired one ended yesterday. */
	issue(names: readonly string[], options?: { readonly expired?: boolean }): Promise<Certificate>;
}

export async function createAuthority(): Promise<Authority> {
	const name = `Forecourt test authority ${Date.now()}`;
	const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
		keyType: 'ec',
		algorithm: 'sha256',
		notBeforeDate: daysFromNow(-30),
		notAfterDate: daysFromNow(30),
		extensions: [
			{ name: 'basicConstraints', cA: true, critical: true },
			{ name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
		],
	});
	const file = join(mkdtempSync(join(tmpdir(), 'forecourt-authority-')), 'authority.pem');
	writeFileSync(file, cert);
	return {
		certificate: cert,
		file,
		issue: (names, { expired = false } = {}) => issue({ key, cert }, names, expired),
	};
}

async function issue(
	ca: Certificate,
	names: readonly string[],
	expired: boolean,
): Promise<Certificate> {
	const attributes = [{ name: 'commonName', value: names[0] ?? 'nobody' }];
	const { private: key, cert } = await generate(attributes, {
		keyType: 'ec',
		algorithm: 'sha256',
		notBeforeDate: daysFromNow(-20),
		notAfterDate: daysFromNow(expired ? -1 : 20),
		ca,
		extensions: [
			{ name: 'basicConstraints', cA: false },
			{ name: 'keyUsage', digitalSignature: true },
			{ name: 'extKeyUsage', serverAuth: true },
			{
				name: 'subjectAltName',
				altNames: names.map((value) =>
					isIP(value) === 0 ? { type: 2 as const, value } : { type: 7 as const, ip: value },
				),
			},
		],
	});
	return { key, cert };
}

function daysFromNow(days: number): Date {
	return new Date(Date.now() + days * DAY_MILLISECONDS);
}
