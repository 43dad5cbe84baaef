/** A part of the policy under its heading. */
export interface PolicySection {
	readonly title: string;
	/** Markdown. */
	readonly text: string;
}

/** The parts of `content/policy.md` that have a heading of the second level. */
export function splitPolicy(policyText: string): PolicySection[] {
	const [, ...parts] = `\n${policyText}`.split(/\n## +/);
	return parts.map((part) => {
		const [title = '', ...rest] = part.split('\n');
		return { title: title.trim(), text: rest.join('\n').trim() };
	});
}
