const ROWS = `
angel eyes investor
art of work deco is
austin texas tx healey mini area
bill of came comes totaled totalled arrived payment payments
cash only for price back deal
chase bank card sapphire auto credit freedom branch them down me you after it up
chip in on off repair shortage
dawn of to
drew us me blood up on the my
faith in
ford f truck trucks escape explorer mustang focus fusion ranger bronco edge transit expedition dealer dealership motor service credit
frank discussion conversation talk opinion
gail force
gene pool
grace period
guy who named that
hope to that you they this the it he she i we your their all for everyone these
jack all of stand stands up points
jordan river almonds shoes shoe sneakers valley
joy to of ride riding
kelley blue blues book
kelly blue blues book
lance the
lincoln navigator town continental mkz mkx mkc aviator corsair nautilus dealer dealership memorial
mark up my ups of down it
max out care of price power speed amount
may be i you have not need take want or never also still
mercedes benz amg sprinter dealer dealership glc gle suv owner
miles away on of per to later
norm for here is in was
pete sake
penny pincher pinching wise for on less stock more
price was is match matched range point
ray of
rich people leather
rod and end ends bearing
rose gold to from
rusty bolt bolts old frame car truck rotors nut nuts exhaust spots from
sandy beach beaches road roads soil
skip the this it that over these to if
star rating review service stars
sterling silver service reputation
van line lines
will be they you not never it he she we i this that the definitely there anyone have take go return recommend come do use buy continue bring make keep send get tell refer see
young man lady guy woman people kid couple
`;

/** For each name, the next words that rule out a person: "Chase bank", "Bill of sale". */
export const OTHER_MEANING_AFTER: ReadonlyMap<string, ReadonlySet<string>> = new Map(
	ROWS.trim()
		.split('\n')
		.map((row) => {
			const [name = '', ...after] = row.split(' ');
			return [name, new Set(after)] as const;
		}),
);
