/** Words that complain, by strength from 1 to 5. */
export const COMPLAINT_WORDS: Readonly<Record<number, string>> = {
	5: `worst horrible horribly terrible terribly awful awfully atrocious abysmal appalling disgusting
		disgusted disgrace disgraceful despicable scam scammed scammers scammer crooks crook thieves
		thief criminal criminals fraud fraudulent nightmare nightmarish inedible vile revolting
		nauseating horrid horrific horrendous deplorable garbage liars liar lied robbed robbery
		swindled extortion unacceptable inexcusable ripoff shameful pathetic trash sucks sucked
		cockroach cockroaches roaches vomit hellish outrageous outrageously`,
	4: `bad badly worse hate hated hates hating rude rudely rudeness rudest disrespect disrespectful
		disrespected dishonest dishonesty deceptive deceptively deceived deceitful deceit misled
		misleading mislead lie lies lying cheated cheat incompetent incompetence unprofessional
		unprofessionally poor poorly dreadful lousy crappy crap shady sleazy slimy sketchy bogus
		insulting insulted insult offensive offended condescending arrogant rotten ruined ruin
		wrecked rancid moldy mouldy filthy gross grossly nasty disaster disastrous furious outraged
		livid angry angered harassed threatened bullied hostile belligerent screwed botched
		butchered mangled negligent negligence useless worthless terribles joke laughable
		ridiculous ridiculously absurd stole stolen overcharged overcharge overcharges overcharging
		gouged gouging gouge ripped poisoning sickening sick hell avoid beware regret regretted
		regrettable subpar shoddy unethical unsafe dangerous dangerously abused betrayed embarrassing
		tasteless flavorless unappetizing undercooked raw stale smelly stinks stank stench reeked
		sucky suck horrifying lame frauds mistreated`,
	3: `disappointed disappointing disappointment disappointments disappoint disappoints
		disappointingly dissapointed dissappointed dissapointing dissappointing disapointed
		disapointing unhappy dissatisfied unsatisfied dissatisfaction unsatisfactory displeased
		upset upsetting annoyed annoying annoyingly annoyance frustrated frustrating frustratingly
		frustration irritated irritating aggravating aggravated infuriating stressful
		slow slower slowest slowly sluggish late delay delayed delays overdue unfriendly unhelpful
		impolite inattentive unresponsive uncaring careless carelessly indifferent uninterested
		disinterested apathetic dismissive dismissed ignored ignore ignores ignoring neglected
		forgotten surly snotty snobby snob snobbish snippy curt abrupt aloof cold-hearted grumpy
		cranky obnoxious pretentious pushy pushiness pressured pressure pressuring aggressive
		haggle haggling hassle hassles hassled nagging badgered overpriced expensive pricey pricy
		costly exorbitant steep overrated mediocre underwhelming underwhelmed unimpressed
		unimpressive lackluster bland boring dull soggy greasy oily mushy rubbery chewy gristly
		overcooked overdone burnt burned dry salty watery tough lukewarm frozen soured flat dirty
		dingy grimy messy sticky unclean cramped crowded overcrowded noisy loud deafening
		uncomfortable smoky smokey shabby rundown dilapidated chaotic disorganized disorganised
		confusing confused confusion misunderstood unclear unorganized problem problems issue issues
		trouble troubles complaint complaints complain complained complaining mistake mistakes
		error errors wrong wrongly incorrect incorrectly inaccurate fail failed fails failing
		failure failures broke broken damaged damage damages scratched scratch scratches dented dent
		dents dinged     stalled stranded unsolved unresolved unfixed
		misdiagnosed misdiagnosis unnecessary unneeded unwanted upsell upsold upselling upsells
		unreliable untrustworthy distrust distrustful suspicious sneaky tricked trickery trick
		gimmick gimmicks bait-and-switch stingy skimpy measly tiny scam-like wasted waste wasting
		unfortunate unfortunately sadly sad regretfully lacking lacks lacked lacklustre insufficient
		inadequate inferior inconvenient inconvenience inconvenienced impossible refuse refused
		refuses refusing denied rejected cancelled canceled blamed blame blaming argued arguing
		argue argumentative yelled yelling screamed cursed sneered scolded lectured belittled
		patronizing patronising patronized mansplain mansplained clueless inexperienced unqualified
		untrained ignorant amateurish sloppy rushed rush pissed mad horrified shocked appalled
		unpleasant awkward weird strange uncool cheesy tacky stuffy sterile gloomy unbearable
		intolerable mess fiasco debacle headache headaches ordeal pain runaround stonewalled evasive
		vague ghosted stubborn unwilling nickel-and-dime lemon junk junky clunker rattles squeaks
		undrivable inoperable unsanitary unhygienic bugs flies hair sickened ill unwelcome
		unwelcoming unaccommodating uninviting uninspired unoriginal unremarkable forgettable
		unedible insipid flavourless fishy gummy clumpy gooey limp wilted spoiled curdled sour
		bitter meh yuck yucky ugh eww gag excessive excessively sorry shame unjustified unfair
		unfairly unreasonable hidden bogged  shafted skip overbooked understaffed swamped
		overwhelmed misinformed deteriorated declined downhill unapologetic jerk jerks idiot idiots
		morons moron stupid dumb ashamed untrue false falsely hung-up talked-down  bummer
		bummed dread dreaded painful painfully tiring tiresome exhausting lazy incomplete unfinished
		undelivered missing misplaced lost faulty defective defect defects malfunctioned malfunction`,
	1: `leak leaks leaking leaked tired dark repeatedly`,
	2: `stunk average ok-ish so-so underseasoned unseasoned overseasoned cold  limited sparse
		wait waited waiting waits lag hesitant skeptical questionable dubious doubtful concern
		concerned concerns worried worry worrying apprehensive lacked unsure uncertain ordinary
		dated outdated    faded interrupted apologize apologized complicated difficult
		difficulty forgot forgets forget missed misses shortage doubt doubts  
		 unreturned unanswered excuse excuses steeply unexpectedly overlooked  
		inconsistent inconsistently uneven plain small smallish thin weak dim hectic hurried bothered
		bother hectically unable minuscule miniscule barebones no-show elsewhere again-and-again
		 bloated heartburn hesitate cheaply cheapo`,
};
