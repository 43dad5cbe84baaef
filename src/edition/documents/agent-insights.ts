import { createAgentSections } from './agent-sections.ts';
import type { Edition } from './edition.ts';
import { overallPicture } from './overall-picture.ts';
import { roundAs } from './round-as.ts';

/** Returns the insights in the form that tools answer with, and the picture of all of them. */
export function createAgentInsights(edition: Edition) {
	const sections = createAgentSections(edition);
	return { ...sections, overall: overallPicture(sections) };
}
export type AgentInsights = ReturnType<typeof createAgentInsights>;

export function renderAgentInsights(edition: Edition): string {
	return JSON.stringify(createAgentInsights(edition), (key, value: unknown) => roundAs(key, value));
}
