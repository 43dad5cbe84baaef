import { viewBoxOf } from '../reviews/business/brand.ts';
import { orProblem, type ContentProblem } from './content-problem.ts';
import { readText } from './read-yaml.ts';

const REMEDY = 'save the logo there as an SVG, or remove "logo" from site.brand in business.yaml';
/** Markup that would run code or load other files if the SVG were opened directly. */
const ACTIVE =
	/<(?:\w+:)?(?:script|foreignObject)\b|<!ENTITY|\son[a-z]+\s*=|javascript:|@import|url\(\s*["']?\s*(?!#)|href\s*=\s*["']\s*(?!#)/i;

/** Reads the logo. Adds a problem if it is not an SVG with its proportions, or if it contains scripts or links. */
export async function inspectLogo(
	file: string,
	problems: ContentProblem[],
): Promise<string | undefined> {
	const text = await orProblem(() => readText(file), REMEDY, problems);
	if (text === undefined) return undefined;
	if (viewBoxOf(text) === undefined) {
		problems.push({ file, problem: 'it is not an SVG with a "viewBox"', remedy: REMEDY });
	} else if (ACTIVE.test(text)) {
		const remedy = 'export it again as a plain SVG, without scripts, links and linked images';
		problems.push({ file, problem: 'it contains a script or a link', remedy });
	}
	return text;
}
