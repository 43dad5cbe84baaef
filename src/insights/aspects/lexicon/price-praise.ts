/** What praises the price of a business as it stands; a field of its lexicon. */
export const PRICE_PRAISE = `
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
couldn't/can't/could cannot? beat/argue/complain/touch/match .. price/deal/cost/prices/value/pricing/bill
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
price/prices/quote/rates .. lowest/best/cheapest/unbeatable/lower/cheaper/fair/reasonable/hard
lowest/cheapest/best of .. NUMBER/places/shops/quotes
nobody/no one? beats/touches/comes/can/could .. price/prices/on/close/beat
SHOP wanted/quoted/charged/asked/wants/charges .. twice/double/triple/more/NUMBER times? that/this/as/for
wanted/quoted/asked .. twice/double/triple/quadruple that/this
paid/charged/cost .. exactly/only .. what/as
wallet/pocketbook .. thanks/thanked/intact/happy/thank
cost me? next to? nothing
next to nothing
didn't/doesn't/won't hurt my/the/your .. wallet/pocket/budget/bank
a steal
more than fair
went easy on
cheapest .. in/around/i've/i place/town/found/called
stayed/stay/stays/came/kept/keep .. within/in/under/on my/our/the budget
fair/honest/decent/reasonable/right price/prices/pricing
saved/saves/save .. MONEY/hundreds/thousands/bundle/fortune/ton
glad/happy/pleased .. with the? price/bill/cost/total
good/great/excellent/real value
at cost
less/lower/cheaper/under/below than? .. budgeted/feared/planned/figured/expected/thought/braced/guessed
NUMBER less/cheaper/under/below than?
for free/nothing
didn't/never/wouldn't/not .. bill/billed/charged/charge me/us/for
paid/pay/spent/charged .. more at/elsewhere/for .. SHOP/less/half
ask for .. better/lower price/deal
bill/price/prices/pricing/rates/total/cost .. always/been/very/really/more/pretty/quite? .. fair/reasonable/right/honest/good/great/low
charged/paid/charge/cost/billed me/us/i? .. what they/he/she/i/we was/were? said/quoted/told/promised/agreed
came/cost/was/were/ran .. to? less than a/an/my/the/what/half
covered under/by warranty/everything/it
it/everything/all was/were covered
turned/found out .. covered/free
owed/owe nothing/zero
paid/pay nothing/zero/zip
fare price/prices
doesn't/don't/didn't/never/not/won't get gouged/ripped/overcharged/robbed/fleeced/taken
for the money/price
bargain/steal/deal for
fixed/did/done/replaced/repaired/covered/handled .. for? no/without extra? charge/cost
goodwill
beat every/any/all/everyone/everybody/other/their
most affordable
number/total/figure/bill/price/cost .. below/under/beneath/lower it/that/the/what
put/applied/credited/counted/apply/took .. toward/towards/off the/my repair/bill/total/final/cost/repairs/it
what i/we save/saved/saving
pays for itself
on/for free
checked/did/fixed/looked .. for free
~patched/fixed/did/freed/replaced/repaired/installed/got/sold/plugged .. for MONEY
sensible/modest/decent/right price/prices/cost/pricing
so/much cheaper
senior/military/veteran/loyalty/student discount
sent/send .. home with .. free
believe how little/cheap/low/reasonable/inexpensive
how little they/i/we/it
paid/pay MONEY .. for what ... quoted/wanted/asked/charged/charges
lowest/best/cheapest quote/estimate/price/bid
reasonable/fair labor/parts/charge/charges/fees
only charged/charge/paid/pay
GOODNESS/fair/honest/square deal on/for
fair/competitive/reasonable/good/decent/honest/lowest/low labor/hourly/shop/service rate/rates
refunded/reimbursed/credited/comped me/us/my/the/it/every/half
got/get/gave/give/handed/sent .. my/our/me/us .. money/deposit/fee/cash back
employee/family/friends/wholesale/cost/insider pricing/price/discount
priced .. well/right/fair/fairly/low/nicely/decent/competitively
knock/knocked/took/take/taking/shaved/cut MONEY off
got/gave/get/give me/us? MONEY off
warranty covered/covers/paid/took
gouged/gouge/charged/charge/overcharged .. and/but .. didn't
could have/could've charged/gouged
bill/price/total/cost/invoice/quote .. lower/less/smaller/better than
price/prices/bill/cost/rates/labor is/was/are/were/'s/seems/seemed .. fine/okay/ok/alright/decent/fair/good/right/sensible/doable
prices/rates/costs are/stay/stayed down/low
didn't/doesn't/NT/not .. cost .. much/a lot
cost/charged/paid/pay/ran me/us? zip/zilch/nada/peanuts/squat
estimate/quote/price/bill/total .. right on
tires/parts/brakes/batteries/wipers on sale
`;
