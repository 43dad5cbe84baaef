import { describe, expect, it } from 'vitest';
import { withShallowSchemas } from '../../../../src/site/docs/shallow-schemas.ts';

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const text = { type: 'string' };
const inner = { type: 'object', properties: { deep: text }, required: ['deep'] };

/**
 * Returns the shallow properties of `Home` with this member. `Tree` has members, `Leaf` has none.
 */
function shown(member: Readonly<Record<string, unknown>>): unknown {
	const schemas = withShallowSchemas({
		Home: { type: 'object', properties: { member }, required: ['member'] },
		Leaf: { type: 'string', format: 'date' },
		Tree: { type: 'object', properties: { branch: inner } },
	});
	expect(schemas['Home']).toMatchObject({ type: 'object', required: ['member'] });
	return schemas['Home']?.['properties'];
}

describe('a schema for readers', () => {
	it.each([
		['a text', text],
		['a component without members', reference('Leaf')],
		['a list of texts', { type: 'array', items: text }],
		['a choice between texts', { anyOf: [reference('Leaf'), { type: 'null' }] }],
		['a map to texts', { type: 'object', additionalProperties: text }],
	])('keeps %s', (_what, member) => {
		expect(shown(member)).toEqual({ member });
	});

	it('replaces nested members with a link to the dictionary', () => {
		expect(shown(inner)).toEqual({
			member: { type: 'object', description: 'Members: [Home](/docs/fields#home).' },
		});
	});

	it('links to the entry of a component with members, and keeps its description', () => {
		expect(shown({ ...reference('Tree'), description: 'The tree.' })).toEqual({
			member: { type: 'object', description: 'The tree. Members: [Tree](/docs/fields#tree).' },
		});
	});

	it('links once to the members of a list, a map or a choice', () => {
		const description = 'Members: [Tree](/docs/fields#tree).';
		const object = { type: 'object' };
		expect(shown({ type: 'array', items: reference('Tree'), maxItems: 9 })).toEqual({
			member: { type: 'array', items: object, maxItems: 9, description },
		});
		expect(shown({ type: 'object', additionalProperties: reference('Tree') })).toEqual({
			member: { type: 'object', additionalProperties: object, description },
		});
		expect(shown({ anyOf: [reference('Tree'), { type: 'null' }] })).toEqual({
			member: { anyOf: [object, { type: 'null' }], description },
		});
	});
});
