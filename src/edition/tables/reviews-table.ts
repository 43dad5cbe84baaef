import type { Review } from '../../reviews/review.ts';
import type { Column } from './parquet-table.ts';

/** The columns of `/reviews.parquet` and `/reviews.csv`, in order. */
export const REVIEW_COLUMNS = {
	id: { type: 'text', value: (review) => review.id },
	url: { type: 'text', value: (review) => review.url },
	rating: { type: 'integer', value: (review) => review.rating },
	date: { type: 'date', value: (review) => review.date },
	published_at: { type: 'time', value: (review) => review.published_at },
	edited_at: { type: 'time', value: (review) => review.edited_at },
	updated_at: { type: 'time', value: (review) => review.updated_at },
	experienced_on: { type: 'date', value: (review) => review.experienced_on },
	title: { type: 'text', value: (review) => review.title },
	text: { type: 'text', value: (review) => review.text },
	truncated: { type: 'boolean', value: (review) => review.truncated ?? false },
	language: { type: 'text', value: (review) => review.language },
	author: { type: 'text', value: (review) => review.author.name },
	source: { type: 'text', value: (review) => review.source.id },
	source_review_id: { type: 'text', value: (review) => review.source.review_id },
	location: { type: 'text', value: (review) => review.location },
	visit_type: { type: 'text', value: (review) => review.visit_type },
	verification_method: { type: 'text', value: (review) => review.verification.method },
	technicians: { type: 'list', value: (review) => review.mentions.technicians },
	services: { type: 'list', value: (review) => review.mentions.services },
	service_areas: { type: 'list', value: (review) => review.mentions.service_areas },
	aspects: {
		type: { fields: ['aspect', 'polarity', 'read_by'] },
		value: (review) => review.aspects,
	},
	recommends: { type: 'boolean', value: (review) => review.recommends },
	responses: { type: 'list', value: (review) => review.responses.map(({ text }) => text) },
	incentive: { type: 'text', value: (review) => review.incentive?.kind },
	relationship: { type: 'text', value: (review) => review.relationship },
} as const satisfies Record<string, Column<Review>>;
