import { describe, expect, it } from 'vitest';
import { readBody } from '../../../../src/endpoints/http/body.ts';

const LIMIT = 10;

/** Returns a body that counts reads, and after its chunks never ends, ends, or fails. */
function aBody(chunkSizes: readonly number[], end: 'endless' | 'closed' | 'broken' = 'closed') {
	const seen = { chunks: 0, canceled: false };
	const stream = new ReadableStream<Uint8Array>(
		{
			pull(controller) {
				const size = chunkSizes[seen.chunks] ?? (end === 'endless' ? 4 : undefined);
				if (size !== undefined) controller.enqueue(new Uint8Array(size).fill(++seen.chunks));
				else if (end === 'broken') controller.error(new TypeError('terminated'));
				else controller.close();
			},
			cancel() {
				seen.canceled = true;
			},
		},
		{ highWaterMark: 0 },
	);
	return { stream, seen };
}

function aRequest(body: ReadableStream<Uint8Array>, headers: Record<string, string> = {}) {
	const init = { method: 'POST', body, headers, duplex: 'half' } as const;
	return new Request('https://reviews.example/', init);
}

describe('a body', () => {
	it.each([
		[[], []],
		[[3], [1, 1, 1]],
		[
			[1, 2, 1],
			[1, 2, 2, 3],
		],
		[[0, 1, 0], [2]],
		[[10], Array<number>(10).fill(1)],
		[
			[5, 4, 1],
			[1, 1, 1, 1, 1, 2, 2, 2, 2, 3],
		],
	])('in chunks of %j bytes is read completely, up to the limit', async (sizes, expected) => {
		const bytes = await readBody(aRequest(aBody(sizes).stream), LIMIT);
		expect([...bytes]).toEqual(expected);
	});

	it('is empty if the request has none', async () => {
		const request = new Request('https://reviews.example/', { method: 'POST' });
		expect(await readBody(request, LIMIT)).toHaveLength(0);
	});

	it.each([[[11]], [[10, 1]]])('in chunks of %j bytes is too large (A29)', async (sizes) => {
		await expect(readBody(aRequest(aBody(sizes).stream), LIMIT)).rejects.toMatchObject({
			status: 413,
			slug: 'content-too-large',
			message: 'Cannot read the body: it has more than 10 bytes',
		});
	});

	it('without an end is read until it exceeds the limit, and is not canceled (A29)', async () => {
		const { stream, seen } = aBody([], 'endless');
		await expect(readBody(aRequest(stream), LIMIT)).rejects.toMatchObject({ status: 413 });
		expect(seen).toEqual({ chunks: 3, canceled: false });
	});

	it('with a Content-Length over the limit is not read at all (A29)', async () => {
		const { stream, seen } = aBody([], 'endless');
		const request = aRequest(stream, { 'Content-Length': '11' });
		await expect(readBody(request, LIMIT)).rejects.toMatchObject({ status: 413 });
		expect(seen).toEqual({ chunks: 0, canceled: false });
	});

	it.each(['1', '0', 'many', '-5'])(
		'is counted even if its Content-Length is wrong: %s (A29)',
		async (length) => {
			const request = aRequest(aBody([11]).stream, { 'Content-Length': length });
			await expect(readBody(request, LIMIT)).rejects.toMatchObject({ status: 413 });
		},
	);

	it.each([[[]], [[3, 4]]])('that breaks off after %j bytes is a bad request', async (sizes) => {
		const { stream } = aBody(sizes, 'broken');
		await expect(readBody(aRequest(stream), LIMIT)).rejects.toMatchObject({
			status: 400,
			slug: 'bad-request',
			message: 'Cannot read the body: it is incomplete',
		});
	});
});
