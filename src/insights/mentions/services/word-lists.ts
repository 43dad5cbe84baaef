/** Words to inflect as verbs, including irregular forms. */
export const VERBS = `
change swap drain replace install fit renew fix repair rebuild rebuilt redo redid redone sort order need buy bought recommend
leak weep crack fail seize stick stuck rust quit snap split rot bend bent break broke broken blow blew blown die wear wore worn shoot shot
squeal squeak grind ground rattle clunk knock whine hum click rumble thump clank roar chirp screech hiss tick groan bang creak clatter growl howl
rotate balance rebalance plug patch puncture align realign pull drift track jump charge recharge flush service bleed bled top fill refill
resurface skim turn machine warp pulsate vibrate shake shook shudder shimmy slip jerk shift lurch stall idle misfire overheat run ran boil
diagnose misdiagnose scan read throw threw trace troubleshoot duplicate replicate reproduce pinpoint locate find found figure
inspect pass renew expire detail shampoo wax polish buff restore scrub clean steam paint repaint respray blend straighten dent scratch ding
mount install stolen steal stole fray chew short program reprogram flash reflash update tow haul finance refinance lease trade appraise
test check lose lost hold held set seal weld wander bounce clog light veer tug yank scuff scrape judder smell sputter hesitate surge bog climb spike pour billow rise smash shatter hunt flicker creep crept spread brake cough drone touch chip regas valet deflate whistle sag slosh corrode lit lube swerve streak smear crank tint trickle cut smog burn drink approve order adjust cover honor extend match chase hook add calibrate recalibrate correct collapse engage glitch freeze froze frozen remove strand deliver peel fade pinch rip slash bulge bubble crumple shred sink lag vacuum wash flash blink buzz buck pop start work machine score sideswipe crunch thud slam
`;

/** Misspellings that are more than a typo. */
export const MISSPELLINGS: Readonly<Record<string, string>> = {
	allignment: 'alignment',
	alinement: 'alignment',
	alignement: 'alignment',
	altenator: 'alternator',
	altanator: 'alternator',
	alternater: 'alternator',
	batt: 'battery',
	batterie: 'battery',
	calliper: 'caliper',
	callipers: 'caliper',
	catalitic: 'catalytic',
	cataletic: 'catalytic',
	oli: 'oil',
	oill: 'oil',
	chang: 'change',
	cahnge: 'change',
	chagne: 'change',
	brks: 'brake',
	breks: 'brake',
	braks: 'brake',
	tranmision: 'transmission',
	trasmission: 'transmission',
	collant: 'coolant',
	coolent: 'coolant',
	diagnostik: 'diagnostic',
	diagnoses: 'diagnosis',
	emmissions: 'emission',
	emisions: 'emission',
	exaust: 'exhaust',
	exhuast: 'exhaust',
	guage: 'gauge',
	inspekshun: 'inspection',
	maintainence: 'maintenance',
	maintainance: 'maintenance',
	maintenence: 'maintenance',
	maintence: 'maintenance',
	muffeler: 'muffler',
	radiater: 'radiator',
	roters: 'rotor',
	roter: 'rotor',
	rotars: 'rotor',
	serpintine: 'serpentine',
	strutts: 'strut',
	suspention: 'suspension',
	thermastat: 'thermostat',
	tranmission: 'transmission',
	transmition: 'transmission',
	transmision: 'transmission',
	transmisson: 'transmission',
	traking: 'tracking',
	trakking: 'tracking',
	tyer: 'tire',
	tyers: 'tire',
	tyre: 'tire',
	tyres: 'tire',
	winsheild: 'windshield',
	windsheild: 'windshield',
	winshield: 'windshield',
	windsheld: 'windshield',
	windscreen: 'windshield',
	windscreens: 'windshield',
	disk: 'disc',
	disks: 'disc',
	colour: 'color',
	centre: 'center',
	grey: 'gray',
	aircon: 'ac',
};

/** Ordinary words that look like typos of service words. */
export const NO_MISSPELLINGS: ReadonlySet<string> = new Set(
	(
		'though thorough butter batter battered makers complain silence silences castro father fathers stands contact contacts ' +
		'challenge require settings annals remainder painless deliver compete barking coasting hating custer blushing boggling ' +
		'trusts revere baking widows haters fiance fiancee baring sprigs sicker senors winning wedding haunting served serves ' +
		'serving stared starred diving tacked billing streamed consigned electronic hover hovers hovered hovering warrant causal sacred casual trails'
	).split(' '),
);
