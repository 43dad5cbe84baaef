/** Reasons why words in a review do not count as an opinion about the reviewed business. */
export const GUARD = {
	/** About somebody else: another shop, the previous owner, the customer's family. */
	outside: 1,
	/** The words that name somebody else. */
	stranger: 2,
	/** Wished for, so missing: "I wish they were faster". */
	wish: 4,
	/** A wish that praises: "I wish every dealer were like this". */
	model: 8,
	/** In the past, and no longer true. */
	past: 16,
	/** In quotation marks, so somebody else's words. */
	quoted: 32,
	/** Addressed to the reader: "if you want honest work". */
	addressed: 64,
	/** Warns readers away. */
	warning: 128,
	/** States a purpose: "so I could get back on the road". */
	purpose: 256,
	/** Conceded before the main point: "despite the long line". */
	granted: 512,
	/** Expected but did not happen: "I was dreading a long wait". */
	feared: 1024,
	/** About somebody who does better: "my cousin does cleaner work than this". */
	surpassed: 2048,
	/** Wished for, so naming it means it is missing: "a few more chairs would help". */
	lacking: 4096,
} as const;

export type Guard = keyof typeof GUARD;

/** Patterns for each guard, one per line; see pattern.ts. */
export const GUARD_PATTERNS: Readonly<Record<Exclude<Guard, 'outside' | 'quoted'>, string>> = {
	stranger: `
other/another/previous/last/former/different/old/next/rival/competing/local/big/chain/prior SHOP/owner/owners/franchise
other/another/previous/former/rival/competing _ SHOP
last _ SHOP i/we
SHOP near/across/closer/downtown/nearer/nearest
SHOP up/down the/north/south/road/in
SHOP i/we went/used/tried/before/first/go
online/internet/private SHOP/buyer/buyers/party
elsewhere/competition/competitor/competitors/competitor's/stealership
everyone/anyone/anybody/everybody/somewhere/anywhere/someone/somebody/nobody/everywhere else
carmax/carvana/firestone/midas/walmart/costco/meineke/vroom
pep boys
jiffy lube
discount tire
most/many/typical/usual/some/all/those SHOP
previous/original/first/prior/former owner/owners
other/another/fellow customer/customers/people/buyers
guy/lady/woman/man/person/people/customer ahead/behind/next
a/my/our .. RELATIVE told/suggested/referred
a/my/our .. RELATIVE is a/an/the/in/at
a/my/our .. RELATIVE work+/own+/sells/buy+/bought/teach+/run+/recommended/swears/drives/has
been/was/got/were burned/cheated/scammed/screwed/ripped/lied/burnt .. by/at/in a/an/other/another/my/some .. SHOP
i/we drive/own a/an/my/our/about/NUMBER
my/our/his/her old CAR .. died/dead/gave/quit
road/roads/potholes
i work in/at/near/as/nights
i/we live/lived in/near/at/by
heated/cooled/ventilated/leather/back/front/rear/third seats/seat/row
gas mileage
trim/infotainment/bluetooth/carplay/mpg/horsepower/v6/v8/sunroof/moonroof/touchscreen/cupholders/legroom
NUMBER/other/few banks
bank/dmv/union took/takes/sent/needed/lost/dragged
guy/lady/woman/man/person/people who/that owned/had it before
my/our bank/bank's/insurance/adjuster/insurer/landlord/employer/company
manufacturer/manufacturer's/factory/corporate/carmaker/carmakers/carmaker's/automaker/automaker's
traffic/weather/roadwork/detour/construction
insurance/insurer/insurer's/warranty adjuster/agent/company/guy/lady/folks/people/carrier
adjuster/adjusters
tow truck driver/company/guy
tow driver/company/guy
my/our flight/hotel/gym/trip/vacation/church/dentist/doctor/neighborhood
stereo/speakers/acceleration/towing capacity
stereo
phone/honda/toyota/ford/hyundai/brand's/onstar/tesla/chevy/gm app
honda/toyota/ford/gm/hyundai/kia/nissan/chrysler/stellantis/volkswagen/subaru of? corporate/america/usa
radio/tv/television commercial/commercials/ad/ads
restaurant/diner/hotel/bakery/taco/pizza/starbucks
next door
across the street/road
`,
	wish: `
wish/wished/wishing
if only
would/would've be/been nice/great/better/helpful/appreciated/good/lovely
would have been nice/great/better/helpful/appreciated/good/lovely
would've been nice/great/better/helpful/appreciated
could/should/would be/been/have more/better/faster/cleaner/quicker/nicer/friendlier/cheaper/clearer/shorter
could/should use/improve
should be/have
need/needs/needed to
ought to
if they/there/the were/was/had/would/could/ran/offered
`,
	model: `
wish every/everyone/all/more/other/my
wish there were more
wish i/we could clone/bottle/keep/take/adopt
wish i/we had? found/known/met/come/gone/started/tried/bought/been
wish i/we had/found/known/would've .. sooner/earlier/here/them/years
if every/all
if only every/all/more/other
`,
	past: `
used to
years ago
back when _ was/were/ran/owned/had
in the past
`,
	addressed: `
if you/you're want/need/like/value/enjoy/don't/love/looking/have/care/expect
if you/you're
`,
	purpose: `
so that? i/we could/can/would/wouldn't/didn't
`,
	granted: `
despite/notwithstanding
in spite of
even though/with/after/if
`,
	feared: `
dreading/dreaded/feared/fearing/braced/bracing
expected/expecting/figured to/on/i'd
i/we .. expected/expecting/anticipated/anticipating/assumed/figured/imagined/prepared
afraid/worried/nervous/scared/anxious/apprehensive/skeptical/leery .. of/about/i'd/they'd/that/it/i/they/the/going
thought i'd/they'd/it'd
thought i/it/they/we would/might
`,
	surpassed: `
better/faster/quicker/cleaner/nicer/friendlier/cheaper/clearer/smoother/more/easier ... than this/here/these/you/them
old/previous/former crew/team/staff/guys/management/mechanic/manager/advisor did/was/were/had/gave .. better/faster/nicer/friendlier/cleaner/cheaper
walmart/firestone/costco/midas/jiffy/pep/carmax/competition/competitor/RELATIVE/buddy's/SHOP does/has/do/gives/charges/did .. better/cheaper/faster/quicker/cleaner/less/nicer
`,
	lacking: `
wish/wished/wishing
if only
would/would've/would be/been/have been? nice/great/better/helpful/appreciated/good/lovely
would make .. perfect/better/five/easier/great/happy
would help
would/would've have? been a kindness/help/plus/courtesy/bonus/gesture/treat
would/i'd/we'd have appreciated/liked/loved/preferred/welcomed
i'd/we'd appreciate/prefer
would/could be improved/helped by/with
if somebody/someone/anybody/anyone had/would/could
if they/you had/would just/only/simply
hoping/hope they/you/the/that
expected/hoped/hoping/expecting for? a? bit/little/lot? more/better/higher for/from/on/of/out
would love to/for/it/if/some
if they/you/this .. lowered/added/improved/fixed/offered/extended/hired/updated/dropped/cut/expanded
would .. help/appreciate/love/like ... more/better/bigger/faster/cleaner/some
more/bigger/better/longer ... would help/be/go
could/should use/improve/add/offer/hire
could/should/could've/should've have? be/been more/better/cleaner/faster/quicker/nicer/friendlier/cheaper/lower/bigger/warmer/cooler/clearer/shorter/sooner
they/place/dealership/shop/management/somebody/someone really? need/needs/ought to
need/needs .. new/bigger/better/more/rethink/fix/update/improve/lower
if .. was/were/had/ran/offered/opened .. bigger/more/better/faster/cleaner/cheaper/lower/longer/shorter/closer/newer/larger/quicker/friendlier/working/decent
`,
	warning: `
go/look/shop/try/going somewhere/elsewhere/anywhere
take/taking your business/money/car elsewhere/somewhere
stay/steer/keep away/clear/far/driving/walking
run away/fast/far
avoid
don't/do not/never go/come/bother/buy/waste/use/bring/trust/take
not the place
this/here is the place
`,
};
