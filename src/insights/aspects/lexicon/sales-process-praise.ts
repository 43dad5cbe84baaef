/** What makes buying here easy. */
export const SALES_PROCESS_PRAISE = `
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
buying/bought/purchase/purchasing/sale/deal/leasing/process/transaction .. was/is/a/were/made/went .. breeze/easy/painless/smooth/smoothly/simple/effortless/pleasure/fun/hassle/stress/straightforward/joy/quick/delight/snap/pleasant/seamless/great
made .. buying/purchase/process/it/purchasing/car .. easy/painless/fun/breeze/simple/smooth/enjoyable/stress
easy/smooth/painless/stress/hassle/quick .. process/transaction/purchase/buying/deal/experience/free
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
never/didn't/not tried/try .. steer/push .. into
back and forth .. no/without
buying/purchase/purchasing/bought/leasing/getting .. was/is/were/made/easiest .. easiest/easy/smoothest/best/simplest/quickest/painless/stress .. thing/ever/experience/process/possible
buying/purchasing/leasing/shopping .. from .. was/is .. easy/great/easiest/pleasure/breeze/wonderful/smooth/best/joy/delight/fantastic/excellent
never/not/didn't/without/no/nobody .. rush/rushed/rushing/hurried/hurry us/me/you/her/him/my
more/most/very/so/really/super relaxed/relaxing/laid/easygoing/low .. than/lot/dealership/dealer/buying/experience/key/atmosphere/purchase
took/take/takes .. time .. find/finding/show/showing/match/right/perfect/fit .. car/truck/vehicle/features/one/suv
set/sets/setting/paired/synced/programmed/hooked up? .. my/our/the/up .. phone/bluetooth/carplay/app/garage/seats/radio
showed/show/shows/showing/teach/taught/walked/explained/walking me/us/her/him/my .. how/all/every/through/the/over .. features/feature/buttons/controls/gadgets/technology/bluetooth/settings/gizmos/screen/system/use/tech/car/works
in control .. time/whole/process/way
at my/our own pace
let/lets/gave me/us .. space/pace/time/decide/alone/be .. to/look/browse/and/think
left me/us alone to/and/while
helped/help me/us/him/her find/choose/pick/decide/get .. right/perfect/car/truck/suv/vehicle/van/best/exactly/new
found/find me/us/my/the .. perfect/right/exact/dream/great/exactly .. car/truck/suv/van/vehicle/one/ride
huge/great/good/large/big/wide/vast/amazing/excellent/fantastic/nice/plenty .. of? .. selection/inventory/choices/stock/variety
plenty/lots/tons/ton of .. cars/trucks/inventory/choices/options/vehicles .. choose/pick/lot
test drove/drive as/several/multiple/many/NUMBER/everything/every/alone/without
test drive .. fun/great/no/easy/long/relaxed/alone
low key
NUMBERS .. and/to done/home/out/signed/keys/drove .. in/with/under .. new
did/do/done/handled/completed/finished .. whole/entire/everything/deal/purchase .. online/phone/text/remotely/email
CAR was/were .. in our/my driveway/garage
stayed/respected/stuck within/in/my/our/to/with .. budget
best/easiest/smoothest/greatest/nicest .. car/buying/purchase/purchasing/sales/shopping .. experience/ever/experiences
listened/listens/listen .. to .. what/needs/wants .. wanted/needed/looking/we/i
showed/arrived/shows up? at/to/in my/our .. house/door/driveway/home/office/work
ordered/bought/purchased/reserved .. online .. arrived/delivered/easy/signed/showed/came/picked
bought/leased/purchased .. third/fourth/second/fifth/several/many/last/NUMBER .. car/truck/cars/vehicles/_ .. here/them
each/every time .. easier/better/great
with a bow
went/gave out of .. way to .. find/locate
smooth/easy/quick/painless/simple/clean/seamless/hassle/stress .. deal/deals/purchase/sale/transaction
enjoy/enjoyed/enjoying/loved/liked/fun/pleasant .. buying/shopping/purchasing/car/negotiating/process .. here/car/experience/from/for
don't/didn't/doesn't/never/not/without/none .. play/playing/usual/typical/normal .. games/dealer/dealership/salesman/sales/car/nonsense/tactics
didn't/never/don't/doesn't/not/nobody/without/no .. rush/rushed/rushing/hurry me/us/my/you/anyone/her/him
all the time in .. world
first car/truck/vehicle .. special/memorable/easy/great/wonderful/fun/here
test drive .. to .. delivery/signing/keys/handshake/purchase/driving
found/find/finds/showed/matched me/us .. exactly/perfect/right/car/what .. wanted/needed/car/need/budget
answered/answers/answer .. about the? car/truck/vehicle/suv/van
no/without/zero .. obligation/pushing/pushiness/rushing/pestering
second/third/fourth/fifth/NUMBER CAR/vehicle/one .. from/bought/purchased/leased/we've .. here/them/him/her/you/this
painless/effortless/seamless/stressfree/hasslefree .. buy/buying/purchase/deal/experience/process/sale
treated/treat us/me .. like .. buyers/buyer
never/didn't/not/don't feel/felt pushed/pressured/rushed/hurried/sold/cornered
laid back/low key .. sales/SELLER/approach/buying/staff/dealership
room/space/privacy/chance/time to .. talk/think/decide/discuss/look/browse/ourselves
exactly/just as/like .. pictured/described/advertised/listed/promised
worked hard/with/tirelessly to .. find/get/deal/price
drove/drive/test .. NUMBER/several/many/every/multiple different? cars/trucks/models/vehicles
knew/know/knows exactly .. which/what .. car/truck/trim/model/suit/needed/wanted/fit
seamless/smooth/easy/quick/painless online/remote/home .. purchase/delivery/buying/process/sale
home delivery
no/zero/without/never hovering/hover/hovered/pestering/pouncing/badgering
easy/simple/quick/smooth/painless/clean sale/sell/buy/purchase
made .. car? buying .. simple/easy/fun/painless/smooth/breeze/enjoyable/thing
drove/brought/delivered the/a CAR .. out/over/to .. my/our/me/us .. farm/house/work/try/door/drive/see/home/office
spotless/gassed/washed/detailed/clean/shiny/full .. at/for/on/when/before delivery/pickup/picked/we/i
let/lets me/us .. test? drive everything/every/all/anything/several/whatever
plenty/lots/lot/many/tons .. choose/pick from
didn't/doesn't/don't/wasn't/weren't/nobody/never/isn't/not/no/without .. hover/hovered/hovering/pounce/pounced/pester/pestered/swarm/swarmed/hound/hounded/badger/leaned/lean/nag/nagged
no/zero/not/never/without/didn't a/any/whiff/hint/trace/ounce/of/feel .. pressure/hard/pushiness
never/didn't/not/nobody/no/without ... hard sell
look/looked/looking/browse/browsed/wander/wandered/shop around? .. on/at/in our/my own/alone/freely/peace/undisturbed/leisure
left/leave/leaves/let me/us/you .. in/to/alone peace/alone/be/browse/look/think
give/gave/tossed/handed/threw/hands/tosses/gives me/us/the/him/her .. key/keys ... drive/enjoy/spin/fun/time/yourself/go/drove
just/actually/even let/lets me/us drive/look/think/decide/be/browse/shop
nobody/never/didn't/not/no/without ... talk/talked/push/pushed/steer/put/upsell me/us/her/him .. into/toward/to ... bigger/pricier/newer/expensive/another/more/else
sent/told/let/encouraged/go/said/urged/take me/us/her/him/home? .. think/sleep it? over/on/it/about
shook/shake on it/that/deal/price/the
whole/entire thing/process/deal/experience was/is/went VERY? painless/effortless/seamless/smooth/smoothly/stress/hassle/simple
seamless/painless/easy/smooth/quick/simple lease return/renewal/turn/swap/exchange
lease return/renewal/turn/swap/exchange in? .. painless/easy/smooth/simple/seamless/breeze/quick
came/come/drove/brought/met out? .. my/our/the .. house/home/work/office/shop/farm/job/kitchen ... papers/paperwork/sign/keys/documents/contract
sign/signed/signing/did/done/bought .. from/on/at my/our .. phone/couch/house/home/computer/laptop/ipad/kitchen
filled/topped/fill/put .. gas/tank/fuel .. in/for/before/up/tank/me/us/drive
hate/hated/dread/dreaded/dislike/hating .. buying/shopping/negotiating/cars/dealerships/haggling ... but/this/they .. wasn't/made/bad/easy/painless/different/fun/great
each/every time .. easy/smooth/painless/simple/quick/breeze
no/without/zero .. faff/fuss/drama/theatrics/rigmarole/dance/circus
wasn't/weren't/not/isn't/aren't/never/nobody was/been/too/at/a/all? .. pushy
easy/pleasant/painless/simple enough to? buy/buying/purchase/process/sale/deal
knew/know/knows exactly/just what i/we .. wanted/needed/looking
picked/met me/us .. up? at/from the airport/station
least pushy/pressured/pressure/arm/stressful/painful/sleazy
asked/ask/asks what/how i/we .. afford/spend/needed/wanted/looking
no games on/with/about
choosing/picking/finding/buying .. was/is the? easy/fun/simple/best/breeze
no/without nonsense .. buying/sales/deal/purchase/dealer/dealership/salesman
everything/paperwork was/were all/already? ready when/by .. pick/arrived/got/came/we/i
picked/pick out .. drove/drive/took .. home
drove/drive/took it/her home .. same/that/monday/next
had/have the/a/just/exactly/exact/what/right .. car/truck/one/what/suv/van/model .. looking/wanted/needed/searching
never/didn't/nobody/not/no/without ... move/moved/push/pushed/steer/talk/put/upsell/sell me/us/her .. pricier/bigger/expensive/higher/nicer/up/more
left/leave/leaves me/us to it
buying/sales/purchase/car/shopping part/process/side/experience .. went/was/is fine/okay/ok/alright/well/good/great/pleasant
sales/buying/purchase/sale side/part/department/team/end .. is/was .. better/great/good/excellent/nice/easier/wonderful
had/have it/car/CAR .. front/ready/pulled/washed/waiting .. in/when/by/before
no/nobody/never/not one? followed/following me/us/you around?
full of gas/fuel
`;
