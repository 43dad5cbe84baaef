import { expect, it } from 'vitest';
import { languageName } from '../../../src/reviews/language-name.ts';

it.each([
	['es', 'Spanish'],
	['pt-BR', 'Brazilian Portuguese'],
	// Well-formed (BCP 47, grandfathered), but Intl rejects it.
	['zh-min-nan', 'zh-min-nan'],
	['not a tag', 'not a tag'],
	['', ''],
])('names "%s" "%s"', (tag, name) => {
	expect(languageName(tag)).toBe(name);
});
