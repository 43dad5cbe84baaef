import type { AspectLexicon } from './aspect-lexicon.ts';

export const WORK_QUALITY: AspectLexicon = {
	nouns: `
work
workmanship
repair/repairs
job
quality of? the/their? work/repair/repairs/service
mechanic/mechanics/technician/technicians
brake/paint/body/detail/tire/repair job
alignment
paint match/work/job
detail/detailing
diagnosis/diagnostics/diagnosed/diagnose/diagnosing
craftsmanship
installation
oil change
brakes
`,
	good: `
skilled/competent/expert/experts/expertise/talented/meticulous/thorough/thoroughly/capable
wizard/wizards/genius/geniuses/magicians/magician/masters/artist/artists/pros/miracle
flawless/flawlessly/seamless
knowledgeable mechanic/mechanics/technician/technicians
fixed/repaired/resolved/solved right/correctly/perfectly/properly/quickly/well
done right/correctly/properly/perfectly/well
first rate
top notch
good as new
like new
like brand new
`,
	bad: `
botched/botch/sloppy/shoddy/slipshod/substandard/subpar/hack/hacks/butchered/butcher/halfassed/amateurish/amateurs/amateur/defective/faulty
incompetent/incompetence/incompetency/inept/unqualified/clueless
misdiagnosed/misdiagnosis/misdiagnose
scratched/scratch/scratches/dented/dent/dents/scuffed/scuffs/ding/dings/gouge
damaged
unresolved/unrepaired/unfixed
`,
	praise: `
fixed/fix/solved/repaired/diagnosed/found/got/right/nailed/done/corrected/resolved .. on/the/it/right/my .. first/one time/try/visit/go/attempt/trip/shot
right/fixed/done .. the first time
found/find/finds/caught/catch/catches/spotted/diagnosed/noticed/pinpointed/identified/figured/fixed/solved/traced ... what/that/which/after/when/where ... other/another/two/three/everyone/nobody/anyone/previous/dealer/last/shops/else
found/find/finds/caught/catch/catches/spotted/diagnosed/noticed/pinpointed/identified/figured/fixed/solved/traced ... other/others/another/two/three/everyone/nobody/no/anyone/previous/dealer/last/shops/weren't/one
found/traced/pinpointed/tracked/located/identified/isolated/diagnosed/spotted/caught the/my/a/an/it/out .. problem/issue/leak/noise/rattle/short/cause/source/culprit/squeak/fault/wire/crack/down
tracked/track/hunted down the/a/my/that/an .. noise/leak/rattle/problem/issue/short/squeak/cause/source
figured/figure out .. what/the/problem/issue/was/why
caught/catch/noticed/spotted a/an/the/some/my/something .. before/early/crack/leak/nail/worn/that
fixed/fix/repaired/solved/cured/cleared/corrected/sorted/resolved .. it/my/the/our/everything/problem/issue/noise/leak/that/what .. problem/issue/leak/noise/rattle/right/perfectly/up/quickly/properly/CAR/ac/transmission/brakes/good/out/FAULT/correctly/no
fixed/repaired it/everything/my/right/and
MECHANIC .. know/knows/knew/understand/understands their/his/her/what stuff/craft/trade/business
know/knows/knew/understand/understands their/his/her/what/exactly/how/a .. stuff/way/craft/trade/thing/they're/cars/diesel/diesels/doing/wrong/business/around/job/he's
knows/know/knew .. his/their/her way around
they/guys/mechanics/really know what they're/he's/she's doing
know/knows what they/he/she are/is doing
run+/drive+/drove/ran/rides/handles/shifts/starts/stops/works/feels/purrs/sounds/idles/ride .. like/better/smooth/smoothly/great/perfect/perfectly/beautifully/new/dream/quiet/quieter/straight/well/flawlessly/fine/excellent/strong/top/good
like a dream/charm/top/kitten/champ
like the day i/we/it
day i bought/drove/got it/her
hasn't/haven't/hadn't/didn't/not/never .. run/ran/driven/drove/felt/sounded/looked/shifted/ridden/handled .. this/so/that/better smoothly/smooth/well/good/quiet/better/great/since/in
better than .. new/before/ever/factory/when
good/new as new/before/brand
can't/couldn't/cannot/could/never/wouldn't/not/would .. tell/know/guess/see .. it/there/where/the/that/was/had/anything/which/they/a .. was/had/hit/been/accident/repaired/happened/where/ever/wreck/damage/scratch/dent/repair/painted
no trace/sign/evidence/more .. of/noise/noises/squeak/squeaks/leak/leaks/rattle/rattles/problems/issues/vibration/shaking/clunk
never/no/not/zero/hasn't/haven't/without/NT/nary .. had/have/having/been/a/an/any/one/single/come/had? .. problem/problems/issue/issues/complaint/complaints/trouble/leak/hiccup .. with/since/about/after/their/again
no complaints/issues/problems .. about/with .. work/repair/repairs/job/service/quality
held/holding/hold/holds up .. well/for/great/years/since/fine/perfectly/strong
lasted/lasting/still .. years/going/strong/running/perfect/perfectly/great/holding/fine/silent
dent/scratch/damage/ding/crack/stain .. never/gone/vanished/disappeared/invisible .. there/happened/existed/existing
not/never one/a/single problem/issue since/after/with
NUMBER .. miles and .. still/strong/running/going
still .. going/running/strong/runs strong/great/perfectly/thanks/like/fine
FAULT .. hasn't/haven't/never/not/didn't .. come/came/returned/back/since
fixed by/before/both/everything/within
noise/leak/light/rattle/problem/issue/vibration/squeak/FAULT .. is/was/has/are/disappeared/went .. gone/fixed/disappeared/cured/resolved/solved/history/away/stayed/vanished
problem/issue solved/gone/fixed
great/good/excellent/best/amazing/perfect/wonderful/fantastic/outstanding/quality/top/beautiful/awesome/nice/phenomenal/superb/incredible/solid/clean/fine .. work/job/repair/workmanship/brake/paint
best .. brake/paint/body/oil/repair/mechanic/mechanics/detail/alignment/work/job/technician .. job/ever/work/around/in/town
GOODNESS job/work/workmanship/repair/mechanic/mechanics/craftsmanship/diagnosis/alignment/detail
quality work/job/repair/parts/workmanship/service/repairs
ac/air/heat/heater blows/works/is/blowing .. cold/ice/hot/again/great/perfectly
made my/the/our/it .. look/looks/looking/run/drive/sound/feel/like .. new/great/better/perfect/beautiful
tech/techs/MECHANIC .. really? understand/understands/know/knows/knew
rotors/brakes/engine/transmission/ac/steering/suspension/alignment/ride/clutch/CAR .. are/is/now .. silent/smooth/quiet/straight/cold/perfect/tight/new/great/strong
ice cold
paint/color/panel .. match/matches/matched .. perfect/perfectly/flawless/great/exactly/invisible/is
perfect/exact match
looks/look/looked/came .. out? .. new/brand/factory/showroom/perfect/great/amazing/beautiful/never .. again/happened
spotless/sparkling/cleaner/washed/vacuumed/clean inside/out/and/my/than/it
wash+/vacuum+/cleaned/detailed my/it/the/our/her CAR/it/too/for/before
brought back .. life
nailed it
do/does/did/done/get/got/make it/things/everything/job right/properly/correctly
attention to detail
stand/stands/stood behind their/his/her/the work/repair/repairs/job
double/triple checked
road/test tested/drove/drove/driven .. it/make/sure/twice
made sure .. right/worked/fixed/everything/safe/it
like it never happened
trust .. my/with car/work/them/no
`,
	complaints: `
came/come/comes .. on .. before/again/day/next/week/by/after/within/DURATION/same/minutes/miles/way
came/come/comes/coming/bring/brought .. back .. same/problem/worse/because/again/noise/leak/fix/third/second
came/come/comes/coming right? back on/again
it/light/noise/engine/code/codes/FAULT .. came/comes/come/was/is .. on/back on/again/before/way/after/day
FAULT .. came/come/comes/is/was/are/were/returned/still/popped/lit/showed .. back/there/returned/again/on/worse/up
same FAULT/warning/thing/code/light .. light/came/popped/back/again/returned/up/still/within/there
FAULT returned/persists/persisted/remains/remained
still .. make/makes/making/leak/leaks/leaking/rattle/rattles/squeak/squeaks/squeal/squeals/shake/shakes/pull/pulls/grinding/grinds/has/have/having/broken/doing/there/not/same/on/vibrates/overheating/overheats/smells/smoking/clunks/dead/stalls/doesn't/does/won't .. same? .. noise/noises/oil/problem/issue/sound/light/thing/fixed/broken/leak/rattle/left/right/work/working/start/broken/grinding/that/vibration/FAULT/
still broken/leaking/leaks/rattling/rattles/there/squeaking/squeaks/shaking/grinding/overheating/stalling/stalls/pulls/broke
still/doesn't/didn't/wasn't/isn't/not/never/hasn't/NT/won't/couldn't/weren't/aren't/failed/unable .. fix/fixed/repaired/repair/resolved/resolve/solve/solved/diagnose/correct/corrected/work/works/working/right/properly/correctly/figure/find/tighten/tightened/align/aligned/reset/torqued/replaced/figured/find .. it/the/problem/issue/anything/right/out/properly/cause/noise/what/leak/correctly/a
never fixed/fixed
not/wasn't/isn't/never/weren't/NT .. done/fixed/installed/repaired/put .. right/correctly/properly/well
third/second/fourth/fifth/2nd/3rd/4th/5th/another time/trip/visit/try/attempt/repair .. back/in/for/to/now/same/still
multiple/NUMBER/several/many trips/visits/attempts/tries .. back/for/to/later/same/still/fix/and
took/take/takes .. NUMBER/several/multiple/second/third .. tries/attempts/visits/trips/try/visit
back NUMBER times
take/took/taken/bring/brought/bringing/go/went/going/towed .. it/back/car/her .. back/in .. NUMBER/again/twice/times/three/next/same/because/the/second/third/to .. times/same/week/day/again/fix/issue/time/for/redo
had/have to .. go/come/take/bring/drive .. back
had to return
forgot/forget/forgets/forgotten/neglected/failed to .. tighten/put/replace/reset/plug/connect/install/reconnect/refill/add/check/replace/reattach/close/top/bleed/torque/fill
brakes/pedal/steering/engine/transmission .. went/quit/failed/gave/died .. floor/out/again/days/week/day/next
never .. reset/tightened/replaced/topped/checked/refilled/torqued
forgot my/the .. cap/lug/bolts/plug/oil/filter
left/leave/leaves/leaving .. loose/off/open/greasy/grease/oil/tools/tool/rag/wrench/screws/bolts/cap/plug/unplugged/dirty/fingerprints/stains/smudges/scratch/scratches/dent/hanging/out/undone
left my/the/a/an .. loose/off/open/dirty/rag/tool/wrench/inside/on/under/stain/unlatched/unplugged/disconnected/unbolted
greasy/grease/oil/dirty/black .. handprint/handprints/fingerprint/fingerprints/stain/stains/smudge/smudges/footprints/marks/smears/footprint
grease/oil/mud/dirt .. all over/on my/the .. seat/steering/carpet/driveway/interior/floor/garage/wheel/seats
oil all over
leaking/leaked/leaks/leak/dripping/drips .. oil/coolant/fluid/on/all/worse/again/now/after/than/everywhere/from/water
new/another/big/fresh/huge dent/scratch/ding/scuff/gouge/noise/leak/problem/scratches/rattle
scratched/scraped/dented/cracked/broke/damaged/ruined/stripped/chipped/bent/curbed/scuffed/stained/tore/ripped/snapped my/the/our/a/her/his/two/it/wheel/bumper/rim/fender
broke/damaged/ruined/wrecked/destroyed something/my/the/it/more/more/our/another
came/got/come/picked .. back/it/up .. worse/dirtier/scratched/dirty/damaged/with/filthy/broken/same/without/missing .. than/scratch/dent/condition/scratches/noise/new/a
worse than .. before/when/dropped/brought/took/i/it
worse .. condition/shape/now/off
PART .. fell/falling/came/coming/flew/hanging/dropped/loose/rattling/missing/popped .. off/apart/out/loose/down/loose/from
fell off/apart/out
loose/missing/stripped/wrong/cross lug/bolts/nuts/screws/cap/clips/bolt/plug/oil/part/parts/tires/threaded/filter/clip
crooked/off/uneven wheel/center/after/steering
wheel .. crooked/off/pulls
put/installed/used/mounted/ordered/gave .. wrong .. part/parts/size/tires/tire/oil/filter/one/ones/fluid/battery/color
PART .. nearly/almost/literally .. came/fell/flew .. off/out
wrong part/parts/oil/size/tires/tire/filter/diagnosis/problem/thing/wheel/key
broke/died/stalled/failed/overheated/quit .. again/on .. way/highway/freeway/next/home/same/same/day
failed .. again/DURATION/within/after/days/weeks/inspection
throw/threw/throwing/throws parts/part .. at
parts cannon
guess/guessed/guessing/guesses .. at/what/wrong/work/and/game/until/parts
couldn't/can't/unable/cannot/failed to? .. find/figure/diagnose/duplicate/replicate/fix/locate/solve/reproduce .. problem/issue/noise/wrong/out/it/anything/leak/the/cause/FAULT/what
could not duplicate/replicate/reproduce/find/fix
no problem/trouble/fault found
missed/overlooked/miss/misses .. obvious/a/the/leak/crack/nail/recall/it/something/that
wouldn't/won't/don't/never/not let .. touch/near/work/wash/change .. my/car/lawn/again/bike/mower/anything/skateboard
wouldn't/won't/don't/never/not .. trust/trusted .. them/these/this/place/guys .. with .. my/a/tricycle/car/bicycle/lawn/toaster/skateboard/bike/changing/wagon/anything/shopping
after/what they/he did to my/our/the
don't/doesn't/didn't/no .. know/knows/idea/clue .. what/how/first/about/anything/they're/the/which/a .. doing/cars/engine/about/diesel/hybrid/hybrids/fix/car/ev/evs/dipstick/wrench/end/thing
clueless about/when/on
no idea/clue .. what .. doing/wrong
half assed/done/finished
redo/redone/redid
had/have/having/needed/need to be? redone/fixed/redo
someone/somebody/another/other/different/next/real .. else/shop/mechanic/place .. to/had/fix/fixed/redo/repair/found/undo
took/had/went .. another/different/other/else/elsewhere .. mechanic/shop/place/fix/fixed/to .. fixed/fix/it
waste of .. repair
poor/bad/terrible/horrible/awful/worst/lousy/crappy/crap/garbage/cheap/low .. workmanship/work/job/repair/quality/mechanic/mechanics/paint/parts/diagnosis
shortcuts/shortcut
cut/cutting/cuts corners
paint .. doesn't/mismatch/off/different/peeling/bubbling/runs/overspray/match/not
overspray
`,
	facts: `
had/got/needed my/an/the/a oil/brakes/tires/recall/inspection .. change/changed/done/replaced
`,
};
