import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const OWN_DIR = fileURLToPath(new URL('own/', import.meta.url));

/** Labeled texts written for this project (MIT). */
export const OWN_FILES = [
	'visits-assorted.txt',
	'visits-service.txt',
	'visits-sales.txt',
	'visits-short.txt',
	'visits-told.txt',
] as const;

export function pathOfOwn(name: (typeof OWN_FILES)[number]): string {
	return join(OWN_DIR, name);
}
