import { createHash } from 'node:crypto';

/** The namespace of names that are URLs (RFC 9562 §6.6). */
export const URL_NAMESPACE = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';

/** Derives a UUID from a name: the same name in the same namespace gives the same one (RFC 9562 §5.5). */
export function uuidV5(name: string, namespace: string): string {
	const digest = createHash('sha1')
		.update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
		.update(name)
		.digest();
	digest.writeUInt8((digest.readUInt8(6) & 0x0f) | 0x50, 6);
	digest.writeUInt8((digest.readUInt8(8) & 0x3f) | 0x80, 8);
	return digest.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
