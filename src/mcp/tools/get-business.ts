import * as z from 'zod';
import { BusinessOverview } from '../../edition/documents/business-overview.ts';
import { findArgumentIssues, refuse } from './arguments.ts';
import { describeTool, toolResult, type Tool, type ToolDescription } from './tool.ts';

const NAME = 'get_business';
const Arguments = z.strictObject({});

/** `get_business`: the business, its ratings, and the values to filter by. */
export function createGetBusiness(overview: string): Tool {
	const answer = toolResult(overview);
	return {
		name: NAME,
		describe,
		call(args) {
			const issues = findArgumentIssues(Arguments, args);
			return issues.length === 0 ? answer : refuse(NAME, issues);
		},
	};
}

function describe(): ToolDescription {
	return describeTool({
		name: NAME,
		title: 'Get the business',
		description:
			'The dealership group: locations, departments, opening hours, aggregate rating by location, ' +
			'source and period, how reviews are verified, and "vocabularies": the technicians, services, ' +
			'locations, sources, aspects and languages that search_reviews can filter by. Takes no ' +
			'arguments. Call it first when a question names a person, a service or a place.',
		args: Arguments,
		result: BusinessOverview,
	});
}
