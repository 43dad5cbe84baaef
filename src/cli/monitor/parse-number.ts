import { UsageError } from '../describe-failure.ts';

/** @throws {UsageError} if an option is not a number in its range. */
export function parseNumber(option: string, text: string, least: number, most: number): number {
	const value = Number(text);
	if (text.trim() !== '' && value >= least && value <= most) return value;
	throw new UsageError('monitor', `--${option} must be a number from ${least} to ${most}`);
}
