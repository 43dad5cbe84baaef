/** Job titles at a dealership: "technician Mike", "our advisor, Priya". */
export const ROLES = words(`
advisor adviser advisors technician technicians tech techs mechanic mechanics salesman salesperson saleswoman salesmen
saleslady salesguy seller rep representative consultant manager managers specialist detailer writer cashier receptionist
greeter porter foreman inspector appraiser estimator painter concierge supervisor director agent broker
`);

export const TITLES = words('mr mrs ms miss mister dr sir señor señora senor senora');

/** Words right before a name that address, thank or introduce somebody. */
export const CALLS = words(`
thanks thank thx ty tysm gracias asked ask asking see saw met meet told named trust contact recommend appreciate hey hi hello dear
both kudos bravo props cheers text texted guy guys man gentleman lady gal dude fella lad bloke fellow chap called
`);

/** Words that, before "for", "to", "out to" or "you", ask for somebody or thank them. */
export const CALLS_AT = words(`
ask asked asking asks thanks thank thx out shoutout shout kudos props spoke speak talk talked talking compliments
grateful cheers looking look attention hats praise credit accolades request requested hit reach said say listen went go
`);

/** People related to the customer, not to the business. */
export const RELATIONS = words(`
husband wife hubby spouse partner fiance fiancé fiancee fiancée boyfriend girlfriend bf gf son daughter kid child baby boy girl
mom mother mum dad father parent stepson stepdaughter stepdad stepmom brother sister sibling brother-in-law law uncle aunt cousin
nephew niece grandson granddaughter grandfather grandmother grandpa grandma friend friends buddy pal neighbor neighbour
neighbors boss coworker colleague roommate ex dog cat puppy landlord pastor lawyer attorney barber dentist teacher coach client
customer insurer puppy pup toddler newborn bestie hubs nana nan granny papa mama mommy daddy grandkid stepkid twin godson goddaughter mate flatmate missus half trainer doctor tenant student employer grandad granddad nanny soulmate sis bro mum's carpool housemate bff
`);

export const POSSESSIVES = words('my our his her their your whose');

export const DETERMINERS = words(
	'a an the my our his her their this that these those its no every each any some another last next',
);

export const COPULAS = words('is was are were has had does did be seems seemed');

/** Past and third-person verbs that usually have a person as their subject. */
export const PERSON_VERBS = words(`
is was has had does did went got gave took made found knew kept told said let put came left sold brought bought set met
stood threw cut drove dug fought held heard hit laid led lent meant paid quit ran read rode rose sat saw sent shook shot
showed shown spent spoke stuck taught thought understood wrote won built caught chose felt rebuilt undid beat broke began became wore
takes makes goes knows keeps treats runs works helps gets speaks explains deserves rocks listens gives tells says puts finds
handles cares understands answers calls texts shows walks stays tries spotted
fit overdid outdid swept broke hung sped lit bent drew ate hid redid overcame oversaw rang sang slid swore tore woke forgot flew dealt clung fell spun swung threw grew saved came goes greets fixes remembers offers stepped wins earned checks welcomes listened called communicates took makes isn't wasn't doesn't didn't hasn't couldn't wouldn't can't won't
`);

/** Words in -ed that are not past tense, and participles that describe a thing. */
export const NOT_PAST = words('need speed feed breed red bed indeed shed wed used need seed');

/** Adverbs that may come between a name and its verb. */
export const ADVERBS = words(
	'always also even just never really still then later again both all only truly too once first not',
);

/** Places where staff work: "Mike in parts", "Grace at the front desk". */
export const PLACES_OF_WORK = words(`
desk counter service sales finance parts shop department dept reception cashier front office body paint lane express drive
window collision detail showroom advisor here team dealership garage bay management internet billing f bdc accounting warranty lot loaner registration tires drive-through
`);

/** Words before a name that point to another business. */
export const OTHERS_BEFORE = words('other another different wrong previous former');

/** Other businesses, by name or kind, that people work "at" or are "from". */
export const ELSEWHERE = words(`
valvoline jiffy midas meineke firestone autozone carmax carvana vroom geico allstate progressive walmart costco sears aamco safelite
maaco napa monro goodyear uber bank union insurance insurer dmv school church gym walgreens starbucks usaa nationwide competitor
competition competitors rival halfords kwikfit kwik autoglass aa rac mavis ntb gerber carstar caliber hertz enterprise avis chase citibank farmers esurance amazon lowes verizon mcdonalds insurers jiffylube pepboys usps fedex hospital college university neighbor another other elsewhere previous former old different
`);

export const OUTSIDE_PHRASES: readonly (readonly string[])[] = [
	['pep', 'boys'],
	['discount', 'tire'],
	['tire', 'store'],
	['tire', 'place'],
	['tire', 'shop'],
	['down', 'the', 'street'],
	['down', 'the', 'road'],
	['across', 'the', 'street'],
	['across', 'town'],
	['next', 'door'],
	['state', 'farm'],
	['wells', 'fargo'],
	['auto', 'zone'],
	['my', 'work'],
	['our', 'church'],
	['quick', 'lube'],
	['arnold', 'clark'],
	['les', 'schwab'],
	['big', 'o'],
	['home', 'depot'],
	['credit', 'union'],
	['insurance', 'company'],
	['body', 'shop', 'across'],
	['tow', 'company'],
	['towing', 'company'],
	['rental', 'company'],
	['rental', 'place'],
];

/**
 * Capitalized words that may precede a name without being its given name: sentence openers, greetings,
 * weekdays.
 */
export const NOT_A_GIVEN_NAME = words(`
thanks thank ask asked see both and with to for my our the hey hi dear hello i we from by when then so but also special big huge
kudos shoutout shout props bravo meet met tell told called service sales parts finance general new used internet lead senior master
junior certified if after because since as once while until love loved highly great awesome amazing good team guys only please
yes no well overall finally today yesterday monday tuesday wednesday thursday friday saturday sunday even still although though however
little old ol young super mighty doc captain boss chief lovely wonderful fantastic sweet excellent brilliant detail body shop express huge gracias also amazing incredible outstanding exceptional nice friendly honest hats off major tons tire quick customer love appreciate recommend recommended call called see find use get
again like is was or not that this between request let trust
`);

/** Capitalized words that may follow a name without being its surname. */
export const NOT_A_SURNAME = words(`
i and is was in at for the a an to from of on you he she they we it who did has had got made took helped so but my his her with as if or
thanks thank great excellent awesome amazing best highly very really always also never not this that these are be been were will would can could
service sales parts finance manager advisor technician tech mechanic monday tuesday wednesday thursday friday saturday sunday
january february march april may june july august september october november december ok ps
`);

function words(text: string): ReadonlySet<string> {
	return new Set(text.trim().split(/\s+/));
}
