const FIRST = 'Dana Hank Will Mei Rosa José Ana Priya'.split(' ');
const LAST = 'Whitfield Dufresne Sato Chen Núñez'.split(' ');

/** Names in the made-up reviews, most frequent first. */
export const TECHNICIANS = FIRST.flatMap((first) => LAST.map((last) => `${first} ${last}`));
export const SERVICES = (
	'oil-change brakes tires battery engine transmission alignment inspection warranty coolant exhaust ' +
	'suspension steering diesel turbo detailing towing loaner shuttle financing trade-in leasing parts ' +
	'body-shop glass'
).split(' ');
export const LOCATIONS = ['alder-falls', 'harborview', 'millbrook'];
export const SOURCES = [
	{ id: 'survey', name: 'Larkspur customer survey' },
	{ id: 'business-profile', name: 'Business profile reviews' },
	{ id: 'dealer-site', name: 'Dealer site' },
	{ id: 'letters', name: 'Letters' },
];
export const LANGUAGES = [
	'en',
	'en',
	'en',
	'en',
	'en',
	'en',
	'en',
	'en',
	'es',
	'es-MX',
	'de',
	'zh',
];
export const ASPECTS = [
	...['price', 'speed', 'honesty', 'cleanliness', 'communication', 'quality', 'comfort'],
	...['friendliness', 'selection', 'paperwork'],
];
