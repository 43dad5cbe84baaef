import type { Insights } from '../../src/insights/insights.ts';
import type { ApiDescription } from '../../src/site/docs/api-description.ts';
import { describeType } from '../../src/site/docs/describe-type.ts';
import { renderTable } from '../../src/site/docs/markdown.ts';
import { renderGeneratedPage } from './generated-page.ts';
import { listOperations } from '../../src/site/docs/list-operations.ts';
import { PATHS } from '../../src/endpoints/http/urls.ts';

/** Renders the `/docs/search-parameters` page. */
export function renderSearchParameters(api: ApiDescription, aspects: Insights['aspects']): string {
	const search = listOperations(api).find(({ path }) => path === PATHS.search);
	const rows = (search?.parameters ?? [])
		.filter((parameter) => parameter.in === 'query')
		.map(({ name, schema, description, example }) => [
			`\`${name}\``,
			name === 'since' || name === 'until' ? 'day (YYYY-MM-DD)' : describeType(schema),
			description,
			// No link for a cursor: a made-up one does not work.
			name === 'cursor'
				? `\`${name}=${example}\``
				: `[\`${name}=${example}\`](${PATHS.search}?${name}=${encodeURIComponent(String(example))})`,
		]);
	const introduction = [
		`The parameters of \`GET ${PATHS.search}\`, and the arguments of the tool \`search_reviews\`.`,
		'All are optional and combine: a review has to match all of them. An empty value counts as absent.',
		`[Search](/docs/search) explains them with examples; [the reference](${search?.page}) lets you try them.`,
	].join(' ');
	return renderGeneratedPage(
		{
			title: 'Search parameters',
			description:
				'Every parameter of the search, and every aspect, with type, meaning and an example.',
			keywords: 'aspects, waiting time, filters',
		},
		[
			introduction,
			renderTable(['Parameter', 'Type', 'Meaning', 'Example'], rows),
			'## Aspects',
			`Values of \`aspect\`, as ids or names. An operator can add others: \`aspects\` in [\`${PATHS.insights}\`](${PATHS.insights}) lists those of this service.`,
			renderTable(
				['Id', 'Name', 'Meaning'],
				aspects.map(({ id, label, description = '' }) => [`\`${id}\``, label, description]),
			),
		].join('\n\n'),
	);
}
