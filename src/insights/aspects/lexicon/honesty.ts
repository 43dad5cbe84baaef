import type { AspectLexicon } from './aspect-lexicon.ts';

export const HONESTY: AspectLexicon = {
	nouns: `
honesty
integrity
transparency
trust
ethics
reputation
`,
	good: `
honest/honestly people/mechanic/mechanics/shop/opinion/answer/answers/assessment/advice/place/guys/folks/work/service/dealer/with/about/and/to/as/diagnosis/man/estimate/person
honest/honesty/integrity/truthful/trustworthy/trusted/trusty/ethical/sincere/reputable/transparent/transparency/candid/genuine
upfront/straightforward/forthright/forthcoming/scrupulous/principled
up front about/with/and/on
straight shooter/shooters
straight answer/answers/talk/story
straight with/up
trust/trusting
level/leveled/levelled with
on the level
above board
aboveboard
`,
	bad: `
dishonest/dishonesty/dishonestly/deceptive/deceitful/deceived/deceiving/deception/deceive/misleading/misled/mislead/shady/sketchy/sleazy/slimy/unethical/untrustworthy/predatory/fraudulent/fraud/fraudsters/shifty/dodgy/underhanded/untruthful
crook/crooks/thief/thieves/liar/liars/scammer/scammers/cheats/cheaters/swindlers/swindler/con/conmen/snakes/grifters/shysters/sharks/scoundrels
lie/lied/lies/lying/fib/fibbed/fibbing
scam/scammed/scamming/scams/swindled/conned/hustle/hustled/cheated/duped/tricked/bamboozled/hoodwinked/hoodwink/trick/screwed/screw/defrauded
upsell/upsold/upselling/upsells/upsale/upsales/upseller
bait/baited and switch/switched
unnecessary/unneeded/needless repairs/repair/work/services/service/stuff/things/parts/extras/add/maintenance
scare tactic/tactics
fine print
snake oil
crooked STAFF/SHOP/business/practices/outfit
STAFF/SHOP/they/THEY .. crooked
taken for a/another ride/fool/sucker
con artist/artists/man/men
taken advantage
took/take/takes/taking advantage of
rip/ripped/ripping off
ripoff
pressured into
`,
	praise: `
tell/told/tells/telling me/us/you/him/her/it? .. truth/straight/honestly/upfront/like
told us/me/her/him upfront/straight/honestly
told .. the truth
like/as it is
kept/keep/keeps/keeping/true/stood/good/honored/stuck/man/men .. their/his/her/to/the/of/by .. word/promise/promises/words
their/his/her word is/was/means
true to their/his/her word
stand/stands/stood/standing behind their/his/her/the
did/does/do exactly what .. said/promised
no .. bs/bull/upsell/upselling/gimmicks/nonsense/surprises/tricks/games/funny/hidden/hanky/shenanigans/monkey/catch/strings/scare/fluff
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
`,
	complaints: `
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
second/another/other/different/independent/my/next mechanic/shop/place/opinion/dealer/garage .. said/told/found/looked/checked/confirmed/showed/laughed/proved/and .. nothing/never/fine/didn't/wasn't/otherwise/wrong/no/not/okay/perfect/unnecessary/said
nothing .. wrong/was wrong/needed .. with
nothing was wrong
wasn't/weren't/isn't .. anything wrong
wasn't/weren't even? broken/needed/necessary/leaking/worn/touched
never .. needed/replaced/touched/happened/changed/did/done/performed .. it/in/a/the/to
invent/invented/inventing/invents/make/makes/made/making/fabricate/fabricated/find/finds/create/creates up? .. problems/issues/things/stuff/something/problem/excuses .. wrong/to/that/up/else
make/made/makes/making things/stuff/problems/something/it/excuses/stories up
made up .. problems/issues/excuses/story/stories
suddenly/mysteriously/magically/conveniently .. more/other/new/another/needed/leaking/broken/found/wrong/NUMBER
swore/claimed/insisted/said it/they was/were/had .. fixed/done/replaced/checked .. not/never/wasn't/clearly/still/but
story/stories/excuse/excuses .. changed/changes/keeps/kept/different/straight/changing/every/after/new
different story
excuse after excuse
push/pushed/pushes/pushing/sell/sold/selling/tried/trying/try/tries/recommend/recommended/pressured/talk/talked .. to? .. sell/push/me/us/upsell/scare/into/con/charge/talk/on .. unnecessary/stuff/things/didn't/don't/everything/anything/every/extra/extras/new/services/repairs/flush/flushes/work/MONEY/not/buying/package/thousands/fluid/that/into
tried/trying/tries/try to .. sell/upsell/scare/push/con/scam/rip/trick/pull/pin/blame/hide/cover/charge
hide/hid/hiding/hidden/concealed .. damage/accident/fees/fact/history/problem/issues/costs
covered/cover/covering .. up
failed/fail/neglected/forgot to .. mention/disclose/tell
didn't/did not/never/not .. mention/disclose/disclosed/mentioned/reveal .. that/the/accident/damage/until/fees/fee/history/recall/any
broke/break/broken/breaks/didn't/went/back/backed/reneged/never/not/empty .. their/his/her/on/keep/kept/out/a .. word/promise/promises/deal/agreement
empty promises
false/broken promise/promises/advertising/claims/information/pretenses
over promise/promised
promise/promised/promises/promised the/everything/us? .. moon/world/never/nothing/didn't/but/then
don't/not/never/can't/cannot/couldn't/wouldn't/won't/lost/hard/didn't/nobody .. believe/trust/trusted .. them/this/these/their/anything/him/her/word/a/that/any/place
no/lost/zero/losing .. trust/faith/confidence/trustworthy
wouldn't/don't/do/not/never believe a word
word .. they say/said
don't .. trust
trust them/him .. as far/about/with
change/changed/changes/changing/switch/switched/swapped the/their/our/my terms/deal/price/numbers/story/rules/contract
wallet/money .. first/matter/all
all they/about care/want .. is? money/your/about/wallet/sale
denied/deny/denies/blame/blamed/blames/blaming .. it/everything/responsibility/fault/me/causing/everyone/knowing/the/us
refused/refuse/refuses/won't/wouldn't/didn't/never .. take/accept/own/admit/honor/honour/stand/acknowledge .. responsibility/mistake/warranty/fault/price/blame/behind/quote
won't/wouldn't/refused/didn't to? honor/honour
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
fell off
`,
	facts: ``,
};
