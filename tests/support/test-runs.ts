/** The runs of `npm test`, by the first of their projects. */
export const RUNS = ['unit', 'site', 'hub'] as const;
