import * as z from 'zod';
import { OperationError } from '../../platform/operation-error.ts';
import { request, type Network } from './request.ts';

/** Google's addresses: OAuth 2.0, Business Profile API v4, and Business Information API v1. */
export const GOOGLE = {
	token: 'https://oauth2.googleapis.com/token',
	reviews: 'https://mybusiness.googleapis.com/v4',
	locations: 'https://mybusinessbusinessinformation.googleapis.com/v1',
};

export type GoogleClient = ReturnType<typeof createGoogleClient>;

const VARIABLES = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_REFRESH_TOKEN'] as const;
const SCOPE = 'https://www.googleapis.com/auth/business.manage';
const APIS = '"Google My Business API" and "My Business Business Information API"';
/** Advice for each error that Google may answer with, by its code or HTTP status. */
const REMEDIES = [
	[
		'invalid_grant',
		`GOOGLE_REFRESH_TOKEN has expired or was revoked; create a new one with the scope ${SCOPE}`,
	],
	['invalid_client', 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET do not match; copy both again'],
	['ACCESS_TOKEN_SCOPE_INSUFFICIENT', `GOOGLE_REFRESH_TOKEN lacks the scope ${SCOPE}`],
	['SERVICE_DISABLED', `enable ${APIS} in the Google Cloud project`],
	[
		403,
		'the Google account behind GOOGLE_REFRESH_TOKEN must be an owner or manager of this profile',
	],
	[404, 'Google does not have it, or it is not verified'],
	[429, 'the quota is used up; it is 0 until Google approves the Google Cloud project'],
] as const;

/**
 * Creates a client that reads Google's paged lists. It keeps the access token in memory, and gets
 * another one when it has expired. Its methods throw an `OperationError` that says what to correct.
 */
export function createGoogleClient(
	network: Network,
	variable: (name: string) => string | undefined,
	addresses = GOOGLE,
) {
	let token = '';

	async function signIn(): Promise<void> {
		const missing = VARIABLES.filter((name) => variable(name) === undefined);
		if (missing.length > 0) throw new OperationError(`set ${missing.join(', ')}`);
		const [client_id = '', client_secret = '', refresh_token = ''] = VARIABLES.map(variable);
		const grant = { grant_type: 'refresh_token', client_id, client_secret, refresh_token };
		const init = { method: 'POST', body: new URLSearchParams(grant) };
		const answer = await request(network, new URL(addresses.token), init);
		token = read('access to Google', answer, z.object({ access_token: z.string() })).access_token;
	}

	/** Reads all pages of the list at an address, which is called `name` in errors. */
	async function* pages<Page extends z.ZodType<{ nextPageToken?: string | undefined }>>(
		name: string,
		url: URL,
		page: Page,
	): AsyncGenerator<z.output<Page>> {
		const send = () => request(network, url, { headers: { Authorization: `Bearer ${token}` } });
		for (let next: string | undefined; next !== '';) {
			if (next !== undefined) url.searchParams.set('pageToken', next);
			let answer = await send();
			if (answer.status === 401) {
				await signIn();
				answer = await send();
			}
			const found = read(name, answer, page);
			yield found;
			next = found.nextPageToken ?? '';
		}
	}

	return { addresses, signIn, pages };
}

function read<Schema extends z.ZodType>(
	name: string,
	{ status, body }: { readonly status: number; readonly body: Buffer },
	schema: Schema,
): z.output<Schema> {
	const text = body.toString();
	if (status !== 200) {
		const [, remedy] =
			REMEDIES.find(([code]) => code === status || text.includes(`"${code}"`)) ?? [];
		throw new OperationError(
			`Cannot read ${name}: ${remedy ?? `Google answered with status ${status}`}`,
		);
	}
	try {
		return schema.parse(JSON.parse(text));
	} catch {
		throw new OperationError(`Cannot read ${name}: Google's answer has an unknown format`);
	}
}
