/** What complains of the price of a business as it stands; a field of its lexicon. */
export const PRICE_COMPLAINTS = `
arm and a leg
pay+/paid/paying through the nose
cost/costs/charged/paid/pay/spent/spending/charge/charges .. fortune/arm/kidney/mint/bundle/leg/firstborn/mortgage
highway/daylight robbery
robbery
labor/hourly/shop rate/rates .. outrageous/ridiculous/high/insane/crazy/steep/absurd/robbery/criminal
made my eyes water
eye watering
eyes/jaw/jaws .. watered/water/dropped/popped
sticker shock
want/wanted/wants/cost/costs .. firstborn/kidney/arm/leg/soul
nickel/nickeled/nickle/nickled/nickeling and dime/dimed/diming/diming
bill/price/invoice/total/cost/quote/estimate .. is/was .. another/different story
bill/price/prices/pricing/rates/fees/costs/invoice/total/cost/quote/estimate/charge/labor .. doubled/tripled/jumped/ballooned/climbed/grew/skyrocketed/soared/crept/creeped/rose/higher/double/triple/quadrupled/went/shock/shocked/more/twice/kept
bill/price/prices/pricing/invoice/total/cost/quote/estimate .. went up
double/triple/twice/NUMBER times? times? .. what/the/as/their/than .. quote/estimate/quoted/told/said/price/cost/anyone/other/charge/charges/others/everyone/shop/phone
almost/nearly/about/over/more double/triple/twice
more than .. quoted/estimate/quote/told/said/expected/agreed/others/anyone/competitor/advertised/online
MONEY more than/over/higher/extra/above
higher/more than .. quote/estimate/quoted/other/everyone/anyone/elsewhere
~charged/charging/charge/charges/billed/bill/billing/wanted/quoted/asked/asking/pay/paid/cost/slapped/hit .. MONEY .. for/just/to .. a/an/one/what/something/nothing/look/plug/some/single/read/tell/simple/the/reset/part/it/basic
~charged/charge/billed/wanted/charging/quoted/wants me/us MONEY
~MONEY for/to .. a/an/just/one/some/simple/basic/nothing/what/the/what/that/read/diagnose/tell/look/change/reset
MONEY .. is/was/seems/seemed .. robbery/much/ridiculous/insane/crazy/outrageous/steep/high/absurd/lot/joke/criminal
MONEY later/poorer
charged/billed/charge/paid me/us/for/my/i .. twice/double/extra/anyway/more/again/fee/things/something/stuff/work/service
charged/billed/double me/us? twice/double/extra/again
double charged/billed/billing
~left with a/an .. bill/MONEY/invoice
~handed me/us a/an .. bill/MONEY/invoice
~bill for MONEY
~want/wanted/wants/ask/asked/asking MONEY
take/takes/taking/took/want/wants/wanted/grab/drain/empty/empties .. your/my/our money/wallet/cash/wallets/paycheck
how quickly/fast they take your money
money grab/pit/hungry/grubbing/machine
cash grab/cow
bring/bringing/brought your/a checkbook/wallet/loan/lawyer
take/need/get/took out? a? second? loan/mortgage to
second mortgage
too high/expensive/pricey
too much money/dough/cash
ask/asks/asking/want/wants/wanted too much
pay/paid/paying a? little/bit/lot/touch/few more
could/can/would/will/found/find/got/get/gotten .. same/it/part/them/one .. half/cheaper/less/third/online/amazon .. price/elsewhere/online/for/the/amazon/cost
cheaper/less/better elsewhere/online/somewhere/anywhere
half the price/cost elsewhere/online/somewhere/down
not/isn't/wasn't/aren't/weren't/NT/far/never .. cheap/cheapest/affordable/inexpensive/fair/reasonable/worth/competitive/lowest
hardly/barely/never a? .. cheap/bargain/affordable/worth
wasn't/not/isn't/hardly worth
for what they/you/i charge/charged/pay/paid/want/wanted/cost
could have bought/built/replaced .. for
insane/ridiculous/crazy/outrageous/absurd/obscene amount/amounts
waste/wasted of? .. money
price/prices/cost/rates/fees/labor/pricing .. out of control/reach/line/hand/this
through the roof
bled/bleed/milk/milked/milking/fleeced/gouged/soaked/robbed/hosed/fleecing/fleece/hose me/us/you/my/your/customers
hit me/us with .. bill/fee/fees/charge/charges/MONEY/invoice
surprise/surprised/mystery/unexpected/extra/bogus/random .. fee/fees/charge/charges/bill/charges
shop supplies/supply fee/fees/charge
wish .. prices/price/cost/rates/rate/labor/cheaper/lower/less/charged
could/should/would .. cheaper/lower/less expensive/pricey
price/prices/pricing .. could/should/needs/need .. better/lower/down/lower
worth half
break/broke/breaks/breaking the bank
bank breaking/account
ouch
my/our wallet/bank .. recovering/crying/hurts/hurting/hurt/empty/lighter/ouch
~quote/quoted/estimate/said/told .. NUMBER/MONEY and/but/then .. charged/invoice/bill/was/came/paid/said/wanted .. NUMBER/MONEY
more money than
more than .. it/this/that/job should/is
price/bill/total/amount/cost .. wasn't/not/isn't .. what i/we/they was/were/am/told/said/quoted
bill/price/prices/pricing/cost/costs/estimate/quote/rates/total/fees/invoice .. creeping/climbing/growing/rising/going/gone/go/goes/keep/keeps up?
fell/fall/fainted/choked/gasped/gulped/winced/died/coughed/cringed ... bill/invoice/total/price/prices/estimate/quote/receipt
bill/invoice/total/price/receipt/estimate/quote .. choke/faint/gasp/sick/hurt/hurts/stung/sting/stings/painful/cry/heart
paid/charged/cost/pay MONEY >> done/did/fixed/got .. for MONEY/NUMBER/half/less
charge/charges/charged/charging/bill/billed/nickel you/me/us? for every/everything/breathing/air/looking
tacked/tack/tacks/added/add/adds/snuck/slipped/padded/pad/padding/pads .. on? .. fee/fees/charge/charges/bill/invoice/total/shop/MONEY
costs/cost/charge/charged/pay/paid/asking/wanted too/way/so/far too? much/more
too much for
overpaid/overpay/overpaying
kicker/killer/downside/drawback/complaint/gripe .. is/was .. price/cost/bill/prices
higher/steeper/pricier/dearer/costlier than .. other/any/most/everyone/they/it/i/the/last/before/elsewhere/quoted/should
price/prices/cost/rates/bill .. on the high/steep/higher/expensive side/end
on the high/pricey/expensive/spendy side/end
premium prices/price
add/adds/added up fast/quick/quickly
priced out
cost/costs/charge/charged as much as a
shop around
paying/pay/paid dealer/dealership/premium/top price/prices/dollar
piled/pile/piles/piling on
rethink/reconsider/lower/adjust/reduce .. rate/rates/price/prices/pricing/fees
MONEY ... ridiculous/really/seriously/yikes/wow/insane/ouch/outrageous
way/far/payed/paid/charged to much
good grief/god/lord MONEY
won't/don't/wouldn't/not .. get/find/see/be .. bargain/bargains/cheap/deal/deals
bought .. what/price/money they/of wanted
for what they/it .. wanted/cost/charged
~grief/yikes/wow/ouch .. MONEY
pay/paid/paying/pays .. premium
highest/high/steep/crazy/ridiculous/outrageous hourly/labor/shop rate/rates
highest .. rate/price/prices/fees in/of/around
bill/bills/billed/charge/charged .. full hours/hour
less/cheaper somewhere/elsewhere
pay/paid .. less somewhere/elsewhere/at
stung/stings/sting
bill/total/price/invoice .. stung/hurt/painful/ouch/jumped
should be/cost/have .. cheaper/less/lower
charge/charges/charged/billed/bill/fee/fees/items .. never/didn't/not/hadn't .. approve/approved/authorize/authorized/ask/asked/agree/agreed/wanted/requested
~what they charge
more than the/other/most/any .. charge/charges/chains/chain/others/places/shops
bit/little/lot/way/much more/pricier/higher than
~the/their/a MONEY .. fee/charge/surcharge
fee/charge/charges .. nobody/no/couldn't/can't/never/wouldn't one? .. explain/explained
priced/price/cost/costs like it used
here they charge/charged/want
did not/didn't/doesn't include/included/cover
value is/was not/poor/terrible/bad/lacking
price/bill/cost/total hurt/hurts/stung
excessive/unreasonable/unjustified
bad/poor/terrible/lousy value
vending machine ate
no/never/refused/won't/wouldn't/didn't .. refund/discount
another/additional/extra .. fee/charge/fees/charges
more than i/we .. wanted/planned/hoped/budgeted .. spend/pay/for
bucks/dollars just to
price/prices/rate/rates/fee/fees/parts/labor/cost/costs is/are/'s/seem/seems/run/runs/get/getting/went/has/have/keep/keeps .. up/high/higher/steep/creeping/climbing/rising/crept/increased
quote/bill/estimate/total/price/invoice/cost/number .. came/ran/was/is in? .. over/above/higher/bigger/more
paid/pay/cost/costs/spent/spend .. more than i/we/it/planned/expected/hoped/budgeted
paid/pay/paying dearly
bit/little/rather/too/awfully dear
not/NT/wouldn't/never/no .. come/budge/drop/go/move down/a/an/on/lower .. dollar/price/dime/penny/cent/nickel/number
pay/paying/paid for the/their/that name/convenience/brand/logo/badge/showroom/location/marble/chandelier
blink/blinked/flinch/flinched/wince/gulp/balk/balked/whistled/swallowed .. at/when/over .. total/price/bill/number/invoice/quote/cost
quoted/told/said/quote one thing/price/number/figure/amount ... charged/paid/billed/pay/another/other/different
unexplained/undisclosed/unauthorized .. fee/fees/charge/charges/item/items
startling/shocking/brutal/stiff/painful/eyebrow/salty price/prices/bill/total/invoice/quote/fee/fees
pay/paying/paid .. twice
restocking/cancellation/storage/prep fee/fees/charge
market adjustment/adjustments
bill/invoice/total/estimate .. ransom
dinged/docked me/us/for
~estimate/quote/quoted ... MONEY ... final/invoice/bill/paid/charged/total ... MONEY/NUMBER
~MONEY an/per hour
could've/could/can/coulda have? .. done/got/gotten/bought/found .. cheaper/less
bill/price/prices/cost/quote/total/labor is/was/are/were .. too/bit/little/pretty/kinda/awfully/rather/somewhat .. much/high/steep/salty/stiff/heavy
little/bit/tad/touch/kinda/kind/slightly/somewhat of? high/spendy/pricey/expensive/steep/much
more than i'd/we'd/i/we liked/like/care/cared/hoped/wanted/bargained
didn't/wouldn't/won't/not give/giving/gave .. discount/break/deal
charge/price/fee/bill/total/labor/cost is/was/seems/seemed/'s .. a lot
done without .. upcharge/fee/fees/charge/markup/surcharge/upsell
price/prices/bill/total/cost/quote/estimate/invoice .. gave me/us pause
`;
