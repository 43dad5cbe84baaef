import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { renderDocuments } from '../../src/edition/documents/render-documents.ts';
import { textOf } from '../../src/edition/documents/published-document.ts';
import { SCHEMA_VERSION } from '../../src/edition/documents/schema-version.ts';
import { createEdition } from '../../src/edition/create-edition.ts';
import { Overrides } from '../../src/insights/overrides.ts';
import { aRecord } from '../support/content.ts';

/**
 * Digests of the documents for a fixed corpus, by schema version. A new digest needs a new version and
 * entry.
 */
const PUBLISHED: Record<string, string> = {
	'1.0.0': '7e90acd21dedfb35',
	'1.1.0': '84c19b3dd904ec12',
	'1.2.0': '5aeaf1df962f3915',
	'1.3.0': '2ed5adc57ce8ec22',
	'1.3.1': '0ed94626b91bedc8',
	'1.3.2': '4bc6f8a2e7608340',
	'1.4.0': '1d2272cd24228ea5',
	'1.4.1': '6aee4e641d5e38ab',
	'1.5.0': '500b43abc4660381',
	'1.5.1': 'd7393d34d386ca64',
	'1.6.0': '684a6808927c2dd3',
	'1.7.0': '5817301621aa21f3',
	'1.8.0': 'cf693870eac43a35',
	'1.9.0': '4b186fee685752cb',
	'1.9.1': '0e12be6279afa9bb',
	'1.9.2': 'ba9c0ad85845c9dd',
	'1.10.0': '152b3fc509ce6357',
	'1.11.0': 'd1e6983e3d9c6ec3',
	'1.12.0': 'f83df24cf308f689',
	'1.13.0': '2e4f24e0bc7afece',
	'1.14.0': 'e221c0bfcb1680da',
	'1.15.0': 'a6c30578f2edf2bb',
	'1.16.0': 'ef6babefeded0d1a',
	'1.17.0': '598530c2b5721b72',
	'1.18.0': '68abb80cc74773fb',
	'1.19.0': '0344a15921b7b711',
	'1.20.0': 'd696cac9b0092464',
	'1.21.0': 'e1a5d1e84a2e8d39',
};

it('the schema version changes if the same content gives different bytes', () => {
	const businessFile = {
		id: 'fixed',
		name: 'Fixed Motors',
		timezone: 'America/Los_Angeles',
		languages: [{ code: 'en', name: 'English' }],
		locations: [
			{
				id: 'alder-falls',
				name: 'Fixed Motors',
				address: { street: '1 Way', city: 'Town', postal_code: '97931', country: 'US' },
			},
		],
		review_policy: {
			title: 'Policy',
			version: '1',
			updated: '2026-01-01',
			summary: 'All of them.',
			contact: 'care@fixed.example',
			sources: [],
		},
	};
	const content = {
		settings: {
			businessFile,
			staff: [],
			services: [],
			serviceAreas: [],
			aspects: [],
			questions: [],
			overrides: Overrides.parse({}),
			policyText: '',
		},
		stamps: {},
		records: [aRecord({ title: 'A', recommends: true, aspect_ratings: { pricing: 4 } })],
		removed: [],
	};
	const edition = createEdition(content, 'https://reviews.example');
	const bytes = renderDocuments(edition).map(textOf);
	const digest = createHash('sha256').update(bytes.join('')).digest('hex').slice(0, 16);
	expect({ [SCHEMA_VERSION]: digest }).toEqual({ [SCHEMA_VERSION]: PUBLISHED[SCHEMA_VERSION] });
});
