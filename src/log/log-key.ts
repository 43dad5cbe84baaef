import { createPrivateKey, type KeyObject } from 'node:crypto';

/** The private keys of a log. */
export interface LogKey {
	readonly ed25519: KeyObject;
	readonly mlDsa: KeyObject;
}

/**
 * Reads the private keys of a log: an Ed25519 and an ML-DSA-44 key in PEM (PKCS #8), in any order.
 * @throws {SyntaxError} that does not repeat the text.
 */
export function parseLogKey(pem: string): LogKey {
	const blocks = pem.match(/-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g) ?? [];
	const keys = blocks.map(parseBlock);
	const find = (type: string) => keys.find((key) => key?.asymmetricKeyType === type);
	const ed25519 = find('ed25519');
	const mlDsa = find('ml-dsa-44');
	if (ed25519 === undefined || mlDsa === undefined) {
		const missing = ed25519 === undefined ? 'Ed25519' : 'ML-DSA-44';
		throw new SyntaxError(`it holds no ${missing} private key in PEM`);
	}
	return { ed25519, mlDsa };
}

function parseBlock(block: string): KeyObject | undefined {
	try {
		return createPrivateKey(block);
	} catch {
		return undefined;
	}
}
