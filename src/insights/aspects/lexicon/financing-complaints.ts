/** What the finance office does badly. */
export const FINANCING_COMPLAINTS = `
ran/run/running/pulled/shotgunned/pull/hit/hits .. credit/score .. NUMBER/times/banks/without/multiple/twice/every/permission/lenders/hard/twelve/dozen/inquiries
hard inquiries/inquiry/pull/pulls
rate/apr/interest/loan .. sky/higher/through/was/were/is/changed/jumped/highest/outrageous/insane/went/marked/bumped/criminal/ridiculous/crazy/double/doubled/different .. high/higher/roof/up/than/told/insane/ridiculous/percent/%/outrageous/robbery/different/crazy
interest rate .. high/higher/wouldn't/insane/ridiculous/crazy/joke/criminal/outrageous/jumped/double
mark/marked/marks/marking up .. rate/interest/loan/apr
payment/payments/monthly .. went/was/jumped/changed/higher/different/crept/is/up/climbed .. up/more/higher/than/different/between/bucks/changed/MONEY
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
wouldn't/won't/refused/couldn't to? .. cancel/refund .. warranty/gap/contract/coverage/policy/plan
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
`;
