import { CAR_NAMES } from './car-names.ts';

/** What makes buying here hard. */
export const SALES_PROCESS_COMPLAINTS = `
wouldn't/won't/didn't/not/never/refused .. take no for an answer
take no for an answer
no for an answer
sticker/ad/website/online/listing .. said .. contract/different/another/price/more
let/lemme me? .. manager
talk to my/his/her/the manager
sold .. out from under
sold/sell/gave .. CAR/it/my .. before/while/to/out/anyway/already/even .. someone/else/deposit/another/got/arrived/under/we/i/somebody/way/drive
car/CAR/one/it .. online/website/advertised/ad/saw/called/came/wanted/drove .. wasn't/not/gone/sold/didn't/never/isn't/didn't/already
wasn't/not/isn't/didn't/gone/sold even? .. on the lot/available/exist/there/when
already sold
on the lot .. wasn't
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
salesman/salesperson/salespeople/SELLER .. followed/hovered/pounced/swarmed/disappeared/vanished/forgot/hovering/left/wouldn't/ghosted/pushed/pressured/lost
wouldn't/won't/didn't/refused/never/not to? .. let/allow/take no/us/me/an/for/test/negotiate/leave/answer .. leave/test/drive/negotiate/alone/go/think/answer
wouldn't/won't/refused/don't/not to? negotiate/haggle/bargain/deal
wouldn't/won't/refused/never/not to? budge/come .. on/off/down .. price/sticker/number/dime
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
ghosted .. deposit/sale
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
too/so much/many .. back and forth
disappear+/vanish+/leav+/left/left/running/ran/going/went/kept .. talk/check/ask/back .. manager/somebody/someone/boss/tower/desk/in
SELLER .. disappear+/vanish+/hover+/pester+/hound+/push+/rush+/bug+/pressure+/follow+/pounce+/ignore+
all over me/us/you
pounce+/descend+/jump+/attack+/swarm+ on? .. you/me/us .. minute/second/moment/door/lot/car/before
rush+/hurry/hurried me/us/you/him/her .. through/out/into/to/along/sign/decide
nobody/never/not/didn't/no/without .. showed/show/showing/explained/explain/went/go .. anything/thing/how/features/feature/car/over/buttons/work/controls
just/already/been/was/were sold .. again/when/by/before/out/yesterday/got/arrived/someone
CAR .. i/we .. called/came/drove/wanted/saw/asked/online .. about/to/for/in/see .. sold/gone/not/never/wasn't
nobody/never/no/wait+ .. sales/salesman/salesperson/salespeople .. came/help/over/available/greeted/out/approached
selection/inventory/choices/stock .. thin/limited/small/poor/low/weak/sparse/slim/nothing/lacking/disappointing/lousy/meh/little/dismal
delivered/handed/picked/left/drove/came/gave .. with .. half/quarter/empty/no/dirty/one .. tank/gas/mats/key/plates/fuel/manual
no/without/missing floor/second/spare/extra/owner's mats/key/fob/manual
tags/plates/title/registration .. DURATION/long/forever/ever/month/months/weeks
DURATION .. plates/title/tags/registration/order/delivery/buy/car .. came/arrive/arrived/get/got/show/new
wouldn't/won't/refused/couldn't/not .. give/tell/email/quote/write .. price/number/numbers/quote .. until/unless/over/phone/without/before/in/person
trips/times/trip .. back and/& forth
back and/& forth .. manager/manager's/desk/office/boss
wear/wore/wearing/grind/ground/grinding/beat/beating me/us/you down
kept/held/keep/holding me/us .. there/hostage/prisoner/hours/till/until/captive
hostage
buying/purchase/sales/car experience/process .. bad/sour/awful/terrible taste/nightmare/horrible/disaster/worst/painful/miserable
salespeople/salesmen/salesman/SELLER .. vultures/sharks/wolves/flies/hawks
vultures/sharks/piranhas/hyenas
wouldn't/won't/couldn't/refused/not .. let .. me/us/you .. leave/go/walk
without .. talking/speaking .. manager
put/gave/left .. money/deposit .. down ... sold/gave/someone/somebody
sold it/CAR .. to somebody/someone/another/other
play/played/plays/playing .. games
CAR .. advertised/listed/online/called/came ... already/been/was/just .. sold/gone
no license/plates/plate/title/tags/registration
DURATION .. still/no/without/waiting .. plate/plates/title/tags/registration
slick/sleazy/greasy SELLER/STAFF
fast/heavy sell/pitch/sales/handed
nobody/never/didn't/not/no .. went/go/going .. over .. controls/features/car/anything/buttons/it
wouldn't/didn't/couldn't/won't/can't/not .. take .. hint/answer
expect/plan/prepare/prepared to .. be/spend/wait/sit .. all/whole/hours/entire/day .. buy/buying/day/purchase
too/so many/much .. add/addons/upsells/extras/games/gimmicks/fees
handed/turned/gave .. over .. dirty/empty/filthy/without/quarter
add ons/on .. price/fees/sticker/forced/mandatory/too/not/didn't/thousands
nobody/no/none/not/never .. help/helped/approached/waited/greeted .. sales/lot/showroom/buy/buyer
walked/wandered/walk .. lot/showroom .. nobody/alone/without/no/before/ignored
wouldn't/won't/refused/didn't/not .. sell .. me/us/it/car/at/for/without
sold .. lemon/wreck/junk/salvage/rebuilt/damaged
sales/salesman/salesperson/saleswoman .. sleazy/slimy/pushy/rude/shady/aggressive/dishonest/liar/annoying/relentless/desperate/clueless
lowest/low/relentless/annoying/nonstop/constant .. calls/texts/emails .. sales/salesman/buy/after
spam/spammed/spamming
wasn't/weren't/not even? there/available
refused/wouldn't/won't/couldn't/can't/never/not .. give/quote/tell/email/provide .. price/figure/number/numbers/quote .. until/unless/without/over/before/phone
out the door price .. until/refused/wouldn't/never/not
like .. used car lot/salesman/salesmen/salesperson/dealer
used car salesman/salesmen/tactics/lot .. bad/stereotype/typical/classic/sleazy/movie
inventory/selection/lot .. picked over
delivery .. pushed/delayed/late/postponed/rescheduled/weeks/botched/rushed/dirty
bully/bullied/bullying/strong/guilt/guilted/pressure+/force+ .. into .. signing/buying/sign/buy/purchase/deal/decision
lose/lost/loses interest .. sign/buy/once/second/minute
promised/promise/owed/owe/ordered .. mats/key/accessories/hitch/plates/keys/cover/tint/manual ... still/never/waiting/not/weeks/months/yet
dragged/drag/drags/dragging/draw/drew .. out/on .. negotiation/negotiations/process/deal/hours/all
negotiation/negotiations/negotiating/haggling .. hours/forever/exhausting/painful/nightmare/dragged/awful
breathing down
good cop bad
fresh meat
feeding frenzy
four square
bum rush
too many .. phone? calls/texts/emails/messages .. sales/salesman/salesperson
forgot/forget/forgets .. you/us/me/about .. after/once/sale/sold/bought/sign/signed
once/after/minute/second/moment/soon .. you/i/we .. sign/signed/bought/buy/drove/paid ... forgot/forget/gone/nobody/care/cared/interest/ignored/stranger/strangers/ghosted
hated/hate/dreaded/regret .. buying/purchasing/shopping/purchase
lost/misplaced the/my/our? title/plates/keys/deposit
SELLER .. no clue/idea/knowledge
pushy/endless/constant/annoying/nonstop .. texts/calls/emails/follow/messages .. sales/dealer/dealership/salesman
sales/buying/purchase/delivery/process/selection .. could/should have? been/be/use .. better/smoother/faster/easier/improved/work
purchase/buying/process/delivery/sale .. took/taking/takes/dragged .. longer/long/forever/hours/ages/weeks
sold/sell the/my/our CAR .. i/we .. deposit/wanted/reserved/waiting/hold
not/no/few/hardly/little/nothing .. to choose/pick from
not a lot .. choose/pick from
SELLER .. didn't/never .. know/show/care/listen/explain/return
feel/felt/feeling .. cornered/trapped/ambushed/steamrolled/bulldozed/railroaded/pushed/hunted/hurried/squeezed
get/got/getting/gets squeezed
many/of/through hoops
too/so many papers/signatures/steps/hands/desks/handshakes/forms/pages/signature
not/wasn't/weren't/aren't/isn't/never/couldn't/wouldn't/can't allowed/permitted/able/let to/me/us .. drive/sit/test
couldn't/can't/never/not got/even/to? test drive
needed/need/needs/waiting/wait/waited .. manager's/managers/manager approval/okay/ok/signature/blessing
kept/keep/keeps/keeping/lean/leaned/leaning/leans at/on me/us/her/him
went/going/came/come/go after me/us/her/him/my
took/kept/held/holding/hid/keep/hold my/our/the .. keys/license ... leave/hostage/trade/wouldn't/couldn't/back/hour/hours/go
license/keys .. held/kept/taken ... leave/hostage/couldn't/back/hour/hours
only/until/after/till i/we .. walk/walked/walking/leave/leaving/threatened/stood .. out/up/leave/away/walk/door
marched/herded/dragged/paraded/funneled/frogmarched/herding/shuttled me/us/was/were? .. into/to/through/inside/office/showroom
lecture/spiel/speech/pitch .. payment/payments/buying/trading/monthly
try/tried/trying/tries/wanted to/and sell/lease/put/talk/get/push me/us .. in/into/on/a/another/new ... truck/suv/model/lease/vehicle
try/tried/trying/tries to/and sell/lease me/us a/another new/different/used? CAR
talk/talked/talking/sold/pushed/steered/put/upsold/moved/shoved me/us/him/her/my .. into/in/toward/towards .. more/bigger/pricier/expensive/another/loaded/higher/different car/truck/suv/trim/model/vehicle/one
show+/steer+/push+/pull+/kept .. above/over/outside/beyond/past/twice my/our/the/what/it budget/range/limit/price
budget .. show+/steer+/push+ ... above/over/outside/beyond/twice
rush/hurry/eager/desperate .. to have/get/make me/us .. sign/buy/out
breathe/breath .. let/room/chance/couldn't
let/room me/us to? breathe/breath
bit/little/kind/kinda/somewhat/rather/slightly/touch of? a? pushy/salesy/aggressive/persistent/hard/slick/rushed
too/bit/little rushed .. sale/buying/delivery/signing/purchase/car
could/should/wish have/been/be/they less/not .. pushy/pressure/aggressive/salesy
long/drawn/dragged out .. process/buying/sale/negotiation/purchase
wait+/sat/sitting/sit .. between/around .. steps/desks/signing/salesman/finance/buy
try/tried/trying/tries to/and sell/lease me/us a/another new/different/used/bigger? _? ${CAR_NAMES}
quizzed/grilled/interrogated me/us/him/her
signed/sign/signing my name .. times
go/come/went/came/drive/drove/going back .. sign/resign/redo .. papers/paperwork/forms/contract/documents
took/was/lot/some/much/many/rounds .. back and forth
some back and forth
overeager/overzealous
beg/begged/begging/fight/ask .. test drive
pushed/push/pushing/pushes .. add/addons/accessories/protection/packages
kept/keep/keeps/started bringing/sending .. manager/managers/people/another/different/someone
too many people/managers/steps/hands/salespeople .. involved/in/before/to
tried/try/tries/trying to squeeze
couldn't/can't/lost/never find/found/locate/had .. title/plates/registration
wish/wished/hope they/there had/were/was .. more/bigger/better .. cars/trucks/hybrids/suvs/models/inventory/selection/choices/colors/options/vans/evs
switched/swapped cars/car/vehicles/trucks .. on/at/before/last
didn't/don't/never/doesn't/not have/had/stock/carry .. color/trim/model/options/cars/trucks/inventory/choices .. i/we/wanted/much/left
wouldn't/won't/never/don't/not stop calling/texting/emailing
lot/lots/many/ton/tons/bunch/flood/barrage/endless/nonstop of? calls/texts/emails .. after/since/from/sales/day
`;
