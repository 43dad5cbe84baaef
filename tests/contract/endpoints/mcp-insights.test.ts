import { describe, expect, it } from 'vitest';
import { sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf, tokensIn } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const methods = await methodsOf(edition);
const insights = async (args: object) =>
	JSON.parse((await callTool(methods, 'get_insights', args)).text);

/** Lists the counts in an answer with their share or average, wherever they stand. */
function countsIn(value: any): string[] {
	if (typeof value !== 'object' || value === null) return [];
	const { n, share = value.share_positive, average } = value;
	const own =
		n === undefined || (share ?? average) === undefined ? [] : [`${n}: ${share ?? average}`];
	return [...own, ...Object.values(value).flatMap(countsIn)];
}

const { aspects, entities } = edition.insights;
const places = edition.business.locations.map(({ id }) => id);
const COMBINED = [
	...aspects.flatMap(({ id }) => places.map((location) => ({ aspect: id, location }))),
	...aspects.map(({ id }) => ({ aspect: id, person: 'Dana Whitfield' })),
	...aspects.map(({ id }) => ({ aspect: id, service: 'brakes' })),
	...entities.technicians.map(({ name }) => ({ person: name, location: 'harborview' })),
	...places.map((location) => ({ location, service: 'oil-change', aspect: 'speed' })),
];

it('names the people of the reviews about a service', async () => {
	for (const { id } of edition.insights.entities.services) {
		const { service } = await insights({ service: id });
		const named = edition.reviews
			.filter(({ mentions }) => mentions.services.includes(id))
			.flatMap(({ mentions }) => mentions.technicians);
		const counts = Map.groupBy(named, (name) => name);
		expect(service.named_people).toHaveLength(counts.size);
		for (const { name, reviews } of service.named_people)
			expect([id, name, reviews]).toEqual([id, name, counts.get(name)?.length]);
	}
});

describe('get_insights about several things', () => {
	it('states each fact about an aspect and a location once', async () => {
		for (const { id } of aspects) {
			for (const location of places) {
				const answer = await insights({ aspect: id, location });
				const [here] = countsIn(answer.aspect.by_location);
				const counts = countsIn(answer);
				expect([id, counts.filter((count) => count === here).length]).toEqual([id, here ? 1 : 0]);
			}
		}
	});

	it('takes at most 2,000 tokens', async () => {
		for (const args of COMBINED) {
			expect([args, tokensIn(await insights(args)) <= 2_000]).toEqual([args, true]);
		}
	});

	it('keeps what the sections say alone', async () => {
		const { aspect, location } = await insights({ aspect: 'speed', location: 'harborview' });
		const alone = await insights({ aspect: 'speed' });
		const here = alone.aspect.by_location.find(({ id }: any) => id === 'harborview');
		expect(aspect.by_location).toEqual([here]);
		const [difference] = aspect.comparisons;
		expect(difference).toMatchObject({ location: 'harborview', kind: 'location' });
		expect(location.aspects.map((each: any) => each.aspect)).not.toContain('speed');
		const whole = await insights({ location: 'harborview' });
		expect(whole.location.aspects).toEqual(expect.arrayContaining(location.aspects));
		expect(whole.location.aspects).toHaveLength(location.aspects.length + 1);
	});

	it('quotes and names only people of the location asked for', async () => {
		for (const id of aspects.map((each) => each.id)) {
			const { aspect } = await insights({ aspect: id, location: 'millbrook' });
			const quoted = [...aspect.praised, ...aspect.criticized];
			expect(quoted.every(({ location }: any) => location === 'millbrook')).toBe(true);
			for (const { name } of aspect.people) {
				const person = entities.technicians.find((each) => each.name === name);
				expect([name, person?.location]).toEqual([name, 'millbrook']);
			}
		}
	});

	it('says how many of the reviews of a person praise, and how many statements on an aspect', async () => {
		const known = new Map(entities.technicians.map(({ name, scorecard }) => [name, scorecard]));
		const { people } = await insights({});
		expect(people.length).toBeGreaterThan(5);
		for (const { name, praised_in } of people) {
			expect([name, praised_in]).toEqual([name, known.get(name)?.praised_in]);
		}
		const { aspect } = await insights({ aspect: 'communication' });
		const [first] = aspect.people;
		const counted = known
			.get(first.name)
			?.by_aspect.find((each) => each.aspect === 'communication');
		expect(first).toEqual({
			name: first.name,
			praise: counted?.positive,
		});
	});

	it.each(aspects.map(({ id }) => id))(
		'lists people once, and all of equal praise: %s',
		async (id) => {
			const praised = entities.technicians
				.flatMap(({ name, location, scorecard }) => {
					const praise = scorecard.by_aspect.find(({ aspect }) => aspect === id)?.positive ?? 0;
					return praise > 0 ? [{ name, location, praise }] : [];
				})
				.toSorted((a, b) => b.praise - a.praise);
			for (const location of [undefined, ...places]) {
				const here = praised.filter((each) => (location ?? each.location) === each.location);
				const { aspect, combined = {} } = await insights({ aspect: id, location });
				const shown = aspect.people.map(({ name }: any) => name);
				const least = aspect.people.at(-1)?.praise ?? Infinity;
				expect([id, shown]).toEqual([
					...[id, here.filter(({ praise }) => praise >= least).map(({ name }) => name)],
				]);
				expect(shown.length).toBeGreaterThanOrEqual(Math.min(here.length, 5));
				expect(aspect.people_left_out ?? 0).toBe(here.length - shown.length);
				expect(aspect.how_to_read ?? '').toMatch(
					here.length > 0 ? /"she" or "he" is not enough/ : /^$/,
				);
				expect(combined.named_people).toBeUndefined();
			}
			const { aspect, combined } = await insights({ aspect: id, service: 'brakes' });
			expect([aspect.people, combined.named_people]).toEqual([undefined, expect.any(Array)]);
		},
	);

	it('means 1 and 2 stars by "low_stars", and names 1 to 3 stars otherwise', async () => {
		const count = (most: number, name: string) =>
			edition.reviews.filter(
				({ rating, mentions }) => rating <= most && mentions.technicians.includes(name),
			).length;
		const differing = entities.technicians.filter(({ name }) => count(2, name) < count(3, name));
		expect(differing.length).toBeGreaterThan(2);
		for (const { name } of entities.technicians) {
			const { person } = await insights({ person: name });
			const { low_stars, up_to_three_stars } = person;
			expect([name, low_stars, up_to_three_stars]).toEqual([name, count(2, name), count(3, name)]);
		}
		const { responses } = await insights({});
		const answered = edition.reviews.filter(({ source }) =>
			edition.insights.responses.sources.includes(source.id),
		);
		expect(responses.low_stars.n).toBe(answered.filter(({ rating }) => rating <= 2).length);
	});

	it('names the person asked for only in the section about that person', async () => {
		const { aspect, location } = await insights({
			...{ aspect: 'communication', person: 'Rosa Delgado', location: 'harborview' },
		});
		expect(aspect.people).toBeUndefined();
		expect(location.people).toBeUndefined();
	});
});
