/** A redirect of vercel.json. */
export interface ConfiguredRedirect {
	readonly source: string;
	readonly destination: string;
	readonly permanent: true;
}

export interface RedirectRule {
	readonly from: string;
	readonly to: string;
}

/** A segment of a source: `/:name`, with a pattern, or optional. */
const PARAMETER = /\/:(\w+)(?:\(([^)]+)\))?(\?)?/;

/**
 * Expands the redirects of vercel.json for hosts that know `:name` but no patterns. Fixed sources
 * come first, because Cloudflare counts every line after the first `:name` as dynamic.
 * @throws {TypeError} for a pattern that cannot be expanded
 */
export function createRedirectRules(redirects: readonly ConfiguredRedirect[]): RedirectRule[] {
	const rules = redirects.flatMap(({ source, destination }) =>
		spellOut({ from: source, to: destination }),
	);
	const isDynamic = ({ from }: RedirectRule) => Number(from.includes(':'));
	return rules.toSorted((a, b) => isDynamic(a) - isDynamic(b));
}

/** Both hosts document 301 as permanent; for GET it means the same as 308. */
export function renderRedirectRules(rules: readonly RedirectRule[]): string {
	return rules.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

function spellOut(rule: RedirectRule, start = 0): RedirectRule[] {
	const match = PARAMETER.exec(rule.from.slice(start));
	if (!match) return [rule];
	const [whole, name = '', pattern, optional] = match;
	const index = start + match.index;
	const replace = (segment: string, value: string): RedirectRule => ({
		from: rule.from.slice(0, index) + segment + rule.from.slice(index + whole.length),
		to: rule.to.replaceAll(`:${name}`, value),
	});
	const values = pattern === undefined ? [`:${name}`] : listValues(name, pattern);
	const present = values.flatMap((value) => {
		const segment = `/${value}`;
		return spellOut(replace(segment, value), index + segment.length);
	});
	return optional ? [...spellOut(replace('', ''), index), ...present] : present;
}

function listValues(name: string, pattern: string): string[] {
	return pattern.split('|').flatMap((alternative) => {
		const digits = /^\[(\d)-(\d)\]$/.exec(alternative);
		if (digits) {
			const [first, last] = [Number(digits[1]), Number(digits[2])];
			return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
		}
		if (/^[\w-]+$/.test(alternative)) return [alternative];
		if (/^[\w-]+\/\\d\+$/.test(alternative)) return [alternative.replace('\\d+', `:${name}`)];
		throw new TypeError(
			`Cannot convert the redirect pattern "${pattern}" in vercel.json: hosts do not support it`,
		);
	});
}
