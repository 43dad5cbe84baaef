/** What honest shops do, as customers tell it. */
export const HONESTY_PRAISE = `
tell/told/tells/telling me/us/you/him/her/it? .. truth/straight/honestly/upfront/like
told us/me/her/him upfront/straight/honestly
told .. the truth
like/as it is
kept/keep/keeps/keeping/true/stood/good/honored/stuck/man/men .. their/his/her/to/the/of/by .. word/promise/promises/words
their/his/her word is/was/means
true to their/his/her word
stand/stands/stood/standing behind their/his/her/the
did/does/do exactly what .. said/promised
no .. bs/bull/upsell/upselling/gimmicks/nonsense/surprises/tricks/funny/hidden/hanky/shenanigans/monkey/catch/strings/scare/fluff
no hidden/surprise/bogus/extra/junk fees/charges/agenda/costs
no surprises
not/never/NT/without/nobody/didn't/no/doesn't/don't/wasn't .. once? .. try/tried/trying/tries/push/pushed/pushing/pressure/pressured/attempt/sell/sold .. to/me/us/on/anything/selling .. sell/upsell/push/anything/extra/extras/stuff/unnecessary/add/services/pad/things/need/up/unneeded/oversell/scare/rip
nobody tried to .. sell/upsell/push/scare
never/not/didn't/without/doesn't/don't/won't/no .. upsell/upsold/upselling/oversell/scam/lie/lied/scare/cheat/trick
didn't/don't/not/without/never need/needed/needing >> told/said/so/saved/sent/talked/honest
said/told/tell/tells/told/admitted/advised/recommended me/us/him/her/my/the .. didn't/don't/wasn't/wouldn't/not/nothing/could/still/fine/had/have/was/were .. need/needed/wrong/wait/necessary/life/thousand/miles/left/another/fine/good/replace/ok/okay/worth/bother/yet/hold
told/said/tells .. brakes/tires/pads/battery/belt/rotors/car/struts/shocks/filter .. another/fine/plenty/good/still/had/have/were/was/ok .. NUMBER/miles/months/left/year/life/winter/fine/good/shape/another/ok
talked/talk/talks me/us/him/her out of
could/could've/might/easily have? easily? .. sold/charged/taken/replaced/upsold/billed/ripped/lied .. me/us/but/for/the/a
could have easily? sold/charged/upsold/lied/replaced me/us/on/to/for/a
could easily have sold/charged/upsold/lied/replaced
showed/shows/show me/us/my .. old/worn/bad/actual/broken .. part/parts/pads/filter/rotor/rotors/belt/pad/one/pieces
showed me/us .. old pads/parts/part/filter
said/told/says .. could/can/would/should .. get/go/have/last/wait/drive/squeeze .. another/more/until/few/longer/years/months/miles
only/just fix/fixed/fixes/did/do/does/recommend/recommended/replace/replaced/suggest/charge/charged/repair/repaired/what .. what/needed/need/needs/was/necessary/broken/things
only what .. needed/necessary/needs/need/asked
what .. actually/really/truly needed/needs
you/can/could/finally/someone/somewhere/place/completely/mechanic/shop/people i/we? can/could? .. trust/trusted
can/could .. trust them/these/this/him/her/with/that/what/completely
trust them/these/this/him/her/with/completely/implicitly
talk/talked/talks to me/us/you .. straight
shoots/shoot/shot straight
owned/owns/admitted up? to? .. mistake/their/mistakes/error/fault
fessed up
made it/things/everything right
make it/things right
word is .. bond/good
looks/looking/look out for
had .. my/our best interest/interests
best interest/interests
wish .. every/all/more/other ... honest/upfront/straightforward/transparent/trustworthy
peace of mind
legit
just/only .. loose gas cap/connection/wire/bolt/clamp
sent/send me/us on .. way
disclosed/disclose everything/all/every/the/that
no attempt to
refused to .. charge/sell/take
told/tell/tells/telling me/us/him/her/my not to .. waste/bother/worry/spend/replace/buy/do/fix/throw/rush/yet
told/tell/tells/said/says/advised/saved .. don't/not/wait/hold/until/off .. waste/bother/spend/replace/rush/yet/off/money/brakes/tires
could/can wait/last/hold until/another/till/for/a/and
what/which/that/it/rest/others/tires/brakes/pads .. could/can wait
do/does/did/done what/everything/all/as .. say/says/said/promise/promised/agreed
delivered/deliver/delivers/followed/follows/came/comes through? on .. promise/promises/word/said/promised/everything
steered/steer/steers/pointed/talked me/us .. away/cheaper/out .. from/of/option/part/one
found/find/was/turned/ended just/only/simply/out/a? .. fuse/loose/connection/gas/cap/clamp/wire/relay/blown/nothing .. and/fixed/free/no/that/instead/charge/tightened
without/no .. trying/attempt/pressure .. sell/upsell/selling/upselling
no/zero games/funny/surprises/bull/nonsense .. end/no/and/just/at
everything was/is/were .. disclosed/transparent/upfront/front/board/table
felt/feel .. like i/we .. can/could trust/believe
never once? steered/lied/misled/cheated/deceived me/us
price/number/quote/numbers/quoted .. was/is/stayed the same/exactly .. price/paid/signed/quoted/promised/number
~recommended/suggested/needed/fixed only/just/exactly what
told/tell/advised/said me/us not/don't .. waste/spend my/our/the money
honest as
their/his/her word means/counts something/everything/lot
could have charged/billed/sold/replaced .. but/instead
only replaced/fixed/charged/did/billed .. the/what/for/one/a
could've/could/would/might have? .. charged/sold/billed/replaced/taken ... but/instead .. only/didn't/just/he/they/told
take/bank .. word/say/says/tell/told/promise .. bank/gospel/it
own/owns/owned/owning/fess/fessed/fesses up
admit/admitted/admits/admitting .. mistake/fault/error/wrong/they/messed/it/screwed/oversight
took/take/takes/taking .. responsibility/ownership/accountability/blame
own/owned/owns their/his/her/the/it mistake/mistakes/error/errors
charged/charge/charges/billed/paid/pay .. exactly/only/precisely what .. told/said/quoted/promised/agreed/needed/estimate/estimated
recommend/recommends/recommended/suggest/fix/do only? .. what/things .. actually/really/truly? need/needed/needs/necessary
won't/don't/never/not/didn't .. pull/pulled/pulling/put .. over/fast .. on/one
you/i/we know/knew .. getting/get .. truth/straight/honest
honest to? .. fault/goodness/end/core
more honest group/people/shop/bunch/place/dealer/mechanic
no bs/bull/lies/gimmicks/upsell/upselling/upsells/nonsense/scare/fluff/shenanigans
tells/tell/told/telling it/me/you like/straight .. is
never/not/don't/didn't .. feel/felt .. like/as .. trying/sold/taken/cheated/scammed/ripped/upsold/played/hustled
get/got/getting/hear/heard the truth
talked/talk/talks me/us out of .. repair/that/more/new/needed/expensive/buying/replacing
plenty/lots/years/lot of .. tread/life/left/miles
STAFF/are/is/the real deal
real deal
straight up about/with/guys/honest/people/dealer/deal/folks/place/shop/men/good
open book
cards on the table
good as gold
squeaky clean
square deal
by the book
still/do/always/really/actually trust .. them/their/him/her/diagnosis/word/judgment
was/were/is just/only a/the? _? heat/loose/blown/bad/cheap/simple .. shield/fuse/clip/connection/wire/cap/bulb
never/not/didn't/don't/doesn't .. pushed/push/pushes/pushing .. need/needed/unnecessary/services/repairs/extras/work
confirmed/confirm/verified/agreed .. everything/what/with/their .. said/told/diagnosis/right/true
didn't/don't/never/not find/invent/create/make .. fake/bogus/phantom/extra/imaginary/bunch/problems/things
up front that/about/with/and
treat/treats/treated .. your/my/our money/car/wallet .. own/theirs/their
never/don't/didn't/no/not/without/needn't .. worry/worried/worrying/wonder/fear ... ripped/sold/selling/sell/cheated/scammed/upsold/lied/taken/honest/need/trust/overcharged/hustled
told/tell/tells/admitted .. front/honestly/freely .. cheaper/better/elsewhere/save/worth/wait
send/sent/told me/us .. cheaper .. elsewhere/place/shop/place/somewhere
stuck/stick/kept/keep/keeps/honored/honor/honors to? .. every/each/all .. promise/promises/word
mistake/mistakes/wrong/error .. say/admit/admitted/own/owned/said .. so/it/up
when they make/made .. mistake/mistakes .. say/admit/own/fix/tell
tell/tells/told/telling you/me/us/it how/like/as it is
got/has/have/had .. scruples/integrity/conscience/principles/morals/ethics
refused/declined/wouldn't to? take/accept/charge .. money .. for/because/didn't
charged/charge/billed/paid me/us? what they/he/she/i/was .. said/quoted/promised/told/agreed
didn't/never/nobody/not/don't/doesn't/no/without/wouldn't .. push/pushed/pushing/pushes .. thing/things/anything/something/extras/stuff .. on/me/us
never/didn't/nobody/not/don't/doesn't .. push/pushed/pushing a/any/one/single thing
told/said/tells/says me/us/it/it's/him/her? .. wasn't/isn't the/my/even .. PART/alternator/engine/transmission/battery/starter/compressor/pump/radiator/head
tell/tells/told/said/says/admitted ... not/isn't/wasn't/ain't/aren't worth fixing/repairing/it/doing/replacing/the/spending/my
what they/he/she/you say/says/said/quote/quoted/see is/was/it's what .. get/got/pay/paid
just/exactly/precisely like/as/what they/he/she .. said/told/promised/described/quoted
handshake/word/promise still? means/mean/meant/counts something/business
couldve/coulda/could've/could ... sold/charged/replaced/billed/taken/upsold ... but/instead .. said/told/only/didn't/just/showed
said/says/like/nah/no/honestly/told you/i/we/it/me don't/dont/didn't/doesn't/wouldn't need that/it/one/them/new/tires/brakes/yet/replacing/anything/all/any
pointed/points/admitted/disclosed/volunteered/mentioned/confessed/showed/told ... before i/we even? .. asked/ask/found/noticed/saw
didn't/never/no/not/don't/doesn't/without/nobody/zero .. sugarcoat/sugarcoating/sugar/fudge/exaggerate/embellish/mince
listed/disclosed/showed/itemized/printed/explained every/each/all .. fee/fees
full/complete/total disclosure/transparency/honesty ,? every/always/about/from/on/no/throughout/up
nothing/not padded/hidden/inflated/slipped/fudged/sneaky/shady/tricky/fishy/underhanded/snuck
told/tell/tells/advised/said/says .. to skip/decline/avoid/pass .. plan/warranty/it/flush/coverage/package/service/treatment/insurance
cheated/robbed/scammed/overcharged/tricked/conned/swindled/hustled ... and/but i/we was/were not
cheated/robbed/scammed/overcharged/tricked/conned/swindled/hustled ... and/but i/we wasn't/weren't
lied/cheated/scammed/robbed/burned ... not/never by/at/here/with this/these/them/here
stuck/stick/sticks/sticking to it/their/his/her/the/that price/quote/number/estimate/word
own/owns/owned/admit/admitted/apologized for? up? .. their/his/her/the? .. goof/screwup/slip/blunder
shoot/shoots/shot you/me/us straight
good/fair/decent/real honest/straight people/folks/deal/dealer/shop/advice/guys
say/says/said what they mean/meant
do/does/did right by me/us/you/people/customers
told/said/says/tells/admitted/explained me/us/him/her? ... i/we/it/you/car/she/he didn't/don't/doesn't/wouldn't need .. new/one/it/them/yet/that/work/repair/replacing/brakes/tires/flush/anything/done
told/tell/tells/sent/advised/suggested/send me/us/him/her .. to? .. go/try/somewhere/elsewhere ... cheaper/less/save/better
never/no/not a/any/one? surprise/surprises on/in/at/when
turned/turn/turns down my/our money/business/cash
refused/declined/wouldn't/won't to? .. work/replace/sell/fix/repair/do .. didn't/don't/doesn't/wasn't need/needed/necessary
came/come/comes/coming clean about/with/on/and
stand/stands/stood by what/their/it/everything/every
never/don't/didn't/not .. worry/worried/wonder .. they/they're/they'd/he/he's ... i/we don't/didn't need
`;
