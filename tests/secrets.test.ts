import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/content.ts';

/** Patterns of secrets that give access to something. */
const KEYS: Readonly<Record<string, RegExp>> = {
	'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
	'an AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
	'a GitHub token': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{60,})/,
	'an npm token': /\bnpm_[0-9A-Za-z]{36}\b/,
	'a Slack token': /\bxox[abeoprs]-[0-9A-Za-z-]{10,}/,
	'a Google key': /\bAIza[0-9A-Za-z_-]{35}\b/,
	'a Stripe key': /\b[rs]k_live_[0-9A-Za-z]{20,}/,
	'a Vercel token': /\b(?:vc[apkr]_[0-9A-Za-z]{40,}|vercel_blob_rw_[0-9A-Za-z_]{20,})/,
	'an Upstash store token':
		/\b(?:KV_REST_API_TOKEN|UPSTASH_REDIS_REST_TOKEN)=["']?A[0-9A-Za-z_-]{30,}/,
	'a password in a URL':
		/\b(?:rediss?|postgres(?:ql)?|mysql|mongodb(?:\+srv)?):\/\/[^\s:/"'`]+:[^\s@/"'`$]+@(?!localhost|127\.)/,
	'a JSON Web Token': /\beyJ[0-9A-Za-z_-]{15,}\.eyJ[0-9A-Za-z_-]{15,}\.[0-9A-Za-z_-]{20,}/,
};
/** Files with settings or secrets of one machine. */
const PRIVATE_FILES =
	/(?:^|\/)(?:\.env(?:\.[\w-]+)?|\.npmrc|\.netrc|id_rsa|[^/]+\.(?:pem|key|p12|pfx|sqlite))$/;

/** The keys of the sample's log, which anyone may know. */
const TEST_KEY = 'tests/fixtures/log-key-not-secret.pem';

/** The files that are committed, and new files that Git does not ignore. */
const files = execFileSync(
	'git',
	['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
	{ cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
	.split('\0')
	.filter((file) => file !== '' && isFile(file));

describe('the repository', () => {
	it('contains nothing that looks like a key', () => {
		expect(files.length).toBeGreaterThan(500);
		const found = files
			.filter((file) => file !== TEST_KEY)
			.flatMap((file) =>
				findKeys(readFileSync(join(ROOT, file), 'latin1')).map((what) => `${file}: ${what}`),
			);
		expect(found).toEqual([]);
	});

	it('contains no files that belong to only one machine', () => {
		expect(files.filter((file) => PRIVATE_FILES.test(file))).toEqual([TEST_KEY]);
	});
});

describe('the key patterns', () => {
	// Assembled here, so that no file contains them literally.
	it.each([
		['a private key', `-----BEGIN RSA ${'PRIVATE KEY'}-----`],
		['an AWS key', `AKIA${'Q'.repeat(16)}`],
		['a GitHub token', `gh${'p'}_${'a1'.repeat(18)}`],
		['an npm token', `npm${'_'}${'a1'.repeat(18)}`],
		['a Slack token', `xox${'b'}-123456789012-abc`],
		['a Google key', `AIz${'a'}${'b'.repeat(35)}`],
		['a Stripe key', `sk_${'live'}_${'c'.repeat(24)}`],
		['a Vercel token', `vercel_blob_${'rw'}_${'d'.repeat(24)}`],
		['an Upstash store token', `KV_REST_API_TOKEN${'='}"A${'e'.repeat(40)}"`],
		['a password in a URL', `rediss${':'}//default:${'f'.repeat(20)}@eu1.example:6379`],
		['a JSON Web Token', `eyJ${'g'.repeat(20)}.eyJ${'h'.repeat(20)}.${'i'.repeat(30)}`],
	])('find %s', (what, text) => {
		expect(findKeys(`before ${text} after`)).toEqual([what]);
	});

	it('are all covered by an example', () => {
		expect(Object.keys(KEYS)).toHaveLength(11);
	});
});

function findKeys(text: string): string[] {
	return Object.entries(KEYS).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
}

/** Git still lists a deleted file until the deletion is committed. */
function isFile(file: string): boolean {
	return statSync(join(ROOT, file), { throwIfNoEntry: false })?.isFile() ?? false;
}
