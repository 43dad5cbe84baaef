/** What the finance office does badly. */
export const FINANCING_COMPLAINTS = `
ran/run/running/pulled/shotgunned/pull/hit/hits .. credit/score .. NUMBER/times/banks/without/multiple/twice/every/permission/lenders/hard/twelve/dozen/inquiries
hard inquiries/inquiry/pull/pulls
rate/apr/interest/loan .. sky/higher/through/was/were/is/changed/jumped/highest/outrageous/insane/went/marked/bumped/criminal/ridiculous/crazy/double/doubled/different .. high/higher/roof/up/than/told/insane/ridiculous/percent/%/outrageous/robbery/different/crazy
interest rate .. high/higher/wouldn't/insane/ridiculous/crazy/joke/criminal/outrageous/jumped/double
mark/marked/marks/marking up .. rate/interest/loan/apr
payment/payments/monthly .. went/was/jumped/changed/higher/different/crept/is/up/climbed .. up/more/higher/than/different/between/changed
higher/different/bigger payment/rate/apr than
stuck/saddled/signed/locked/rolled/put me/us? .. loan/rate/apr/payment/lease/interest/contract/%/percent
wouldn't/couldn't/didn't/refused/failed/can't/won't/never/not to? .. finance/approve/financing/approved/fund/funded/approval/lender
turned/turn me/us down
financing/deal/loan .. fell/falls/fall through/apart
fell through
yo yo financing
call/called/calling/come/came/wanted/made/asked us/me .. back/in/return .. to .. sign/resign/redo/new .. contract/papers/paperwork/loan/again
paperwork/contract/forms/form/documents/papers .. wrong/mistake/mistakes/errors/error/lost/missing/nightmare/mess/messed/disaster/forever/hours/botched/incorrect/screwed/misspelled/never/redo/twice/again/took/incomplete
lost/forgot/misplaced/messed/botched/screwed .. up? .. paperwork/forms/contract/documents/papers/title/payoff
signing/paperwork/finance/financing/loan .. took/takes/take/taking .. forever/hours/day/ages/long/eternity/weeks
hours/hour/DURATION in/with/at/for .. finance/paperwork/signing/loan
never/didn't/not/hadn't/late/failed/haven't/still .. send/sent/paid/pay/paying/pays/payed .. off .. loan/payoff/trade/lien/bank/balance
never sent .. payoff/paperwork/check/title
payoff
slipped/snuck/added/packed/slip/sneak/adding/sneaking/bundled/rolled/stuffed/threw/put .. warranty/gap/insurance/coverage/products/protection/into/contract/loan/plan
pushed/push/pushing/pushes/pressured/pressure/hard/tried/forced/kept .. warranty/warranties/gap/coverage/extended/protection/insurance/product/products/contract/plan
finance .. pushy/pressure/pressured/rude/hard/upsell/aggressive/pushed/condescending/joke/shady/nightmare/hounded/waited/wait/badgered
wouldn't/won't/refused/couldn't/not to? .. cancel/refund .. warranty/gap/contract/coverage/policy/plan
cancel/cancelled/refund/canceled/cancelling the/my/gap/extended/our? .. warranty/gap/coverage/insurance
zero/0/NUMBER percent/% .. turned/became/jumped/went/changed
bait .. rate/payment
told/promised/quoted/said .. NUMBER/percent/% .. and/but/then .. contract/papers/paperwork/loan/bank/rate .. NUMBER/said/had/was
fees/fee buried/hidden .. loan/contract
buried in .. contract/paperwork/loan/fine
until we/i .. got/came/sat/met/went/reached .. to/with/down/in .. finance/financing/paperwork/sign/finances
jam/jammed/shove/shoved/shoving/ram/rammed/cram/force/forced/forcing .. warranty/warranties/coverage/gap/insurance/products/plan/down
warranty/warranties/gap/coverage/plan .. throat/throats/pushed/pressure/didn't/never/not/wouldn't/crammed/jammed/forced/without .. down/want/need/asked/told/cancel/take/agreed/knowing
ran/run/running/pulled/pull/checked .. my/our credit/score .. without/before/times/NUMBER/behind/anyway/even/again/unauthorized
NUMBER/high/double/crazy percent/%/interest/apr/rate .. score/credit .. of/like/excellent/NUMBER/over/good/perfect/great
NUMBER/% percent/% .. with/on/for .. score/credit/loan
papers/paperwork/contract/loan/documents/forms/numbers .. wrong/incorrect/different/mistake/mistakes/errors/missing/changed/blank .. amount/vin/name/rate/payment/sign/address/mileage/term
payment/rate/apr/loan/interest/term .. different/changed/higher/more/up/wrong/turned .. contract/sign/signing/than/told/quoted/promised/into/papers
finance/financing/paperwork/loan/lease .. was/is/were/took/seemed/part/office/guy .. nightmare/mess/joke/disaster/slow/long/longer/forever/pushy/rude/headache/hard/pain/awful/terrible/confusing/rushed/worst
hated/disliked/dreaded/dread/skip .. finance/financing/paperwork
paperwork/signing/finance/papers .. longer/long/slow/forever/hours .. than/should/expected/took/wait
added/snuck/slipped/put .. stuff/things/fees/products/warranty/gap .. to/in/into/on .. loan/contract/payment/papers
tried/trying to .. get/sell/talk/push me/us .. on/into/to .. loan/warranty/rate/payment/lease/terms
loan/term/rate/payment/interest/months .. turned/became/changed/jumped/morphed .. into/to NUMBER
if .. rate/apr/payment/interest .. had/was/were/been .. advertised/better/lower/promised/near/close/reasonable
told/promised/quoted/said me/us? NUMBER .. and/but/then the? contract/papers/paperwork/loan said/says/had/was NUMBER
interest/rate/apr/rates was/is/were .. through/outrageous/roof/insane/high/sky/ridiculous/crazy/criminal/robbery
tucked/slid/buried/hid/baked/tacked/sneaked/loaded/lumped/slipped/included/built .. into/in/on/to .. loan/payment/financing/contract
extra/hidden/unwanted coverage/warranty/products/insurance/protection .. loan/contract/payment/into/in/never/didn't
finance/financing/finances .. took/takes/was/took .. forever/ages/long/hours/eternity
worst/highest/terrible/horrible/ridiculous .. rate/rates/apr/interest/terms/financing
contract/papers/paperwork ... numbers/fees/charges/products/things/terms .. never/didn't/not/hadn't/unexpected/extra
say/saying/said no .. finance/financing/warranty/warranties/extras
finance/financing .. say no
ready/prepared/prepare/brace/careful/watch/beware ... finance/financing
lost/loses/misplaced/messed/forgot/botched/screwed .. loan/credit/finance/financing .. application/paperwork/papers/file/documents/up
chang+/switch+/alter+ .. term/terms/rate/payment/loan/contract .. on/at/last/without/after/behind/when
change/changed/switched the/my/our? term/terms/rate/payment/length
payment/payments/rate/loan .. more/higher/bigger .. than .. told/quoted/said/agreed/expected/promised/discussed
signed/sign/signing .. blank/without/before/rushed .. reading/contract/papers/form/forms/read
wouldn't/didn't/couldn't/never/rushed .. let/give/explain .. read .. contract/papers/paperwork/forms/fine
bank/lender/credit .. never/didn't/hadn't/wasn't .. received/funded
lender/bank/loan .. wanted/charged/at/offered/quoted NUMBER percent/%
wanted/charged/charging/offered/quoted me/us? NUMBER percent/%
warranty .. relentless/pushy/nonstop/hard/pressure
jump+ through .. hoops
loan shark/sharks
signed .. for .. NUMBER .. contract/papers/paperwork/loan/bank .. NUMBER/says/said/shows
over a barrel
denied/declined/rejected .. after/once/then ... approved/promised/told/signed
told/said/promised ... approved .. and/but/then/only ... denied/declined/not/wasn't/fell/back
sharks/vultures/crooks in .. finance/financing
finance .. people/guys/office/department/team .. sharks/crooks/thieves/vultures/shady/liars
wish .. paperwork/contract/financing/loan .. was/were/been/had .. done/ready/faster/quicker/online/simpler/prepared
financing/finance/rate/rates/terms/payment/paperwork .. could/should have? been/be/use .. better/lower/smoother/faster/easier/clearer/quicker
paperwork/contract/loan/forms .. full/riddled/loaded of/with .. mistakes/errors/typos
paying/pay/paid .. more .. interest .. than/over/then
paying/pay .. too/so much .. interest
credit .. run/pulled/ran/hit/checked/dinged .. without/before/times/NUMBER/twice/again/by/asking
wish/wished/hoped/hoping ... apr/rate/rates/interest/payment/payments/terms .. was/were/be/is/had/been? lower/better/smaller/less/cheaper/shorter
12/13/14/15/16/17/18/19/20/21/22/23/24/25/26/27/28/29/30/nineteen/twenty/eighteen percent/% interest/apr/rate/loan/note/financing/on/to
apr/rate/interest .. 12/13/14/15/16/17/18/19/20/21/22/23/24/25/26/27/28/29/30
approved ... then/but/only/later/next .. wasn't/denied/declined/not/weren't/fell/pulled/rejected
payment/payments/payment's/note/rate/interest .. killing/kills/kill/choke/choking/eat/eats/eating/bury/burying/sink/crushing/drowning/hurts/hurt/brutal/steep
huge/big/hefty/large/steep/ridiculous/massive deposit/down
better/lower/cheaper rate/rates/apr/terms/interest/financing at/from/through/with/elsewhere my/our/own/another/else/a? .. bank/union/elsewhere/online/credit
bank/union .. beat/beats/undercut .. their/theirs/them/dealer's/dealership's .. rate/interest/apr
my/our/own/local bank/union .. gave/offered/got/did/approved/had me/us/a? .. better/lower/less/NUMBER
bank/union .. gave/offered/approved/did me/us .. better/lower/half
pushed/push/pushing/forced/steered/insisted/insist .. own/their bank/lender/financing/loan/finance
own financing/loan/bank/lender/check ... didn't/wouldn't/refused/mad/upset/changed/tried/pushed/insisted
turned/was/were/got/been turned? down/denied/declined .. loan/credit/without/financing/anyway
wouldn't/won't/didn't/couldn't/not .. budge .. point/rate/interest/apr/percent/quarter
apr/rate/interest/percent/% ... not the .. advertised/on/promised/banner/quoted/told/NUMBER
marked/marking/mark/bumped/bumping it/that/loan/rate up
usury/usurious
bit/little/kind/kinda/tad/somewhat/slightly/rather of? high/higher/steep/confusing/rushed/long/slow .. interest/rate/apr/payment/payments/finance/financing/paperwork
rate/interest/apr/payment/payments/terms is/was/are/were/seemed/came/could/ended a/bit/little/tad/kind/kinda/somewhat/slightly/rather/pretty/VERY high/higher/steep/stiff/tough
payment/payments/rate/interest/apr higher/bigger/more than .. hoped/wanted/expected/told/budget/planned/quoted/liked
could've/should've/could/should ... better/lower rate/apr/interest/terms/payment
payment/payments/monthly/note .. jumped/climbed/rose/increased/higher/up .. bucks/MONEY/dollars
my/our bank/union/own would've/would/could/was/is/wanted .. cheaper/better/lower/less
percent/%/rate/interest/apr is/was criminal/crazy/insane/ridiculous/robbery/outrageous/usury/high/nuts
send/sent/submit/submitted/resend/upload/bring/fill/filled/sign/signed .. same .. documents/paperwork/papers/forms/form/application/paystubs
could/should/could've/should've have? explained .. loan/lease/contract/terms/warranty/rate/payment .. better/more/clearer/first
rate/payment/apr/interest/term/terms .. wasn't/not/isn't/weren't .. one/what/same .. ad/advertised/promised/quoted/told/agreed/website
skip+/flipped/breezed/glossed/rushed .. pages/page/terms/contract/paperwork/papers
warranty/coverage/gap/plan/warranties .. shoved/pushed/forced/pressed/hammered/thrown
wouldn't/won't/didn't/not/couldn't/refused to? work/negotiate/budge/help .. on/with .. rate/interest/apr/payment/payments/loan/terms
`;
