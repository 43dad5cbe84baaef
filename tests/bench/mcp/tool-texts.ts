const ANNOTATIONS = {
	readOnlyHint: true,
	destructiveHint: false,
	idempotentHint: true,
	openWorldHint: false,
};

/** How contenders that have no words of their own introduce the tools. */
export const BUSINESS_TOOL = {
	title: 'Business overview',
	description: 'The business, its ratings, and the names that searches know.',
	annotations: ANNOTATIONS,
};
export const SEARCH_TOOL = {
	title: 'Search reviews',
	description: 'Verified reviews that match every filter given, a page at a time.',
	annotations: ANNOTATIONS,
};
