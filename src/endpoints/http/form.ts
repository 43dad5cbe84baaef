import { MIMEType } from 'node:util';
import { readBody } from './body.ts';
import { Problem } from './problem.ts';

/** The values of each field, in the order sent. */
export type Form = ReadonlyMap<string, readonly string[]>;

export interface FormLimits {
	readonly bytes: number;
	readonly fields: number;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
const LIMITS: FormLimits = { bytes: 65_536, fields: 100 };

/**
 * Reads a form as browsers send it (WHATWG URL §5.1). That algorithm replaces invalid bytes; this
 * one rejects the form, because the client did not send the replacement.
 * @throws {Problem} 415 if it is not a UTF-8 form, 413 if it is too long, 400 if it is invalid.
 */
export async function readForm(request: Request, limits: FormLimits = LIMITS): Promise<Form> {
	if (!isForm(request.headers.get('Content-Type') ?? '')) throw unsupportedMediaType();
	const text = decodeUtf8(await readBody(request, limits.bytes));
	const fields = text.split('&').filter((field) => field !== '');
	if (fields.length > limits.fields) throw badForm(`it has more than ${limits.fields} fields`);

	const form = new Map<string, string[]>();
	for (const field of fields) {
		const [name = '', ...rest] = field.split('=');
		const value = decodePart(rest.join('='));
		const key = decodePart(name);
		form.set(key, [...(form.get(key) ?? []), value]);
	}
	return form;
}

function isForm(contentType: string): boolean {
	try {
		const { essence, params } = new MIMEType(contentType);
		return essence === FORM_TYPE && /^utf-?8$/i.test(params.get('charset') ?? 'utf-8');
	} catch {
		return false;
	}
}

function decodeUtf8(bytes: Uint8Array): string {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		throw badForm('it is not in UTF-8');
	}
}

function decodePart(encoded: string): string {
	const text = decodePercent(encoded.replaceAll('+', ' '));
	if (text.includes('\0')) throw badForm('it contains a NUL character');
	return text;
}

function decodePercent(encoded: string): string {
	try {
		return decodeURIComponent(encoded);
	} catch {
		throw badForm('its percent-encoding is broken or not UTF-8');
	}
}

function badForm(state: string): Problem {
	return new Problem(400, 'bad-request', `Cannot read the form: ${state}`);
}

function unsupportedMediaType(): Problem {
	const detail = `Cannot read the form: its media type must be ${FORM_TYPE}, in UTF-8`;
	// RFC 9110 §15.5.16: names the accepted media type.
	return new Problem(415, 'unsupported-media-type', detail, { headers: { Accept: FORM_TYPE } });
}
