/** Word classes that patterns can refer to by name. */
export const WORD_CLASSES: ReadonlyMap<string, readonly string[]> = new Map(
	Object.entries({
		NUMBERS:
			'a an one two three four five six seven eight nine ten eleven twelve fifteen sixteen eighteen ' +
			'twenty thirty forty fifty sixty seventy eighty ninety hundred thousand half couple few several ' +
			'multiple many dozen dozens countless',
		ABOUT:
			'about around almost nearly over under roughly approximately only just like another at least than the',
		UNITS: 'second seconds minute minutes hour hours day days week weeks month months',
		LONG: 'hours day days week weeks month months',
		TIMES: 'time times',
		CAR:
			'car cars truck trucks vehicle vehicles suv van minivan sedan coupe wagon hybrid jeep ev it ride ' +
			'pickup crossover hatchback convertible motorcycle bike rv',
		STAFF:
			'staff people person guy guys gal gals lady ladies man men woman women girl girls folks team crew ' +
			'employee employees advisor advisors adviser advisers writer writers manager managers owner owners ' +
			'receptionist receptionists cashier cashiers clerk clerks attendant attendants porter porters ' +
			'representative representatives associate associates host hostess operator everyone everybody ' +
			'personnel management boss salesman saleswoman salesperson salespeople salesmen consultant ' +
			'dispatcher driver valet greeter counterman supervisor foreman',
		MECHANIC:
			'mechanic mechanics technician technicians tech techs guys crew shop garage painter bodyman detailer',
		THEY: "they they'd they've they're he he's he'd she she's she'd we nobody who guys these staff team advisor place dealership dealer shop service",
		SELLER:
			'salesman saleswoman salesperson salespeople salesmen salesgirl sales dealer closer seller salesmanager consultant',
		NOT: "not never no nobody none nothing neither nor without cannot can't don't didn't doesn't wasn't isn't aren't weren't won't wouldn't couldn't shouldn't haven't hasn't hadn't ain't hardly barely scarcely rarely seldom zero",
		DONT: "not never don't didn't doesn't won't wouldn't couldn't can't cannot haven't hasn't hadn't refused",
		BE: "is are was were be been being am 's it's they're he's she's that's gets got feels felt seems seemed looks looked stays remains became",
		NT: "don't didn't doesn't wasn't isn't aren't weren't won't wouldn't couldn't shouldn't haven't hasn't hadn't",
		DAYS: 'monday tuesday wednesday thursday friday saturday sunday today tomorrow noon morning afternoon evening night weekend lunch lunchtime',
		SHOP: 'shop shops dealer dealers dealership dealerships place places garage garages mechanic mechanics store stores outfit outfits lot lots stealership stealerships chain chains competitor competitors facility location body',
		REPAIR:
			'repair repairs brake brakes oil tire tires alignment battery transmission engine rotation service inspection ' +
			'tune recall bumper filter bulb wiper wipers detail diagnosis diagnostic sticker part parts install job fix checkup flush radiator alternator clutch windshield',
		PART:
			'part parts bolt bolts nut nuts cap screw screws filter plug clip clips panel hose cover bumper door fender hood ' +
			'wheel wheels rim rims seat dash trim mirror windshield paint interior carpet upholstery console plate shield undertray tire tires',
		FAULT:
			'noise noises rattle squeak leak leaks light lights code codes problem problems issue issues vibration shake clunk grinding ' +
			'squeal hum smell symptom symptoms knock whine shudder wobble pull ' +
			'shimmy rattles squeaks squeals vibrations hesitation stutter drip clunks clunking whining hiss buzz chirp shimmies',
		RELATIVE:
			'brother sister mom mother dad father wife husband son daughter cousin uncle aunt neighbor neighbour friend buddy ' +
			'coworker boss law grandson granddaughter nephew niece roommate boyfriend girlfriend partner grandma grandpa',
		VERY: 'very so really super extremely incredibly pretty quite too always just absolutely totally truly overly way insanely ridiculously crazy remarkably surprisingly consistently such beyond genuinely',
		GOODNESS:
			'good great excellent fantastic awesome amazing wonderful outstanding superb perfect incredible terrific nice best fine ' +
			'solid top impeccable stellar phenomenal exceptional decent first',
	}).map(([name, words]) => [name, words.split(' ')]),
);
