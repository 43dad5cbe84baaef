import type { AspectLexicon } from './aspect-lexicon.ts';

export const FINANCING: AspectLexicon = {
	nouns: `
finance office/guy/manager/person/department/lady/team/desk/side/process/woman/man/rep/representative/people/dept/folks/gal/director
finance/financing/financed
lady/guy/man/woman/person/people/team/gentleman/manager in/from finance
interest rate/rates
interest/apr/loan/loans/lender/lenders/lending/refinance
loan/finance/financing/lease/good/great/low/better/lower/best/fantastic/competitive rate/rates
credit score/union/application/approval/app/check/history/situation
my/our/bad/rough/poor/no/terrible/rebuilding/bruised/damaged credit
monthly payment/payments
payment/payments
paperwork
lease terms/payment/end
down payment
extended/gap/vehicle warranty/insurance/coverage/contract
contract
`,
	good: `
low/lowest/great/good/best/excellent/amazing/competitive/fair/incredible/fantastic/awesome/better/lower/decent/unbeatable .. interest/apr/rate/rates/payment/payments/financing/loan/terms
affordable/manageable/comfortable/reasonable .. payment/payments/monthly
approved for/at/with/same
got/get/was/were/am/been/getting us/me? approved
`,
	bad: `
high/higher/highest/outrageous/insane/crazy/ridiculous/terrible/awful/horrible/sky/worse/bad .. interest/apr/rate/rates/payment/payments/terms
predatory .. loan/loans/lending/rate/rates/interest/terms/financing
denied/declined/rejected .. loan/financing/credit/approval
`,
	praise: `
get/got/gets/getting/was/were/am/been/are me/us/him/her/my? .. approved/financed/approval .. when/despite/even/with/after/in/for/same/without/at/quickly/though/no/and
approved .. when/despite/even/with/in/for/at/after/same
got me/us/him/her approved/financed
found/find/finds/got/secured/located/shopped/shop/got/offered/gave me/us/a/an/my/our/her/him/around .. lender/bank/loan/financing/rate/better/apr/interest/lower/lenders
beat/beats/matched/match/matches/below/lower/better/under/less .. my/our/the/own/than/by/own .. credit/bank/bank's/union/rate/apr/lender
rate/apr/interest/payment .. lower/better/less/under/below/beat than/my/our/by/what/a
points/point/percent/% lower/less/better/below than?
zero/0/NUMBER percent/% .. financing/apr/interest
payment/payments .. i/we/is/was/are .. can/could/afford/manageable/live/comfortable/comfortably/wanted/budget/under/fit/fits/affordable
worked/work/works with .. credit/budget/payment/situation/bank/down/lender/score
with/despite/even with .. my/bad/rough/poor/no/terrible/low/rebuilding/bruised .. credit/score/bankruptcy
rebuild/rebuilt/rebuilding/establish/build my/our/her/his credit
great/good/low/best/awesome/fantastic/amazing/excellent rate/rates/apr/interest
explained/explains/went/going/walked/broke/showed/laid .. over/every/each/me/us/the/all/gap/down? .. loan/contract/paperwork/gap/warranty/terms/interest/form/page/payment/apr/financing/lease/document
finance .. no/didn't/never/not/without/wasn't .. pressure/push/pushy/pushed/hard/upsell/pressured/sell/games
no pressure/pushing .. warranty/warranties/finance/gap/coverage/extended
didn't/not/never/without/NT .. push/pushing/pushed/pressure/pressured/force/sell .. warranty/warranties/coverage/gap/extended/extras/insurance/it/add/protection/plan/products
paperwork .. quick/quickly/easy/ready/painless/fast/breeze/done/minutes/smooth/simple/smoothly/online/accurate/organized/clear/waiting/correct/before/no
quick/easy/fast/simple/painless paperwork/financing/signing/approval/closing
signed/signing .. online/home/docusign/minutes/remotely/and/driving/out in/from
financing .. breeze/easy/painless/smooth/quick/simple/snap/cinch/great/fast
signing/paperwork/finance/financing/papers/loan .. took/takes/was/in .. NUMBER minutes
credit/score/bankruptcy/history/loan/approved ... made it happen/work
made it happen .. credit
no markup on .. rate
warranty .. paid for itself
`,
	complaints: `
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
`,
	facts: `
financed/finance/financing .. it/through/over/for/with/at .. NUMBER/months/years/them/credit/bank
payment is/was/of MONEY
put MONEY down
`,
};
