import { Agent, request } from 'undici';
import { answerQuestions, sharedClock } from './child.ts';

/** A body to post to each callback. */
export interface Posting {
	readonly callbacks: readonly string[];
	readonly concurrency: number;
	readonly body: string;
	readonly headers: Readonly<Record<string, string>>;
}

const dispatcher = new Agent();

/** Sends only the requests, over keep-alive connections. Returns the start time. */
async function post({ callbacks, concurrency, body, headers }: Posting): Promise<number> {
	const bytes = Buffer.from(body);
	const begin = sharedClock();
	let next = 0;
	const work = async () => {
		for (;;) {
			const callback = callbacks[next++];
			if (callback === undefined) return;
			const answer = await request(callback, { method: 'POST', body: bytes, headers, dispatcher });
			await answer.body.dump();
			if (answer.statusCode !== 204) throw new TypeError(`Cannot post: ${answer.statusCode}`);
		}
	};
	await Promise.all(Array.from({ length: concurrency }, work));
	return begin;
}

answerQuestions({ post });
