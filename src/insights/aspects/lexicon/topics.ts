/**
 * What people speak of when they judge an aspect without naming it. One of these alone says little; in a
 * short review, together with its stars, it tells what the stars are for.
 */
export const TOPICS: Readonly<Record<string, string>> = {
	staff: `
STAFF
hello/hi/goodbye/welcome/greeting/smile+/handshake/hug/wave+
manners/courtesy/respect/tone/apology/apologies/apologize+/sorry/shrug+/sigh+/glare+/smirk+/scowl+
good morning/afternoon/evening
eye roll/rolls/contact
invisible/nuisance/bother/burden/stranger/human/royalty/family/friend/friends/neighbor
help+/assist+/care/cared/caring/attention/patience/listen+/remembered/joke+/laugh+/chat+
question/questions
my mom/mother/dad/father/grandmother/grandma/elderly/toddler/baby
desk/counter
treat+/treated/treatment
sales lady/guy/man/manager/woman/person/team/staff/girl/folks/people
worth their/his/her weight
customer service
`,
	communication: `
silence/silent/word/news/notice/status/progress/jargon/acronyms/acronym/lingo/loop
phone/phones/call+/email+/text+/voicemail/voicemails/message+/ring/rang/dial+/mailbox/callback
on/ignore hold
answering machine
in the dark
follow+ up
update+/inform+/notify+/remind+/reminder/reminders/contact+/reach+/respond+/response/reply/replied/answer+/heard/hear
let me/us know
find/found out
what was going/happening
going on
where things/it/my
clip/video/photo/photos/picture/pictures/diagram/drawing
talk/talked/speak/spoke to/with
chase+/chasing/posted/telephone/phoned
explain+/explanation/describe+/translate+/spell+/clarify/clarified
transferred/transfers/transfer
tell/tells/told me/us/anyone/you
said nothing
why
`,
	price: `
wallet/dollar/dollars/buck/bucks/dime/penny/pennies/cent/cents/cash/money/paycheck/savings/grand
$ NUMBER
cost+/costs/bill/bills/billed/invoice/pay/paid/paying/price+/prices/pricing/fee/fees/charge+/quote+/estimate+/total/receipt
cheap/cheaper/cheapest/expensive/afford/affordable/budget/budgeted/bargain/discount/discounts/coupon/coupons/refund+/free/worth/value/markup/steal/labor
extra/upcharge/deductible/tax/taxes/tip
`,
	speed: `
minute/minutes/hour/hours/overnight/afternoon/noon/lunch/dinner
wait+/waiting/queue/delay+/late/early/sooner/hurry/rush/schedule+/appointment/appointments/slot/opening/availability/booked/express/ready/forever/eternity/backlog/deadline/timely/pace
novel/magazine/nap/podcast/movie/beard/birthday/christmas
in line
same day
in and out
`,
	honesty: `
upfront/bait/switch/recommend+/flush
truth/truthful/honest/honestly/lie/lies/lied/lying/trick+/con/cons/scam+/fraud/trust+/believe+/promise+/fake/fishy/suspicious/sneaky/sneak+/hidden/integrity/conscience/legit/bogus
upsell/upsold/unnecessary/needless/pretend+/claim+/excuse/excuses/blame+/admit+/disclose+/swear+/swore/advantage/exaggerate+/invent+/guilt
taken for a
said/swore/claimed the/it/my/i/they
told me/us/my/him/her the/it/i/my/they/that
they said/knew/swore
mention+/mentioned/certified/sugarcoat+
in writing
didn't/don't/doesn't/never/not need
need/needed new
nothing wrong
perfectly good/fine
another winter/year/summer/season
still good/fine
two/three/months old
try/tried/trying to sell
sell/sold/selling me
one thing
`,
	work_quality: `
REPAIR
FAULT
parts/bolt/bolts/nuts/cap/screw/screws/plug/clips/panel/hose/bumper/fender/hood/wheel/wheels/rim/rims/trim/mirror/paint/upholstery
mechanic/mechanics/technician/technicians/painter/detailer
fix+/repair+/broke/broken/leaked/leaking/install+/replace+/wrong/diagnose+/tow/towed/stall+/dead/crooked/loose/smoke+/dented/scratched/dirty/tighten+/torque+/wire/wires/wiring/expert/experience/experienced
job/work/workmanship/craftsmanship
drives/runs/shifts/blows/starts/steers/rides/handles/performs
good as/like new
warning/dashboard/dash/engine/gears/steering/suspension/ac/hvac/coolant/gasket/exhaust/motor/windows/headlight/headlights
came/come off/back/apart/loose
again/twice/same .. FAULT/REPAIR/PART
fell
`,
	facility: `
waiting room/area/lounge
corner/broken chair/machine/tv/door/seat
place/places/spot to
lobby/lounge/showroom/building/facility/restroom/restrooms/bathroom/bathrooms/toilet/premises/room/garage
seating/chair/chairs/couch/sofa/bench/table
coffee/tea/pastries/donuts/snacks/cookies/popcorn/water/vending/fridge
wifi/internet/tv/television/music/outlet/outlets/charger/magazines/toys/playground
parking/park
smell+/clean+/dirty/tidy/dusty/dingy/cramped/spacious/bright/cozy/modern/outdated/heat/heated/freezing
decor/wallpaper/windows/garden/plants/patio/aquarium/tank/fish
`,
	sales_process: `
sale/sales/buying/bought/buy/buyer/purchase+/purchasing/shopping/browse+/browsing/negotiate+/haggle+/deal
back and forth
hover+/pushy/pressure+/pounce+/steered/follow+/vulture/vultures
test drive/drove
plates/title/tags/registration/key/keys/manual/mats/deposit/delivery/delivered/order/ordered/inventory/selection/listing/listed/advertised/ad/msrp/addendum
no for an answer
decision/decide/deciding/hurried
nitrogen/undercoating/etching/tint/accessories/protection
paperwork/papers/sign/signed/signing/signatures/checkout/walkaround
more car
feature/features/bluetooth
`,
	financing: `
the/my/our rate
down payment
interest rate/rates/free
finance/financed/financing/loan/loans/credit/apr/payment/payments/lender/lenders/bank/banks/lease/leased/refinance+/cosign/cosigner/approved/approval/monthly/percent/payoff/score/bankruptcy/term/terms
contract/contracts/documents/forms/form
extended warranty
credit history/score/union/report
money down

`,
	trade_in: `
owed/valued/lowball+/lowballed
trade/trades/traded/trading/tradein/appraise+/appraisal/appraiser/equity/clunker/kbb/carmax/carvana/kelley
my/our old _
offer/offered/offers me/us .. for
on/for my/our/the old/trade
book/scrap value
gave/give/paid/pay/offered/offer me/us? .. MONEY .. for
paid/gave/offered .. for my/our/it
part exchange
for my/our old/little/beat/CAR
`,
	loaner: `
full tank
come/comes/came get
loaner/loaners/rental/rentals/shuttle/uber/lyft/cab/taxi/courtesy/valet
lend/lent/lends/borrow/borrowed/spare
ride/rides/lift home/to/back
to drive while
without a/my CAR
while mine/ours was/is
drove/dropped/picked/took me/us
my/our own ride/way
stranded/carless
walk/walked/hitchhike/hitchhiked .. home/miles/mile/work
`,
};
