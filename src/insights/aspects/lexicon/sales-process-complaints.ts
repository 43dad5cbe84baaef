/** What makes buying here hard. */
export const SALES_PROCESS_COMPLAINTS = `
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
too/so much/many .. back and forth
disappear+/vanish+/leav+/left/left/running/ran/going/went/kept .. talk/check/ask/back .. manager/somebody/someone/boss/tower/desk/in
SELLER .. disappear+/vanish+/hover+/pester+/hound+/push+/rush+/bug+/pressure+/follow+/pounce+/ignore+/lie+
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
wouldn't/won't/refused/couldn't .. give/tell/email/quote/write .. price/number/numbers/quote .. until/unless/over/phone/without/before/in/person
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
hard/fast/heavy sell/pitch/sales/handed
nobody/never/didn't/not/no .. went/go/going .. over .. controls/features/car/anything/buttons/it
wouldn't/didn't/couldn't/won't/can't .. take .. hint/answer
expect/plan/prepare/prepared to .. be/spend/wait/sit .. all/whole/hours/entire/day .. buy/buying/day/purchase
too/so many/much .. add/addons/upsells/extras/games/gimmicks/fees
handed/turned/gave .. over .. dirty/empty/filthy/without/quarter
add ons/on .. price/fees/sticker/forced/mandatory/too/not/didn't/thousands
nobody/no/none/not/never .. help/helped/approached/waited/greeted .. sales/lot/showroom/buy/buyer
walked/wandered/walk .. lot/showroom .. nobody/alone/without/no/before/ignored
wouldn't/won't/refused/didn't .. sell .. me/us/it/car/at/for/without
sold .. lemon/wreck/junk/salvage/rebuilt/damaged/as
sales/salesman/salesperson/saleswoman .. sleazy/slimy/pushy/rude/shady/aggressive/dishonest/liar/annoying/relentless/desperate/clueless
lowest/low/relentless/annoying/nonstop/constant .. calls/texts/emails .. sales/salesman/buy/after
spam/spammed/spamming
wasn't/weren't even? there/available
refused/wouldn't/won't/couldn't/can't/never .. give/quote/tell/email/provide .. price/figure/number/numbers/quote .. until/unless/without/over/before/phone
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
`;
