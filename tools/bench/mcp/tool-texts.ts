const ANNOTATIONS = {
	readOnlyHint: true,
	destructiveHint: false,
	idempotentHint: true,
	openWorldHint: false,
};

/** Titles and descriptions of the tools, for contenders without texts of their own. */
export const BUSINESS_TOOL = {
	title: 'Business overview',
	description: 'The business, its ratings, and the names that searches accept.',
	annotations: ANNOTATIONS,
};
export const SEARCH_TOOL = {
	title: 'Search reviews',
	description: 'Verified reviews that match every filter given, a page at a time.',
	annotations: ANNOTATIONS,
};
