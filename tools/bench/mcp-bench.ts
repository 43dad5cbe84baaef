import type { Measurement } from './bench.ts';
import type { Result } from './mcp/ask.ts';
import { callsOf, ERAS, type Call, type Era } from './mcp/calls.ts';
import { HAND_WRITTEN, MCP_HANDLER, startContenders, type Contender } from './mcp/contenders.ts';
import { postForSeconds, type Posting, type Round } from './mcp/post-load.ts';
import { preparePosting } from './mcp/prepare-posting.ts';

const ROUNDS = 3;
const ROUND_SECONDS = 1.5;
const CALLS: readonly Call['name'][] = [
	'tools/list',
	'get_business',
	'search_reviews',
	'initialize',
];

interface Cell {
	readonly contender: Contender;
	readonly posting: Posting;
	readonly rounds: Round[];
	cpuMicroseconds: number;
}

/**
 * Compares the MCP server's requests per second with mcp-handler and a hand-written handler in the same
 * run, by era and call: our function and our local server, with and without its log. All have the same
 * 500 reviews and return the same tool results.
 */
export async function benchMcp(): Promise<Measurement[]> {
	const contenders = await startContenders();
	try {
		const measurements: Measurement[] = [];
		for (const name of CALLS) {
			for (const era of ERAS) measurements.push(...(await measureCall(contenders.all, era, name)));
		}
		return measurements;
	} finally {
		await contenders.stop();
	}
}

/** Measures the contenders in turn; the best round of each counts. */
async function measureCall(
	contenders: readonly Contender[],
	era: Era,
	name: Call['name'],
): Promise<Measurement[]> {
	const call = callsOf(era).find((known) => known.name === name);
	if (call === undefined) throw new RangeError(`Cannot measure "${name}": it is not a call`);
	const cells: Cell[] = [];
	let expected: readonly Result[] | undefined;
	for (const contender of contenders) {
		const { posting, results } = await preparePosting(contender, era, call, expected);
		expected ??= results;
		cells.push({ contender, posting, rounds: [], cpuMicroseconds: 0 });
	}
	for (let round = 0; round < ROUNDS; round++) {
		for (const cell of cells) await measureRound(cell);
	}
	const rateOf = (wanted: string) => {
		const cell = cells.find(({ contender }) => contender.name === wanted);
		return cell ? bestOf(cell).perSecond : NaN;
	};
	return cells.map((cell) => {
		const { perSecond, p50, p99 } = bestOf(cell);
		return {
			name: `${name} (${era}): ${cell.contender.name}`,
			ratio: perSecond / rateOf(MCP_HANDLER),
			to: MCP_HANDLER,
			details: {
				toHandWritten: toHundredths(perSecond / rateOf(HAND_WRITTEN)),
				bytes: bytesOfResponse(cell),
				perSecond: Math.round(perSecond),
				p50: toHundredths(p50),
				p99: toHundredths(p99),
				...(cell.contender.cpu && { cpuMicroseconds: cpuOfResponse(cell) }),
			},
		};
	});
}

async function measureRound(cell: Cell): Promise<void> {
	const { contender, posting, rounds } = cell;
	const before = (await contender.cpu?.()) ?? 0;
	rounds.push(await postForSeconds(posting, ROUND_SECONDS));
	cell.cpuMicroseconds += ((await contender.cpu?.()) ?? 0) - before;
}

function bestOf({ rounds }: Cell): Round {
	const [best] = rounds.toSorted((a, b) => b.perSecond - a.perSecond);
	if (best === undefined) throw new RangeError('Cannot find the best round: there is none');
	return best;
}

/** Averages all rounds: other load on the machine affects processor time less than the rate. */
function cpuOfResponse({ rounds, cpuMicroseconds }: Cell): number {
	return Math.round(cpuMicroseconds / rounds.reduce((sum, { answers }) => sum + answers, 0));
}

function bytesOfResponse({ posting: { responseBytes } }: Cell): number {
	return Math.round(responseBytes.reduce((sum, bytes) => sum + bytes, 0) / responseBytes.length);
}

function toHundredths(value: number): number {
	return Math.round(value * 100) / 100;
}
