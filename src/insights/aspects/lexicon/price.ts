import type { AspectLexicon } from './aspect-lexicon.ts';

export const PRICE: AspectLexicon = {
	nouns: `
price/prices/pricing/priced
cost/costs
bill/bills/invoice/total
charge/charges
fee/fees
labor/hourly/shop rate/rates/charge/charges/cost/costs
rates
estimate/estimates/quote/quotes
value
amount/amounts
deal/deals
money
discount/discounts/coupon/coupons/rebate/rebates/special/specials
parts/labor/service prices/pricing/price/cost/costs
warranty coverage
doc/documentation fee
`,
	good: `
affordable/inexpensive/economical/cheap/cheaper/cheapest/bargain
reasonable/reasonable priced/price/prices/rates
fair/fairly/competitive/competitively price/prices/priced/pricing/deal/cost/rates/quote
reasonably priced
lowest/low/lower/better/best/unbeatable/honest price/prices/cost/rates/quote/estimate
worth it/every/the
great/good/best/excellent/amazing/fair/fantastic/incredible/awesome deal/deals/value/price/prices/pricing/bargain
free/complimentary
`,
	bad: `
expensive/overpriced/pricey/costly/exorbitant/steep/pricy/spendy/exhorbitant/unaffordable/astronomical
overcharged/overcharge/overcharging/overcharges/gouged/gouging/gouge/upcharge/upcharged/upcharges/markup/markups/marked/surcharge/surcharges
rip/ripped/ripping off/offs
ripoff/ripoffs
inflated/outrageous/ridiculous/insane/high/higher/crazy/absurd/excessive/hefty/sky price/prices/pricing/cost/costs/bill/fees/fee/charge/charges/rates/labor/quote/quotes/estimate
hidden fees/charges/costs
junk fees
`,
	praise: `
paid/charged/charge/cost/quoted/came/price/priced/was/pay/spent/bill/total .. less/lower/cheaper/under than/the .. estimate/quote/quoted/expected/thought/expecting/anticipated/dealer/dealership/others/elsewhere/anyone/anywhere/others/other/budget/feared
charged/charge/charges less than
MONEY less/cheaper/lower/under than/the/what
MONEY/percent/% less/cheaper/lower/below than
quoted/charged/wanted/asked .. half/less/third/fraction of/than
half/third/fraction/quarter/portion of? what
half/third/fraction the price/cost
fraction of the
beat/beats/matched/match/matches/honored/honoured/honors/honor/stuck/met .. price/quote/estimate/coupon/quotes/prices/competitor/internet/online/advertised/deal/tire
honored/honoured/honors/took/accepted/applied/gave .. coupon/discount/warranty/rebate/quote/price/expired
came in/out? under/below/cheaper/lower/less
under/below .. estimate/budget/quote/quoted/msrp/sticker/invoice/market/book/kbb
exactly what/as .. quoted/estimate/said/quoted/told/promised/agreed
bill/total/invoice/price/cost .. exactly/precisely .. what/quoted/told/estimate/as
to the penny/dollar
waived/waive/waives/comped/knocked/discounted/refunded/ate/eating .. fee/charge/off/labor/diagnostic/bill/cost/charges/diagnosis/deductible/percent/price/deposit
knocked MONEY off
no/free/without of? charge/cost
didn't/not/doesn't .. cost .. me/us .. dime/cent/penny/thing/anything/arm/fortune
didn't/did not/wouldn't/didn't/never/not/refused/nothing/without .. charge/charged/charging/cost/bill/pay .. me/us/for/a/anything/dime/cent/extra/penny/thing/labor/diagnostic
on the house
saved/save/saves/saving me/us/you? .. MONEY
saved/save/saves/saving me/us/you? .. money/fortune/bundle/hundreds/thousands/ton/lot/grand/lots/bucks/dollars
kept their/his/her word on the price/quote/cost/bill
didn't/did not/doesn't/don't/won't/wouldn't/not/without .. break/cost/pay/empty/drain/breaking/clean/kill/gouge/rip/overcharge .. bank/arm/fortune/wallet/account/nose/leg/extra/budget/me/you/you're
didn't/doesn't/don't/never/not/without .. overcharge/gouge/nickel/price
hardly/barely/minimal/no/nominal any? charge/cost/extra
easy/gentle/kind/light/good on the/my/your wallet/pocketbook/budget/pocket
worth every/it/the/each .. penny/cent/dollar/drive/money/price
worth the/every/it/price/money
bang for
money well spent
paid for itself
cheaper/less than any/the/other/most/everyone/anyone/what/dealer/dealership/others/elsewhere/i/expected/they
couldn't/can't/could cannot? beat/argue/complain/touch/match .. price/deal/cost/prices/value/with/about
only/just/merely MONEY
only/just cost/charged/charge/paid/pay/asked/wanted/ran MONEY/me/us
bill/total/invoice/it was only/just/under/less
expected .. >> only/came/just/was .. NUMBER dollars/bucks
expected/expecting/braced/dreading/feared >> came to/out/in .. MONEY/less/under/half
~wanted/quoted/asked MONEY/NUMBER ... did/charged/got/was/only/fixed .. for/only/it NUMBER/MONEY
no surprise/surprises/hidden/junk/extra/add/bogus/crazy .. bill/charges/fees/charge/fee/invoice/costs/end/price/cost
price/quote/cost/amount/bill/total .. quoted/said/told/gave .. is/was the? .. paid/price/charged
final/price/bill/invoice .. matched/match/matches the/their/what/to .. estimate/quote/quoted/told/said
free .. for life/lifetime/rotations/rotation/wash/washes/inspection/oil/loaner/of/with/wiper/refills/maintenance/diagnostic/alignment/check
free/complimentary .. wash/rotation/rotations/inspection/oil/maintenance/alignment/top/detail/vacuum/tire
threw/throw/throws/tossed/included/did .. in for? free/nothing/mats/charge/extra/no
threw in
discount/discounts/percent/% off .. military/senior/for/teacher/first/loyal/student
gave/give/gives/got/offered me/us .. discount/break/deal/coupon/credit/refund
price is/was right
penny saved
reasonable considering/for/and/given/on
`,
	complaints: `
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
too much/high/expensive/pricey
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
`,
	facts: `
cost/costs/was/is/paid/came to? MONEY
MONEY installed/total
`,
};
