/** A section of the policy with its heading. */
export interface PolicySection {
	readonly title: string;
	/** Markdown. */
	readonly text: string;
}

/** Returns the sections of `content/policy.md` that have a second-level heading. */
export function splitPolicy(policyText: string): PolicySection[] {
	const [, ...parts] = `\n${policyText}`.split(/\n## +/);
	return parts.map((part) => {
		const [title = '', ...rest] = part.split('\n');
		return { title: title.trim(), text: rest.join('\n').trim() };
	});
}
