import * as z from 'zod';
import type { BusinessOverview } from '../../edition/documents/business-overview.ts';
import { defineTool } from './define-tool.ts';
import { textResult, type Tool } from './tool.ts';

/** The parts that can be asked for alone, each short enough for a model to read at once. */
const PARTS = {
	business: ({ business: { locations, ...business }, links }: BusinessOverview) => ({
		business: { ...business, locations: locations.map(({ id, name }) => ({ id, name })) },
		links,
	}),
	locations: ({ business }: BusinessOverview) => ({
		locations: business.locations.map(({ departments, ...location }) => ({
			...location,
			departments: departments?.map(({ opening_hours: _, ...department }) => department),
		})),
	}),
	hours: ({ business }: BusinessOverview) => ({
		time_zone: business.timezone,
		locations: business.locations.map(({ id, name, departments }) => ({ id, name, departments })),
	}),
	ratings: ({ aggregate_rating }: BusinessOverview) => ({ aggregate_rating }),
	people: ({ vocabularies }: BusinessOverview) => ({ technicians: vocabularies.technicians }),
	vocabularies: ({ vocabularies: { technicians, ...others } }: BusinessOverview) => ({
		vocabularies: others,
	}),
	policy: ({ verification_policy, verification, policy_text, links }: BusinessOverview) => ({
		...{ verification_policy, verification, policy_text, full: links['policy'] },
	}),
};
const PartName = z.enum(Object.keys(PARTS) as (keyof typeof PARTS)[]);

const DESCRIPTION = {
	name: 'get_business',
	title: 'Get the business',
	description:
		'The dealership group: languages spoken and payment (part business), addresses and amenities such as ' +
		'loaner cars (locations), opening hours, ratings, and how reviews are checked (policy). Send a part to ' +
		'get only that. Names and ids to filter by: parts people (with aliases and roles) and vocabularies (all others).',
	args: z.strictObject({ part: PartName.optional() }),
};

/** `get_business`: the business and its ratings, or one part of what is known about it. */
export function createGetBusiness(overview: BusinessOverview): Tool {
	const { vocabularies, policy_text: _, ...whole } = overview;
	const answers = new Map<string | undefined, string>([[undefined, JSON.stringify(whole)]]);
	return defineTool(DESCRIPTION, ({ part }) => {
		const known = answers.get(part);
		const json = known ?? JSON.stringify(part === undefined ? whole : PARTS[part](overview));
		answers.set(part, json);
		return textResult(json);
	});
}
