/** What the finance office does well. */
export const FINANCING_PRAISE = `
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
lower/lowered/lowering/dropped/cut/reduced/shaved/knocked .. my/our .. payment/payments/rate/interest/apr/monthly
payment/payments/rate/note is/are/was/stayed/went .. lower/less/down/under/within/great/good/low .. than/budget/old/before
no/zero/little/bad/first/poor/bruised/thin/rough .. credit ... drove/drive/left/got/home/approved/new/worked/still/car/keys
first time buyer ... approved/drove/drive/got/financing/loan/rate/home/credit
helped/help/helping/got/get/gets/getting me/us/her/him/my/a/son/daughter .. loan/financing/financed/approved/credit/lease
nobody/no other/else .. would/could .. finance/approve/loan/lend
financing/finance/loan/lease/leasing/credit .. was/were/is/process/went .. easy/simple/smooth/smoothly/quick/fast/painless/breeze/straightforward/seamless/snap/great/excellent/fair/good
GOODNESS finance/financing/lease/loan/rates/apr/interest
worked/works/work .. magic/hard/numbers/out .. payment/rate/approved/credit/loan/financing/lender/budget
finance/loan .. explained/transparent/clear/honest/helpful/patient/thorough/wonderful/great/awesome/friendly
shopped/shop/shops .. loan/rates/banks/lenders/rate
banks/bank/lenders/everyone/others/else/dealers/places/dealership .. had/already? turned/said/denied/declined/rejected me/us/no
approved ... turned/denied/declined/rejected/no me/us?
got/get/gets/secured/found me/us/him/her .. lower/better/great/good/low/best/decent/competitive .. rate/apr/interest/payment/terms/loan .. than
found/got/get/gave/made me/us? a/the/my payment .. i/we/afford/budget/live/fit/work
rate/apr/payment/interest .. better/lower/less than .. our/my/bank/credit/union/anyone/expected
in and out of .. finance/financing
finance/financing/paperwork .. NUMBER minutes
payment/rate/terms/apr/interest .. we/i .. wanted/needed/asked/hoped/promised/looking
found/got/gave/find/get me/us/him/her a .. loan/lender/bank/rate
expecting/expected/thought/figured/afraid ... turned/denied/rejected .. left/drove/approved/got
left .. with .. keys .. payment/approved/rate
finance/financing/loan .. made .. simple/easy/painless/quick/sense/smooth/breeze
every/each page/line/form/document .. explained/explain/clear/made
credit .. didn't/not/wasn't/no .. problem/issue/matter/judge/judged/obstacle
lease/loan/financing .. better/best/great/lower .. deal/terms/rate/than
without/no .. judging/judged/judgment .. credit
got/get/brought/bring/worked/negotiated .. payment/payments/rate/interest/apr down
worked/works/work hard/tirelessly/magic/wonders to .. approved/financed/rate/loan/payment
got/get/gave/found my/our .. first/a .. loan/financing/car/rate with/without/no .. cosigner/credit/history
credit approval .. fast/quick/easy/smooth/painless/instant/minutes/simple
no surprises .. contract/paperwork/loan/financing
credit/score/bankruptcy ... got/made/make it done/happen/work
credit/score is/was/isn't/being .. mess/bad/terrible/low/shot/rough/poor/great/perfect ... approved/still/got/done/loan/worked/happen/keys/car
get/got/getting/gets me/us/him/her/my approved/financed/funded .. in/within/under/inside/same like/about/just? .. minutes/hour/NUMBER/day
0/0.9/1/1.9/2/2.9/3/3.9/zero percent/%/apr apr/interest/financing/on/for/and
0.9/1.9/2.9/3.9/4.9/0 %/percent? for/over NUMBER
NUMBER/0 %/percent .. actually? .. honored/honored
small/low/tiny/little/manageable/easy/affordable/reasonable/comfortable/low payment/payments/interest
payment/payments/rate/interest/apr/note went/came/dropped/fell/goes/is/was/are down/lower/dropped
payment/payments/note came/is/was/are/landed/ended .. where/within/under/inside/at/below/on/in .. budget/wanted/target/range/asked/limit/needed/afford
deferred/skipped/delayed/waived/postponed my/our/the/first .. payment/payments
no/zero interest for/on/financing/plan/payments/card/NUMBER
interest free
split/spread/broke/divided the/my/our/it .. bill/cost/payment/payments/repair .. into/in/over/out/up
lease/loan/financing/credit/finance .. set/arranged/ready/closed/approved/done up? in/within/same/by/inside .. day/hour/minutes/call/hours/afternoon
loan/financing/approval/credit/lease ... took/was one/just/only/NUMBER .. phone/call/minutes/hour/visit/page
rate/payment/terms/loan/payments that/which/they/i/we let/lets/fits/fit/allowed/works/worked/found/can/could .. us/me/budget/keep/afford/for/live/handle
zero/nothing/no/money down till/until/and/required/needed/was/worked
said/say/says yes with/to/when/anyway/where
worked/work/works with .. both/either/any/own bank/banks/union/lender/lenders
rate/interest/apr/loan/payment/terms is/was/were/are/seemed VERY? fair/good/great/decent/reasonable/okay/ok/competitive/low/excellent/alright
finance/financing/loan .. guy/lady/office/part/side/manager was/is VERY? quick/nice/easy/fast/painless/decent/alright/pleasant/straightforward
couldn't/can't/could beat/complain/not .. rate/interest/apr/payment/financing
better/lower rate/apr/terms than i/we/my/our/anyone/what
financing/loan/approval went through
payment/payments/rate/rates/terms/note i/we .. can/could/comfortably manage/afford/handle/live/pay
willing/able/happy to work/negotiate .. on/with .. rate/interest/payment/payments/loan/terms
finance ... didn't/not/never/without push/pushed/pushing/pressure/sell
`;
