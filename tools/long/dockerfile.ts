/** An instruction of a Dockerfile. */
export interface Instruction {
	readonly name: string;
	readonly value: string;
}

/** A stage of a Dockerfile: `FROM base AS name` and the instructions after it. */
export interface Stage {
	readonly base: string;
	readonly name: string | undefined;
	readonly instructions: readonly Instruction[];
}

/**
 * Parses the stages of a Dockerfile.
 * @throws {SyntaxError} for continued lines and parser directives, which are not supported
 */
export function parseDockerfile(text: string): readonly Stage[] {
	const stages: { base: string; name: string | undefined; instructions: Instruction[] }[] = [];
	for (const line of text.split('\n')) {
		if (line.trim() === '' || line.startsWith('#')) continue;
		const match = /^([A-Z]+) (.*[^\\])$/.exec(line);
		const [, name = '', value = ''] = match ?? [];
		if (!match) throw new SyntaxError(`Cannot read the line "${line}"`);
		if (name !== 'FROM') {
			stages.at(-1)?.instructions.push({ name, value });
			continue;
		}
		const [base = '', as, stageName] = value.split(' ');
		if (as !== undefined && as !== 'AS') throw new SyntaxError(`Cannot read the line "${line}"`);
		stages.push({ base, name: stageName, instructions: [] });
	}
	return stages;
}

/** Parses the exec form of CMD: a JSON list. */
export function parseExecForm(value: string): readonly string[] {
	const words: unknown = JSON.parse(value);
	if (Array.isArray(words) && words.every((word) => typeof word === 'string')) return words;
	throw new SyntaxError(`Cannot read the command "${value}": it is not a list of words`);
}

/** Parses `NAME=value NAME=value`, without quotes. */
export function parseVariables(value: string): readonly (readonly [name: string, value: string])[] {
	return value.split(' ').map((pair) => {
		const [, name = '', text = ''] = /^(\w+)=([^"'\\$]*)$/.exec(pair) ?? [];
		if (name === '') throw new SyntaxError(`Cannot read the variable "${pair}"`);
		return [name, text] as const;
	});
}

/**
 * Returns the paths that a .dockerignore file lets into the build: it excludes everything with `*`,
 * and names exceptions.
 */
export function parseAllowedPaths(text: string): readonly string[] {
	const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
	const [first, ...exceptions] = lines;
	if (first !== '*' || !exceptions.every((line) => /^![^*?]+$/.test(line))) {
		throw new SyntaxError('Cannot read .dockerignore: expected "*" and then exceptions');
	}
	return exceptions.map((line) => line.slice(1));
}
