import type { Edition } from '../documents/edition.ts';
import type { Review } from '../reviews/review.ts';
import { aspectPath, servicePath, technicianPath } from '../site/urls.ts';
import type { Preview, PreviewBar } from './preview.ts';
import { inDigits, inPercent, starsOf } from './preview-numbers.ts';

type SubjectPreview = Omit<Preview, 'siteName'>;

/** The pictures of the pages of aspects, of people and of services. */
export function subjectPreviews({ insights, reviews }: Edition): SubjectPreview[] {
	const { technicians, services } = insights.entities;
	const starsWhere = (isMeant: (mentions: Review['mentions']) => boolean) =>
		starsOf(reviews.filter(({ mentions }) => isMeant(mentions)));
	const people = technicians.map(({ id, name }) => ({
		path: technicianPath(id),
		kind: 'What customers say of one of us',
		title: name,
		...starsWhere((mentions) => mentions.technicians.includes(name)),
	}));
	const offers = services.map(({ id, name }) => ({
		path: servicePath(id),
		kind: 'What customers say of a service',
		title: name,
		...starsWhere((mentions) => mentions.services.includes(id)),
	}));
	return [...insights.aspects.map(aspectPreview), ...people, ...offers];
}

function aspectPreview(aspect: Edition['insights']['aspects'][number]): SubjectPreview {
	const { id, label, share_positive: share, reviews, positive, negative, mixed } = aspect;
	const most = Math.max(positive, negative, mixed, 1);
	const bar = (name: string, count: number, color: PreviewBar['color']): PreviewBar => ({
		label: name,
		share: count / most,
		value: inDigits(count),
		color,
	});
	const judging = `praise, among ${inDigits(positive + negative)} reviews that judge it`;
	return {
		path: aspectPath(id),
		kind: 'What customers say of',
		title: label,
		figure:
			share === undefined
				? [inDigits(reviews), 'reviews speak of it']
				: [inPercent(share), judging],
		bars: [
			bar('Praise', positive, 'praise'),
			bar('Complaint', negative, 'complaint'),
			bar('Both', mixed, 'mixed'),
		],
	};
}
