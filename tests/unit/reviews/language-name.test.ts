import { expect, it } from 'vitest';
import { languageName } from '../../../src/reviews/language-name.ts';

it.each([
	['es', 'Spanish'],
	['pt-BR', 'Brazilian Portuguese'],
	// Well-formed (BCP 47, grandfathered), and yet refused by Intl.
	['zh-min-nan', 'zh-min-nan'],
	['not a tag', 'not a tag'],
	['', ''],
])('"%s" is called "%s"', (tag, name) => {
	expect(languageName(tag)).toBe(name);
});
