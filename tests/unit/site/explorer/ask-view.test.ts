import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import {
	requestView,
	type SearchResponse,
} from '../../../../src/site/islands/explorer/search-client.ts';
import { SearchFailure } from '../../../../src/site/islands/explorer/search-failure.ts';

const VIEW = { rating: '9', since: 'yesterday' };
const answer: SearchResponse = {
	total: 0,
	next: null,
	stats: { average: null, distribution: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 } },
	reviews: [],
};
const isWhole = (url: string) => url.includes('rating=9');

it('reports the refusal with all filters, even if a search without one of them is refused first', async () => {
	const ask = async (url: string) => {
		if (isWhole(url)) await sleep(20);
		throw new SearchFailure('refused', [isWhole(url) ? 'rating and since' : 'since']);
	};
	await expect(requestView(ask, VIEW, 0)).rejects.toMatchObject({
		sentences: ['rating and since'],
	});
});

it('fails if the counts cannot be loaded', async () => {
	const ask = async (url: string) => {
		if (isWhole(url)) return answer;
		throw new SearchFailure('unavailable', ['No counts.']);
	};
	await expect(requestView(ask, VIEW, 0)).rejects.toMatchObject({ sentences: ['No counts.'] });
});
