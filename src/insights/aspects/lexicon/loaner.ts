import type { AspectLexicon } from './aspect-lexicon.ts';

export const LOANER: AspectLexicon = {
	nouns: `
loaner/loaners/loner loaner? car/CAR
loaner/loaners
courtesy/rental/replacement/loan/complimentary car/cars/vehicle/vehicles/van/shuttle/ride/CAR
shuttle/shuttles driver/service/ride/van/bus
rental/rentals
uber/lyft voucher/credit/ride/rides
`,
	good: ``,
	bad: ``,
	praise: `
gave/give/gives/giving/provided/provide/offered/had/set/got/put/hooked/arranged/arrange/handed/supplied/brought/get/lent/delivered/dropped/paid/covered/included/comped/free/nice/new/brand/clean/great/complimentary/loved me/us/up/my/a/her/in? .. loaner/rental/shuttle/lyft/uber/courtesy/ride
free/complimentary/nice/new/clean/great/beautiful/better/newer/upgraded/brand/wonderful/comfortable/convenient/easy/handy .. loaner/loaners/shuttle/rental/lyft/uber/ride
loaner/shuttle/rental/courtesy/uber/lyft .. waiting/ready/free/clean/new/great/provided/nice/nicer/convenient/available/prompt/lifesaver/offered/newer/covered/paid/handy/complimentary/easy/spotless/wonderful/hassle
loaner/shuttle/courtesy .. took/picked/dropped/drove/brought/ran/driver .. me/us/home/work/up/off/friendly/early/great
got/gave/had/have/lent/loaned/handed/provided/given .. CAR/_ to drive/use .. while/during/until/for
shuttle/driver .. got/took/drove/dropped me/us .. to/home/there
gave/give/gives/offered/got/giving/provided/offer/arranged me/us/my/her/him/a? .. lift/ride/uber/lyft/rides .. home/work/to/back/school/the/and/office/while
ran/run/runs me/us home/to/back
ride/lift home/work/back/to
drove/driven me/us/him/her .. home/work/back/to
drove/drive/drives/driving/took/dropped/ran me/us/her/him/my .. home/to .. work/home/school/office/hotel/airport/house
dropped/drop/drops/picked/pick/picks me/us/her/him .. off/up .. at/from/in/work/home/and/hotel/my/the/after
picked/pick/picks/came/drove/fetched/collected up? .. my/the/our CAR .. up
picked up .. from/at my/our/the house/home/office/work/driveway/job
picked/pick/came/pickup .. from/at my/our house/home/office/work/driveway/job
pickup/pick up and delivery/drop/dropoff
valet service/pickup/pick
kept/got/keeps/put me/us/my .. mobile/moving/on the road/wheels
handed/hand/hands/gave/give/gives/tossed/lent/loaned/lend me/us/you/my/her/him .. keys/key .. to/for .. a/an/brand/new/nice/one/another
put/puts/got/set me/us/my/her/him .. in/into/up a/an/another/brand .. CAR/loaner/rental/newer/new/nice/one/model
hand/handed/hands/give/gives/offer/offers/let/lets/get/provide/provides you/me/us/my/her .. replacement/loaner/spare/courtesy/rental
let/lets me/us/my/her/him .. borrow/use/drive/take .. CAR/loaner/one/demo
came/come/comes/drove/drive/sent/send .. to my/our/the house/home/office/work/job/driveway .. get/pick/grab/collect/fetch/for/and/with
picked/pick/picks/got/get/came/grabbed/fetched/collected .. CAR/it/me .. from/at/up my/our/the house/home/office/work/job/driveway
brought/delivered/returned it/CAR/me .. back/home/off/to .. to/my/washed/house/office/door/driveway/home/work
loaner/rental/courtesy/shuttle .. was/is/were .. new/clean/nice/nicer/free/newer/lovely/great/upgraded/better/comfortable/perfect/waiting/ready/easy
rental/loaner .. they/i ... brand/new/clean/nice/nicer/great/lovely
upgraded/upgrade me/us/my/the .. rental/loaner
rental/loaner .. upgraded
shuttle .. fast/prompt/friendly/great/quick/took/right/picked/dropped/excellent/on/door/got
kept/keep me/us mobile/moving/rolling
lend/lent/loaned/loan me/us/my/her/him
gave/give/gives/gotten/handed/had me/us/my/her/him? .. a/an _ .. to drive/use/run/get/borrow .. while/until/for/around/in/home/meantime/during
shuttle/shuttles/driver .. dropped/drop/drops/took/takes/picked/picks/came/brought/ran/drove/waited
arranged/covered/booked/ordered/sent/paid .. uber/lyft/cab/taxi/ride/rides/rental
loaner/rental waiting/ready
full tank
van/shuttle .. runs/goes/went/drove/travels .. all/anywhere/everywhere/far/town
loaner/rental .. nicer/newer/better/painless/easy/upgrade/breeze/hassle
getting a loaner was .. painless/easy/simple/quick
let/lets me/us .. take/use/borrow/drive .. loner/loaner/truck/van/one/CAR
borrow/borrowed one/a/an/their .. their/loaner/shop/dealer/dealership CAR
driven home/back/to and/from/work/by
rental/loaner/courtesy/replacement/van/bus/ride/substitute/CAR .. was/were provided/lent/furnished/arranged/supplied/offered/loaned
fetch/fetched/collected me/us/my/it from/and/at/my
come/comes/came .. fetch/collect/get/grab my/our/the CAR
they/he/she/someone/somebody/driver/guys pick/picks/picked/come/came .. up my/our CAR
pickup and delivery/drop/dropoff/return
~put/puts me/us in/into a/an _ .. for/while/until/so
did/do have a/an/the? loaner/rental/shuttle/loaners/van
glad/happy/thankful/grateful .. to? have/had/for/get .. loaner/rental/shuttle/ride
grabbed/threw/tossed me/us? a/an loaner/rental
loaner/rental .. showed up
`,
	complaints: `
no/not/never/without/zero/refused/wouldn't/didn't/NT/couldn't/isn't/aren't/wasn't/don't/doesn't/denied/out/won't .. loaner/loaners/rental/shuttle/ride/lift/courtesy/uber/lyft/transportation
made/make/making me/us walk
walk/walked .. miles/mile/home
no loaner/loaners/rental/shuttle/ride/courtesy/way/transportation .. home/available/car/to
loaner/rental/courtesy CAR? .. bald/broken/cracked/tiny/ancient/no/leaking/check
loaner/shuttle/rental/courtesy/van/loaners .. wasn't/dirty/smelled/smells/stunk/reeked/filthy/empty/late/hour/hours/broken/broke/didn't/doesn't/gone/unavailable/smoke/ran/forgot/isn't/stopped/stops/don't/overheated/aren't/none/weren't/wouldn't/rude/charge/charged/junk/old/falling/beat/ashtray/stranded/joke/gross/out/stank/dead/waitlist/break/disgusting/worse/beater/warning/bald/sticky
had/have/having/forced/made/make me/us? to .. pay/paid/rent/uber/lyft/walk/take/call/find/hitch/bum/arrange/beg/get .. uber/lyft/cab/taxi/ride/bus/home/rental/walk/work/mile/miles/rides
had/have to walk/uber/lyft/hitch/rent
pay/paid/paying for .. own? .. uber/lyft/rental/cab/taxi/ride
own uber/lyft/cab/taxi/rental/ride
stranded/stuck me/us/my/without/with/for/at? .. ride/CAR/loaner/rental/shop/work/all/home/way/miles/day/days/there/family/wife
left/leaving/was me/us/i/so? .. stranded/carless
left me/us stranded
stranded
stuck/put me/us in a .. rental/loaner/compact
DURATION without a/my/any CAR
without a/any CAR/ride/vehicle/loaner/wheels
promised/supposed/reserved/booked/told/guaranteed/said .. loaner/rental/shuttle/ride .. wasn't/never/not/no/none/but/didn't/gone/nothing
charged/charge/billed/bill/paid/wanted .. for/me/us .. loaner/rental/shuttle
if only .. ride/loaner/shuttle/rental/lift
wish .. had/offered/provided/gave/a .. loaner/loaners/shuttle/rental/ride/rides
could use/have .. loaner/loaners/shuttle/rental/ride
would/be nice .. loaner/loaners/shuttle/rental/ride
wait+ ... for .. shuttle/ride/loaner/rental
waitlist/waiting list for .. loaner/loaners
loner/loaner/loaners/rental/courtesy ... smelled/smells/reeked/stank/stunk/filthy/dirty/broken/smoke/cigarettes/wreck/junk/clunker/barely/rattled/cracked/bald/stained/empty/dying/rusted/rusty/warning/stains/beat/beater/crumbs/light/gross
not/never/NT/refused .. offer/give/provide/arrange/get/have .. ride/rides/lift/loaner/rental/shuttle/car/way
nothing/none/no .. to lend/loan/spare
no/zero/without spare/extra/replacement/courtesy CAR
shuttle/shuttles .. stops/stopped/only/isn't/wasn't/doesn't/didn't/quit/ended/closed/ends/won't/late/leaves
had/have/has to .. come/leave/drive/pick .. get/pick/fetch/collect me/us
had/have/having/forced/left to .. bum/beg/find/get/borrow/hitch/arrange/call .. ride/rides/lift/car/friend/uber/wife/husband/cab
bum/bummed/begged/begging/bumming .. ride/rides/lift
if only .. spare/loaner/loaners/cars/shuttle/rental/ride
wish .. spare/loaner/loaners/shuttle/rental/ride
kept/had/have a/some few? spare CAR
own way home/there/back/to/to
carless/stranded
~DURATION without wheels/transportation
without wheels/transportation
loaner/loaners/rental/rentals/shuttle .. hard/impossible/never/not/unavailable/only/weeks/backordered/scarce
MONEY .. a/per/each/every day/daily .. for a/the loaner/rental/car
MONEY .. for .. a/the/my rental/loaner/uber/cab/lyft
no/without/zero CAR to/for .. drive/use/meanwhile/work/DURATION/days
meanwhile no/without a/my? CAR
rental/loaner/loaners ... zero/none/no CAR/cars/available/ready/left
instead of .. loaner/rental/ride/shuttle
no shuttle/shuttles/loaner/loaners
bus pass
promised/supposed/reserved/told/guaranteed .. loaner/rental/courtesy/shuttle >> gave/given/gone/none/no/away/somebody/someone/taken/never/not/wasn't/didn't
loaner/loaners/rental/courtesy ... beater/bucket/heap/hair/empty/quarter/fumes
asked/begged/requested .. ride/loaner/rental/shuttle/lift ... told/no/said/refused/denied/laughed/couldn't/nothing
numbers for/of .. cab/cabs/taxi/taxis/uber
cab/taxi/bus to/home .. because/since
walking .. miles/mile/home/work/rain/snow/back
refused/declined/denied .. loaner/rental/shuttle/ride
loaner/rental/shuttle >> useless/pointless/worthless
loaner/loaners/rental/shuttle is/was/were/are/'s .. full/limited
no/nothing/none .. to/could .. borrow/drive/lend/loan
no/not one/a? .. wheels .. could/to/they .. lend/use/loan
too/not .. young/old .. for .. loaner/rental
clown car
nobody/no/couldn't/wouldn't/won't one? .. come/drive/run get/pick/fetch/me/us
bus schedule/schedules/route/fare/stop/pass
shuttle/van .. maniac/scary/terrifying/reckless/speeding/lost
no way .. lend/loan
loaner/loaners/rental/shuttle .. hard/tough to
loaner/loaners/rental is/was/were/felt/'s .. small/tiny/cramped/old/base/weird
loaner/loaners/rentals .. go/goes/gone fast/quick/quickly/early
out of loaners/loaner/rentals
shuttle/van ... only/quits/stops .. runs/goes/twice/once/until/at/after/running/by
beg/begged/fight/fought/pester/pestered .. for .. loaner/rental/ride/shuttle
`,
	facts: `
have/has/had/offer/offers/got/there's a/an .. shuttle/loaner/rental/courtesy that/which/runs/program/fleet/to/every
shuttle runs/goes/leaves/stops every/at/from
`,
};
