import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './support/content.ts';

/** Patterns of secrets that give access to something. */
const KEYS: Readonly<Record<string, RegExp>> = {
	'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
	'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
	'a token of GitHub': /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{60,})/,
	'a token of npm': /\bnpm_[0-9A-Za-z]{36}\b/,
	'a token of Slack': /\bxox[abeoprs]-[0-9A-Za-z-]{10,}/,
	'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
	'a key of Stripe': /\b[rs]k_live_[0-9A-Za-z]{20,}/,
	'a token of Vercel': /\b(?:vc[apkr]_[0-9A-Za-z]{40,}|vercel_blob_rw_[0-9A-Za-z_]{20,})/,
	'a token of an Upstash store':
		/\b(?:KV_REST_API_TOKEN|UPSTASH_REDIS_REST_TOKEN)=["']?A[0-9A-Za-z_-]{30,}/,
	'a password in an address':
		/\b(?:rediss?|postgres(?:ql)?|mysql|mongodb(?:\+srv)?):\/\/[^\s:/"'`]+:[^\s@/"'`$]+@(?!localhost|127\.)/,
	'a JSON Web Token': /\beyJ[0-9A-Za-z_-]{15,}\.eyJ[0-9A-Za-z_-]{15,}\.[0-9A-Za-z_-]{20,}/,
};
/** Files with settings or secrets of one machine. */
const PRIVATE_FILES =
	/(?:^|\/)(?:\.env(?:\.[\w-]+)?|\.npmrc|\.netrc|id_rsa|[^/]+\.(?:pem|key|p12|pfx|sqlite))$/;

/** Lists the files that are committed, and those that would be. */
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
		const found = files.flatMap((file) =>
			findKeys(readFileSync(join(ROOT, file), 'latin1')).map((what) => `${file}: ${what}`),
		);
		expect(found).toEqual([]);
	});

	it('contains no files for one machine only', () => {
		expect(files.filter((file) => PRIVATE_FILES.test(file))).toEqual([]);
	});
});

describe('the patterns of keys', () => {
	// Put together here, so that no file contains them literally.
	it.each([
		['a private key', `-----BEGIN RSA ${'PRIVATE KEY'}-----`],
		['a key of AWS', `AKIA${'Q'.repeat(16)}`],
		['a token of GitHub', `gh${'p'}_${'a1'.repeat(18)}`],
		['a token of npm', `npm${'_'}${'a1'.repeat(18)}`],
		['a token of Slack', `xox${'b'}-123456789012-abc`],
		['a key of Google', `AIz${'a'}${'b'.repeat(35)}`],
		['a key of Stripe', `sk_${'live'}_${'c'.repeat(24)}`],
		['a token of Vercel', `vercel_blob_${'rw'}_${'d'.repeat(24)}`],
		['a token of an Upstash store', `KV_REST_API_TOKEN${'='}"A${'e'.repeat(40)}"`],
		['a password in an address', `rediss${':'}//default:${'f'.repeat(20)}@eu1.example:6379`],
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
