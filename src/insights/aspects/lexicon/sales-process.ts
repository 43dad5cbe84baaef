import type { AspectLexicon } from './aspect-lexicon.ts';

export const SALES_PROCESS: AspectLexicon = {
	nouns: `
buying/purchase/purchasing/sales/shopping/car experience/process/buying/department/team/tactics/pitch/purchase/transaction
buying/bought/purchasing/purchased/leasing/leased/ordering a/my/our/here/from/this/the/an/her/his
test drive/drives/drove
delivery/handover
negotiation/negotiations/negotiating/haggling/haggle/negotiate
sales
selection/inventory
`,
	good: `
haggle free
no haggle/haggling/nonsense/pressure/hassle
hassle free
easiest/smoothest/best/painless/easy/smooth/pleasant/quickest/enjoyable/simple/seamless .. car? buying/purchase/purchasing/experience/deal/sale/transaction/car
`,
	bad: `
high pressure/pressured
pushy
pressure/pressured/pressures/pressuring
aggressive sales/salesman/salespeople/salesperson/tactics
hounded/hounding/badgered/badgering/strong armed/arm/arming
vultures/vulture/swarmed
hard sell
haggle/haggled/haggling
hassle/hassled
games
`,
	praise: `
no/zero/never/not/without/NT/low/didn't/wasn't/minimal .. pressure/pressured/pushy/pushed/hassle/hassled/haggle/haggling/games/rush/rushed/hounded/gimmicks
no/never/not/nobody .. hovered/hover/hovering/hounded/followed/pounced/bugged/swarmed/bothered
no/without/zero pressure/games/haggling/back/hovering/gimmicks
zero pressure
without .. pressure/pressuring/pushing/hovering/being
never/not/didn't .. feel/felt pressure/pressured/pushed/rushed .. buy/decision/deciding/into
let/lets/allowed/letting me/us/her/him/you .. drive/take/borrow/keep/test/try/have .. it/car/CAR/home/overnight/weekend/several/day/for/alone/as
let/lets me/us .. look/browse/shop/wander/decide/think
take .. home/overnight/weekend for/to/before/and/overnight
test drive/drove/drives as/several/multiple/many/alone/overnight/every/three/four/five
buying/bought/purchase/purchasing/sale/deal/leasing/whole/car/process/transaction .. was/is/a/were/made/went .. breeze/easy/painless/smooth/smoothly/simple/effortless/pleasure/fun/hassle/stress/straightforward/joy/quick/delight/snap/pleasant/seamless/great
made .. buying/purchase/process/it/purchasing/car .. easy/painless/fun/breeze/simple/smooth/enjoyable/stress
easy/smooth/painless/stress/hassle/quick .. process/transaction/purchase/buying/from/deal/experience/free
easiest/best/smoothest/fastest/simplest .. buying/purchase/bought/purchased/deal/transaction/buy/sale
spent/spend/sat ... showing/explaining/going/teaching/walking/setting/set/pairing/show .. features/buttons/controls/everything/technology/phone/tech/screen/car/over/settings/bluetooth/up/all
went/going/go over .. buttons/features/controls/car/technology
paired/pairing/set my/our/up .. phone/bluetooth/seats/app
delivered/delivering/brought/drove/dropped/deliver .. CAR/it/new/to .. to my/our/the house/door/driveway/office/home/work/hospital/NUMBER
delivered .. full/clean/detailed/bow/tank/spotless
full tank
found/find/finds/located/tracked/ordered/got/transferred me/us/the/exactly/exact/my/one/down? .. exact/exactly/color/trim/model/wanted/dream/right/looking/perfect CAR/trim/color/one/i/we/model/spec/what/for/me/options/truck
exactly as described/advertised/pictured/listed
as described
whole/entire/everything/deal/purchase .. done/handled/over/by .. text/email/online/phone/remotely
huge/great/good/big/wide/excellent/amazing/nice/best selection/inventory/choice
went/go/goes out of state
car/CAR .. waiting/ready/pulled/out/washed .. front/when/plastic/detailed/gassed
listened .. budget/needs/wanted/what
stayed/respected/stuck/worked within/in/my/our/to/with .. budget
never/didn't/not tried/try .. steer/push .. into
back and forth .. no/without
`,
	complaints: `
wouldn't/won't/didn't/not/never/refused .. take no for an answer
take no for an answer
no for an answer
sticker/ad/website/online/listing .. said .. contract/different/another/price/more
let me talk/ask/check .. manager
talk to my/his/her/the manager
sold .. out from under
sold/sell/gave .. CAR/it/my .. before/while/to/out/anyway/already/even .. someone/else/deposit/another/got/arrived/under/we/i/somebody/way/drive
car/CAR/one/it .. online/website/advertised/ad/saw/called/came/wanted/drove .. wasn't/not/gone/sold/didn't/never/isn't/didn't/already
wasn't/not/isn't/didn't/gone/sold even? .. on the lot/available/exist/there/when
already sold
on the lot .. never/wasn't
hours .. sign/signing/to .. papers/paperwork/buy/documents/car/sign/purchase
NUMBER hours .. signing/sign/buy/buying/purchase/dealership/papers
took .. all/whole/day/hours/DURATION .. buy/purchase/sign/car/close/deal
delivered/handed/delivery/got/gave/picked/came/took/left ... without/no/empty/missing/only/dirty/scratch/one .. tank/key/plates/mats/manual/gas/fob/keys/fuel/detailed/title/washed/second/detail
empty/no tank/gas/second/spare/extra key/fob
mats/key/keys/tank/bow/accessories/tint .. they/he/she/salesman promised
forgot .. include/give/put .. mats/key/keys/gas/manual/plates
hammer+/grill+/corner+/pester+ me/us .. on/about/payment/buy/numbers
only/just/one/no one/second/spare? key
no second key
title/tags/plates/registration .. never/still/weeks/months/late/wrong/expired/not/haven't/took/wait/DURATION/lost
waiting/waited/wait/still .. for? .. my/the/our .. title/tags/plates/registration
DURATION to .. get .. title/tags/plates/registration
still don't/haven't/no .. title/tags/plates/registration
follow+/hover+/chase+/swarm+/jumped/pounced/ambush+/circling/circled/corner+ me/us/you/all/over/around/like/on .. around/lot/like/door/everywhere/sharks/minute/second/out/car/vultures
salesman/salesperson/salespeople/SELLER .. followed/hovered/pounced/swarmed/disappeared/vanished/forgot/hovering/left/knew/wouldn't/didn't/ghosted/never/pushed/pressured/lost
wouldn't/won't/didn't/refused/never/not to? .. let/allow/take no/us/me/an/for/test/negotiate/leave/answer .. leave/test/drive/negotiate/alone/go/think/answer
wouldn't/won't/refused/don't/not to? negotiate/haggle/bargain/deal
wouldn't/won't/refused/never to? budge/come .. on/off/down .. price/sticker/number/dime
no/not/wasn't/zero/any room/willing/willingness/negotiation to? .. negotiate/room/budge
add/adds ons
add on/ons
mandatory/forced/required/nonnegotiable .. add/addons/package/packages/accessories/dealer/fees/protection/extras/options/nitrogen/etching
force+/made us/me/you .. buy/take/add/wait/sit/package
dealer add/addons/extras/markup/markups/prep/fees/fee
protection package/packages
add+/added/tacked .. nitrogen/undercoating/etching/tint/accessories/sealant
ran out the clock
pressure/pressured .. sign/buy/into/decide/today/deal
sign today/now/tonight
high pressure
ghosted .. deposit/sale/signed/after/check
once/after .. had/got/have/they/i/we .. signed/sign/money/sale/check/bought .. vanished/disappeared/nobody/no/never/gone/stranger/forgot/couldn't/different/didn't/ghosted
promised/said/we owe/told .. mats/second/key/accessories/hitch/spare/bow/detail/tint/touch .. never/not/still/didn't/weren't
deposit .. back/refund/refunded/return/never/refused/weeks/kept/lost
kept .. deposit
car/truck/CAR .. not/wasn't/isn't/nothing/nowhere .. as described/advertised/like/pictured/pictures/listing/photos
not as described/advertised/pictured
different .. car/trim/color/than .. ad/advertised/ordered/online
no selection/inventory
slim pickings
sell/sold me a lemon
lemon
if .. less/not pushy/pressure
`,
	facts: `
bought/purchased/leased my/our/a/the/this/an .. CAR .. here/from
`,
};
