import type { Preview, PreviewedReview } from '../import/preview-reviews.ts';

const TEXT_LENGTH = 200;

/** Renders the preview for the report. */
export function renderPreview({ reviews, constant }: Preview): string[] {
	const same = constant.map((what) => `  every review has the same ${what}: is its column right?`);
	if (reviews.length === 0) return same;
	return [...same, '  as readers will see them:', ...reviews.flatMap(renderReview)];
}

function renderReview(review: PreviewedReview): string[] {
	const { rating, date, location, author, title, text, responses, isPublished } = review;
	const stars = '★'.repeat(rating).padEnd(5, '☆');
	const held = isPublished ? '' : ' (not published)';
	const words = [title ?? '', text, ...responses.map((reply) => `Reply: ${reply.text}`)];
	return [
		`    ${stars}  ${date}  ${location}  ${author.name}${held}`,
		...words.filter((line) => line !== '').map((line) => `      ${toExcerpt(line)}`),
	];
}

function toExcerpt(text: string): string {
	const line = text.replace(/\s+/g, ' ');
	return line.length > TEXT_LENGTH ? `${line.slice(0, TEXT_LENGTH)}…` : line;
}
