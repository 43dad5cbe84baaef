/** What dishonest shops do, as customers tell it. */
export const HONESTY_COMPLAINTS = `
advertised/quoted/listed/said/told/promised/agreed one/a/different price/thing .. then/but/and/another
said/says/told/promised one thing
replace/replacing/change/swap .. months/weeks/year/perfectly/still/brand old/good/fine/new
tacked/tack/added/slipped/snuck/padded/slapped/sneaked/tacking/adding/adds/tacks .. on/in/into/fees/extra .. MONEY/fees/fee/extra/extras/charges/adjustment/bill/at/add/the/invoice/things/contract/my/without
tacked on
market adjustment/adjustments
pad/padded/padding/pads .. bill/invoice/estimate/hours
add/ons added/add/snuck without
bill+/charge+ me/us/for/my/the? .. for? .. never/not/didn't/wasn't/weren't .. done/did/performed/replaced/do/happened/made/touched/changed/used/asked/received/installed/happen
bill+/charge+/paid ... never/wasn't/weren't/didn't .. done/did/do/performed/replaced/installed/changed/touched
said/told/claimed/swore/insisted/tried/quoted/wanted/recommended/diagnosed ... need/needed/needs/new/replaced/replace/bad/shot/dangerous/unsafe/gone/failing/leaking >> second/another/other/different/independent/next/friend/brother/dad/husband/mechanic/buddy/took/turns/turned/wasn't/nothing/fine .. opinion/mechanic/shop/place/dealer/found/said/nothing/fine/showed/laughed/out/wrong/it
second opinion .. found/said/nothing/showed/proved/otherwise/disagreed/confirmed/told .. nothing/wrong/fine/otherwise
second/another/other/different/independent/next mechanic/shop/place/opinion/dealer/garage .. said/told/found/looked/checked/confirmed/showed/laughed/proved/and .. nothing/never/fine/didn't/wasn't/otherwise/wrong/no/not/okay/perfect/unnecessary/said
my mechanic/shop/place/opinion/dealer/garage .. said/told/found/looked/checked/confirmed/showed/laughed/proved/and .. nothing/never/fine/didn't/wasn't/otherwise/wrong/no/not/okay/perfect/unnecessary
nothing .. wrong/was wrong/needed .. with
nothing was wrong
wasn't/weren't/isn't/not .. anything wrong
wasn't/weren't/not even? broken/needed/necessary/leaking/worn/touched
never .. needed/replaced/touched/happened/changed/did/performed .. it/in/a/the/to
invent/invented/inventing/invents/make/makes/made/making/fabricate/fabricated/find/finds/create/creates up? .. problems/issues/things/stuff/something/problem/excuses .. wrong/to/that/up/else
make/made/makes/making things/stuff/problems/something/it/excuses/stories up
made up .. problems/issues/excuses/story/stories
suddenly/mysteriously/magically/conveniently .. more/other/new/another/needed/leaking/broken/found/wrong/NUMBER
swore/claimed/insisted/said it/they was/were/had .. fixed/done/replaced/checked .. not/never/wasn't/clearly/still/but
story/stories/excuse/excuses .. changed/changes/keeps/kept/different/straight/changing/every/after/new
different story
excuse after excuse
push/pushed/pushes/pushing/sell/sold/selling/tried/trying/try/tries/recommend/recommended/pressured/talk/talked .. to? .. sell/push/me/us/upsell/scare/into/con/charge/talk/on .. unnecessary/stuff/things/didn't/don't/everything/anything/every/extra/extras/services/repairs/flush/flushes/MONEY/not/buying/package/thousands/fluid
tried/trying/tries/try to .. sell/upsell/scare/push/con/scam/rip/trick/pull/pin/blame/hide/cover/charge
hide/hid/hiding/hidden/concealed .. damage/accident/fees/fact/history/problem/issues/costs
covered/cover/covering .. up
failed/fail/neglected to .. mention/disclose
forgot to .. mention/disclose .. damage/fee/fees/accident/wreck
didn't/did not/never/not .. mention/disclose/disclosed/mentioned/reveal .. that/the/accident/damage/until/fees/fee/history/recall/any
broke/break/broken/breaks/didn't/went/back/backed/reneged/never/not/empty .. their/his/her/on/keep/kept/out/a .. word/promise/promises/deal/agreement
empty promises
false/broken promise/promises/advertising/claims/information/pretenses
over promise/promised
promise/promised/promises/promised the/everything/us? .. moon/world/never/nothing/didn't/but/then
don't/not/never/can't/cannot/couldn't/wouldn't/won't/lost/hard/didn't/nobody .. believe/trust/trusted .. them/this/these/their/anything/him/her/word/a/that/any/place
no/lost/zero/losing .. trust/faith/confidence/trustworthy
wouldn't/don't/do/not/never believe a word
don't/not .. trust
trust them/him .. as far/about/with
change/changed/changes/changing/switch/switched/swapped the/their/our/my terms/deal/price/numbers/story/rules/contract
wallet/money .. first/matter/all
all they/about care/want .. is? money/your/about/wallet/sale
denied/deny/denies/blame/blamed/blames/blaming .. it/everything/responsibility/fault/me/causing/everyone/knowing/the/us
refused/refuse/refuses/won't/wouldn't/didn't/never/not .. take/accept/own/admit/honor/honour/stand/acknowledge .. responsibility/mistake/warranty/fault/price/blame/behind/quote
won't/wouldn't/refused/didn't/not to? honor/honour
never .. straight .. answer/story
straight answer .. never/not/couldn't/can't
can't/couldn't/cannot/never/not/impossible .. get/got/give/gave .. straight/clear/honest answer/story/answers
watch your wallet/back/bill
check/watch/count your/the .. invoice/bill/receipt/fingers/receipts
run/ran .. up the/my/your bill
smoke and mirrors
buyer beware
buyers beware
beware
forget/forgot/forgets/forgotten/ignored/denied .. what/everything/about/all/anything .. promised/promise/promises/said/agreed/quoted
went/go/goes/going/backed/reneged/renege/reneging back/out? on/of .. deal/promise/word/agreement/offer/said/handshake/price/terms/quote
charged/billed/charge/bill/bills/charging me/us/for .. for? .. never/didn't/not/wasn't/nobody .. did/changed/replaced/performed/installed/done/used/needed/touched/do/put/got/received/existed/had
sell/push/sold/pushed/pushing/selling/recommend/recommended .. stuff/things/services/work/repairs/parts/extras/items/everything/flush/package .. don't/didn't/not/never/unnecessary/doesn't .. need/needed/want/necessary/asked
NUMBER/every/each/another/hundred .. MONEY/work/list/recommended/repairs .. of recommended/suggested/unnecessary/extra work/repairs/services
pad/pads/tires/battery/filter/brakes/part/parts/rotors .. dead/bad/shot/worn/failed .. looked/were/was/are/is .. new/fine/good/perfect/perfectly
looked/were/was/are brand? new/fine/perfect .. said/told/claimed/insisted/replaced
carfax/title/history/accident/mileage/odometer/report .. not/wasn't/fake/hidden/didn't/rolled/doctored/real/hid/different/conveniently/salvage/rebuilt/lied
say/says/said/tell/tells/told/promise .. anything/whatever/what to/you/they .. sale/sell/sign/door/money/hear/in
talk/talks/talking/speak .. both sides
caught/catch/catching .. them/him/her/in .. lie/lies/lying/red
turned out/out? to? .. false/lie/untrue/fake/nothing/bogus/wreck/wrecked
never/not/didn't/failed .. delivered/deliver/follow/followed/honored/honor .. promise/promises/promised/through/on/quote/warranty
push/pushes/pushed/pushing .. extra/extras/additional/unnecessary/services/service/add .. services/service/work/hard/flush/flushes/stuff/on
too .. pushy .. services/extra/upsell/repairs
their/his/her word .. means/worth/isn't/wasn't/meant nothing/anything/not/good
will .. lie/cheat/rob/rip/scam
not .. real/true/truth/what .. one/they/promised/told/advertised/claimed
lost/lose/loses/losing .. my/our/all? trust/faith/confidence/respect
replace/replacing/change/swap/sell ... months/weeks/month/week/year/days old
trust/believe a word
never/can't/cannot/couldn't/wouldn't/hard/don't to? trust/believe .. word/anything/single/thing
said/told/quoted/promised/says/advertised one/a thing .. and/but/then .. another/different/something/else/says/said
told/said/claimed/swore/promised/advertised/insisted ... was/were/is/had/it'd ... and/but/when/yet/turned .. wasn't/weren't/not/isn't/hadn't/didn't/never/nothing
mileage/odometer/vin/year/trim/color/price .. didn't/doesn't/not/wasn't match/same/what
believe anything/word .. tell/tells/say/says/told/said
taken/took advantage
sees/see/saw me/us/you .. coming
cheated/robbed/deceived/betrayed/swindled/hustled/scammed/duped
prey/preys/preyed/preying on
recommend+/suggest+/sell/do/replace/fix/find .. more than .. need/needed/needs/necessary/should
replace+/replaced/changed/installed/rebuilt ... same .. old/rusty/dirty/worn/original/originals/one/ones/part
same .. old/rusty/dirty/worn/original .. part/parts/plugs/pads/filter/filters/originals/tires/brakes
act+/pretend+/denied .. like/as/never ... never/didn't/nothing .. conversation/said/promised/agreed/happened/heard/told
promised/promise/guaranteed/swore me/us/that/it/a .. and/but/then .. never/acted/denied/forgot/refused/didn't/claimed
hid/hide/hides/hiding/concealed/omitted/buried/conceal .. fact/that/damage/truth/details/from
nothing/everything/anything .. mouth .. lie/lies/true/truth
out of .. mouth
feeling/feel/felt/think/thought/suspect/sure/seems/seemed .. they/they're/he .. recommend/making/make/trying/selling/lying/inventing/padding .. up/more/me/to/things/work/stuff
deceptive/false/misleading/bogus/dishonest advertising/ad/ads/listing/listings/marketing/advertisement/practices
said/told/claimed/listed/advertised ... NUMBER ... title/carfax/report/contract/paperwork/sticker/window/receipt/invoice .. says/said/shows/showed/had/has/was
lecture/spiel/sermon .. need/flush/about/on/why/for
nothing but lies/lie/excuses/crooks/thieves/scam/games
pack/bunch/load/web/string of lies
find/finds/found .. something/anything/things/stuff .. wrong .. every/each/always/single/time/else
every/each time/visit/oil .. something/find/new/else .. wrong/need/needs/needed/found/else/recommended
work/repairs/things/services/parts .. never/didn't/without/hadn't/not .. okayed/ok'd/approved/approve/authorized/authorize/authorization/permission/agreed/consent/requested/asked
without/never/no my/our/any? .. permission/authorization/consent/approval
didn't/wouldn't/won't/refused/failed/never to? honor/honour/match/respect .. the/their/coupon/quote/price/warranty/deal/ad/it
pull/pulled/pulling/tried .. fast one
pull/pulled/pulling one/fast over/one on
swear/swore/claim/claimed/claims/insist/insisted .. never/didn't/wasn't/not
credibility/trust .. gone/lost/zero/broken/shot
never/don't/not/wouldn't let .. out of .. sight
hold on/onto .. your wallet
truth .. not/never/nobody/wasn't/bent/stretch/stretched/allergic/far
not/never/nobody/wouldn't/didn't/far .. truth
caught .. lie
lifetime/certified/free/clean/guaranteed/new/unlimited/perfect .. turned out/into
everything/sticker/price/bill/hours .. padded
denied/deny/denies/denying ever/saying/having/it/everything/knowing/doing/any
turned/turns out to? be/they/it/the .. false/lie/untrue/different/never/wrong/fake
not/aren't/isn't/wasn't/weren't worth the paper
sneak/sneaks/sneaked/sneaking/snuck it/that/them/things/stuff/fees/extras .. in/on/into
promise/promises .. worth/empty/broken/never/mean/nothing/meaningless/air
lip service
song and dance
snow job
bill of goods
shell game
wool over
blow/blowing/blew smoke
strings attached
swept/sweep .. under the rug
cover/covered/covering .. tracks/butts/mistakes
under the bus
phantom/mystery/made charge/charges/fee/fees/repairs
paid/pay/charged/billed .. for .. synthetic/oem/new/premium/full/four/original .. and/but .. put/used/got/installed/gave .. in/conventional/used/aftermarket/cheap/old/regular/three
swore/swear/promised/claimed/said/told ... never >> it/they had/did/was/were
trust .. as far as
watch/watch out/look for/out .. sneak/slip/add/tack
lack/absence/shortage of .. honesty/transparency/integrity/trust/ethics/candor/accountability
no/zero/without/little/not .. honesty/transparency/integrity/ethics/accountability/scruples/conscience/morals
believe half/most/any/much/none of
tampered/altered/changed/edited/doctored .. with/the/my/our? .. estimate/invoice/contract/paperwork/record/records/bill/quote
say/saying/said no to .. upsells/services/flush/extras/everything
false/empty/broken/hollow promise/promises
photo/picture/photos/pictures/listing/ad .. they/never/didn't/wasn't .. owned/had/existed/theirs/have/real
stuff/things/items/problems .. wasn't/weren't/aren't/isn't/not .. wrong/there/broken/real/needed
list/report/inspection/invoice/estimate/sheet .. things/stuff/items/problems .. not/wasn't/weren't/never/nothing/didn't
caught/catch/catching .. charging/billing/lying/cheating/adding/padding/trying/stealing
said/claimed/told/swore .. no accidents/accident/damage/issues/problems/fees/rust >> found/has/had/turned/carfax/showed/second/but
said/told/claimed no accidents/damage
just/only a way/excuse/trick/ploy/gimmick/scheme to .. sell/get/charge/upsell/make
charging/charged/billed .. for .. hours .. when/but .. minutes
sham/hoax/ploy
quote/estimate was/is/were .. fantasy/fiction/lie/joke/bogus
not/wasn't/isn't/never/aren't the real/actual/true/final price/number/story/cost/reason/figure/total
said/told/claimed/swore/insisted/says/claims me/us/my/her? it/they/i/we/she/he/car needed/needs/need >> didn't/wasn't/weren't/nothing/not/doesn't/fuse
swore/swears/swear up and down
numbers/story/figures/terms/total kept/keep/keeps changing/moving/shifting/growing
certified/honest/honesty/integrity/trust/inspected/free/guaranteed/transparent ... my foot/eye/ass/butt/rear
a/total/complete/such/another/big trap/con
sold/sell/sells/selling/pushed/push/charged/billed ... i/she/he/we/you/they didn't/don't/doesn't/never need/needed/want/wanted/ask/asked/order/ordered
they/he/she/salesman/dealer/seller/listing/ad/photos/advisor never/didn't/not/don't/failed mention/mentioned/disclose/disclosed/showed/bring/brought
not/hardly/never/hard/don't/wouldn't/can't sure? i/we/to/i'd/you? believe/trust/bought/buy .. everything/all/most/much/them/him/her/story/excuse/say/said/explanation
said/told/claimed/advertised/promised/wrote/listed/swore ... clean/perfect/mint/certified/accidents/owner/wrecked/accident/damage/rust/new >> wreck/wrecked/flood/salvage/bondo/owners/shows/showed/otherwise/carfax/dated/codes/nephew
told/said/showed/shows/proved/says/suggested/proves/suggests me/us? otherwise/different/differently
hidden/concealed/withheld/buried/kept from me/us/buyers/customers
husband/brother/dad/boyfriend/friend/neighbor/man/men/son ... was/got/were/been quoted/charged/offered/told less/lower/cheaper/different
pretend/pretended/pretending/pretends there/it/they/not/nothing/to/that/he/she
they/he/she/dealer/seller/salesman/shop knew it/about/the .. burned/leaked/leak/wrecked/damaged/damage/problem/issue/bad/broken/accident/recall
told/said/claimed/swore/insisted ... shot/bad/gone/worn/unsafe/dangerous/failed/replaced/certified/done/dying/dead >> measured/tested/otherwise/cousin/uncle/mechanic/fuse/autozone/elsewhere/fine/perfect/laughed/disagreed/plenty/nothing
told/scared/telling/tell my/her/him/an/the .. kid/daughter/wife/mom/mother/grandmother/son/lady .. unsafe/dangerous/die/explode
recommended/suggested/pushed/charged/sold/sell/tried/recommend/recommending/wanted ... i'd/i/we/we'd/they'd/they already/just had/have/done/paid/replaced/bought/did/got
recommend+/suggest+/sell/push+/quoted ... same .. already/just/last/receipt/months/weeks
had/have to buy/take/get/add/purchase .. warranty/gap/insurance/plan .. to/or .. approved/approval/loan/rate/financing
can't/won't/couldn't/wouldn't/cannot/not take/stand/stomach/tolerate/abide .. liar/lie/lies/lying/liars/dishonesty/crooks
not/none in/of one/a/any/the? .. photo/photos/picture/pictures/listing/ad
stole/stolen/steal/stealing/swapped my/our/from/out .. change/tools/sunglasses/cash/charger/console/wallet/phone/rack/battery/good
wouldn't/won't/refused/couldn't/never/not/refuse to? put ... in writing
said/told/claimed/advertised/listed ... owner/owners ... when/but/yet/and ... had/has/was/were
bit/little/kind/kinda/somewhat/rather/slightly of? a? shady/sketchy/misleading/fishy/sneaky/dishonest/deceptive/dodgy/evasive/slick
not/wasn't/weren't/isn't/aren't/less than/entirely/completely/totally/exactly/fully/quite/100/always honest/upfront/truthful/straight/forthcoming/transparent/straightforward
could/should/might/wish have/could've/should've/they'd been/be more/a/little/bit? honest/upfront/transparent/truthful/straight
oversold/overpromised/exaggerated/embellished
magically/mysteriously/conveniently/miraculously appeared/disappeared/vanished/found/wiped/missing/fixed/gone/needed
doesn't/didn't/don't/not/never add/added/adding up
smells/smelled/seemed/seems/felt/sounds/sounded/something fishy/shady/off/dishonest
up sold/selling/sell
told/said/promised/assured/swore/guaranteed ... it'd/would/will/i'd/was/is ... and/but/then/only .. it/they/he/that/we/i wasn't/weren't/didn't/isn't/hadn't/not/never
told/said/claimed/advertised/listed ... owner >> two/three/four/five/2/3/4/5
quoted/told/said/gave me/us one payment/price/number/thing/rate/story/figure/amount ... and/then/but .. another/different/higher/more
not/wasn't/still/isn't sure/convinced/certain .. repair/work/it/all/that/brakes/service/they/any .. needed/necessary/needs/required
doubt/doubted/wonder/wondering/question/questioned .. if/whether/it/all/they/any ... needed/necessary/honest/true/did/actually
watch/beware/careful .. extras/upsell/upsells/fees/charges/adds/extra
pushed/push/pushing/pushes .. extras/services/upsells/flushes
charge/charges/fee/item/fees/items .. shouldn't/not/wasn't/weren't .. been/there/supposed/authorized/agreed/approved
oversell/oversells/overselling
feel/felt/feeling robbed/cheated/scammed/duped/conned/tricked/used/played/misled/deceived
nothing/none/little/half .. they/he/she .. say/says/said/told/tell .. true/accurate/right/real/happened
nothing/half/not/never/much/anything .. is/was/were/are/ever true/accurate
blamed/blame/blaming/blames me/us/my/it/everyone/the/each
recommend+/suggest+/push+/find/finds .. every/each visit/time/appointment
took/takes/needed some/a/lot/bit/of? .. convincing/arguing/fighting/persuading .. honor/admit/fix/cover/believe
made/make/makes up the/a/some/another/that/my/this .. problem/problems/issue/story/excuse/charge/fee/reason
read/check/review/double your/the/every/everything/over? invoice/bill/contract/paperwork/estimate/fine .. carefully/closely/before/twice/line
left/leave/leaves/leaving out the/that/a .. part/fee/fact/detail/details/accident
always/somehow/seems/seem/usually/manage/manages/will to? find/finds/found .. something/more/else/wrong
knew/know/known/aware ... wrecked/damaged/leaked/bad/broken/flood/flooded/problem/issue ... sold/sell/anyway
don't/didn't/not/doubt/never .. think/believe/sure/thought/convinced i/we/it/they .. needed/need/necessary .. everything/all/half/that/it/them/new/any/listed
`;
