/** What complains of the work quality of a business as it stands; a field of its lexicon. */
export const WORK_QUALITY_COMPLAINTS = `
came/come/comes .. on .. before/again/day/next/week/by/after/within/DURATION/same/minutes/miles/way
came/come/comes/coming/bring/brought .. back .. same/problem/worse/because/again/noise/leak/fix/third/second
came/come/comes/coming right? back on/again
it/light/noise/engine/code/codes/FAULT .. came/comes/come/was/is .. on/back on/again/before/way/after/day
FAULT .. came/come/comes/is/was/are/were/returned/still/popped/lit/showed .. back/there/returned/again/on/worse/up
same FAULT/warning/thing/code/light .. light/came/popped/back/again/returned/up/still/within/there
FAULT returned/persists/persisted/remains/remained
still .. make/makes/making/leak/leaks/leaking/rattle/rattles/squeak/squeaks/squeal/squeals/shake/shakes/pull/pulls/grinding/grinds/has/have/having/broken/doing/there/not/same/on/vibrates/overheating/overheats/smells/smoking/clunks/dead/stalls/doesn't/does/won't .. same? .. noise/noises/oil/problem/issue/sound/light/thing/fixed/broken/leak/rattle/left/right/work/working/start/broken/grinding/that/vibration/FAULT/
still broken/leaking/leaks/rattling/rattles/there/squeaking/squeaks/shaking/grinding/overheating/stalling/stalls/pulls/broke
still/doesn't/didn't/wasn't/isn't/not/never/hasn't/NT/won't/couldn't/weren't/aren't/failed/unable .. fix/fixed/repaired/repair/resolved/resolve/solve/solved/diagnose/correct/corrected/work/works/working/right/properly/correctly/figure/tighten/tightened/align/aligned/reset/torqued/replaced/figured .. it/the/problem/issue/anything/right/out/properly/cause/noise/what/leak/correctly/a
couldn't/failed/unable .. find .. problem/issue/cause/noise/what/leak/FAULT
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
broke/damaged/wrecked/destroyed something/my/the/it/more/our/another
ruined my/our/another
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
nobody/no/not/don't/doesn't/didn't one? .. know/knows/knew .. how to fix/repair/work/diagnose/do
still .. crumbs/dirt/dust/stain/stains/streaks/hair/smell/smudges/mud/sand/gunk/film/smells/dirty/sticky/filthy
cap/dipstick/wrench/rag/tool/tools/socket/screwdriver/flashlight/bolt/bolts/clips/screws .. sitting/left/laying/lying/rolling/loose/on/under/missing .. engine/hood/top/bay/seat/floor/battery/over/dash/in
came/went/go/drove/come/brought/take .. with .. one/a/no/NUMBER .. light/problem/noise/issue/leak .. left/leave/came/and/out .. NUMBER/more/another/different
left with .. NUMBER/more/another/new problems/issues/lights/noises
wobble/wobbling/wobbled/wobbles/shimmy/shimmies/vibrates/shudders
fix/fixed/fixes one/thing .. break/broke/broken/another/breaks
fix/fixed .. lasted/last/held .. DURATION/day/week/month/until/less/only
lasted .. about/all/only/a/less/maybe/exactly/barely .. DURATION/day/week/mile/miles/month
had/has/have to/it .. be? redone/fixed/redo/again/corrected .. by/at/elsewhere/somewhere/another/twice/again
nothing/never gets/got/is/was/ever .. fixed/done/repaired/resolved/solved
worse after/than/when/now
rushed/careless/lazy/messy/half/incomplete/unfinished/crappy job/work/repair
didn't/not/never/wasn't/weren't even? bother/check/look/test/touch/finish/clean/tighten/tightened/checked/cleaned/finished/vacuum
skipped/skip/skips
wrong .. first/diagnosis/twice
problem/issue/noise/leak/light/FAULT .. remains/still/continues/persists/again/worse/unsolved
blowing/blows/blew warm/hot
ac/air/heat/heater .. warm/hot/dead/blowing/nothing again/air/still/after
engine/transmission/motor .. blew/blown/seized/died/failed/exploded/quit/locked
blew/seized/died/failed ... after they/i/the/it
hanging/hangs .. by/off/from/down/loose
stripped/cracked/bent/broken/rusted/rusty/chipped PART
had/have .. rust/cracks/scratches/dents/leak .. on/in
dirty/muddy/greasy floor/mats/mat/seats/carpet/steering
put/left a/an/some .. ding/dent/scratch/gouge/stain/hole/crack/mark
took/takes them NUMBER .. tries/attempts/visits/times/trips
jiffy lube quality
lost/misplaced my/our/the .. key/keys/fob/hubcap/center/lug/plate
FAULT they/he/she .. left/gave/caused/created/made
covered/coated/smeared/caked in/with .. dust/grease/dirt/mud/overspray/oil/fingerprints/sanding/paint
what these/they/this/you .. couldn't/can't/cannot/hadn't/failed/didn't/wouldn't
tow/towed/towing ... after/again/back/home
had to be towed
put/installed/mounted/wipers/tires/wheels .. on? backward/backwards/upside
backward/backwards
wrong .. size/tire/part/oil/filter/fluid/color/bulb .. on/in/size/installed/put
cross threaded
nobody/no/never/didn't one? .. checked/tightened/torqued/inspected/tested/check/torque
right after they/i/we .. fixed/serviced/worked/picked/left/repaired
see/notice/spot/tell/feel .. difference/line/seam/lines/mismatch/where .. color/colour/paint/between/they/from
different/wrong shade/color/colour
zip/duct/bungee tie/ties/tied/tape/taped/cord/cords
NUMBER warning? lights where/when
died/dies/dead/quit/failed/broke/stalled/leaked again/after/DURATION/within/on
paid/asked/pay for synthetic
you'd/would think .. could/would .. vacuum/wash/clean/wipe
couldn't/can't/didn't/not even? .. vacuum/wash/wipe/clean
nothing .. helped/worked/fixed/lasted/helps/works
cap/plug/clip/bolt/bolts/screw/screws/cover/shield/trim/emblem/antenna .. is/was/are/were/went missing/gone/cracked/broken/loose
been/went/come/gone back NUMBER/several/multiple times/visits
NUMBER times/visits/trips for the? same
doesn't/don't/can't/couldn't/won't even? fix
finger/hand tight/loose
tire/patch/plug .. flat/leaking again
flat again
now .. won't/doesn't/can't .. close/open/lock/start/work/latch/shut/roll
dinged/nicked/bumped/curbed my/the/our/a
screwup/screwups
screwed/messed/mess/screw up my/the/our/it
their own .. mistake/error/fault/screwup/screw
make/makes/making .. new/weird/strange/awful/funny/horrible/more .. noise/noises/sound/sounds
same FAULT as/i/we/that
make/makes/making the/that? same
left unlatched/unplugged/disconnected/unbolted/loose/open
went/goes/gone/going/acting/acts out/bad/dead/dark/soft/up again
is/'s/are/was started? .. slipping/leaking/sticking/squealing/grinding/stalling/overheating/shaking/rattling again
started/starts/began slipping/leaking/sticking/squealing/grinding/stalling/overheating/shaking/rattling/making/doing .. again
broken/dead/out/flat/mush/leaking/loose again
again after a/DURATION/NUMBER/only
lasted .. until/till .. the/i/we/first
lasted .. as long as
died/failed/quit/broke/warped/blew/leaked/cracked .. in/within/inside/after DURATION
never .. identified/found/figured/diagnosed/located/addressed/resolved
came/got/returned/come/returned .. with .. grease/print/smear/scratch/scratches/dent/dents/stain/stains/ding/chip/scuff/crack/gouge/hole
got/put/smeared/left/tracked .. grease/oil/mud/dirt/grime/overspray .. on/in/all/over
doesn't/don't/didn't/not/never/NT line/lined/lines up
repair/fix/patch/weld/work/job/paint/glue/repairs .. not/NT/never/didn't .. hold/last/stick/work/held/take
still sticks/sticking/slips/slipping/jerks/burns/vibrates/hums/whines/knocks/drips/dripping/clicks/wobbles/clunks/dies/acts/acting/loose/crooked/out/won't/stinks/flickers/beeps
are/is/was/were/just/only/still guessing
wrong rotor/rotors/alternator/belt/bumper/mirror/bulb/wheel/pads/sensor
back .. NUMBER times/trips/visits
same .. fault/problem/issue/thing/light/noise .. NUMBER/again/twice/times
wrong .. ordered/sent/installed/arrived
ordered/order/orders/sent/send the? wrong
didn't/doesn't/not/NT/never .. fix/fixed/solve/solved/cure/cured/address/addressed .. it/the/my/anything/problem/issue/noise/leak
needed/needs/need .. redone/redoing/redo
had/have to .. remind/ask/tell them/him .. put/fix/check/tighten/replace/clean/wash/finish/redo
~brakes/tires/wheels/doors/window/windows/engine/steering/CAR/belt .. squeak/squeaks/squeal/squeals/rattle/rattles/pull/pulls/shakes/hum/hums/vibrate/vibrates/leaks/leak/grind/grinds/clunks/wobbles .. some/now/little/bit/still/when/again/after/in/to/at/worse
i/we/wife/husband noticed/found/saw/discovered .. smudge/scratch/dent/ding/stain/scuff/chip/streak/streaks/fingerprints/grease/scratches
left streaks/spots/swirls/residue/marks/film/smears
took/takes/needed/required .. second/third/couple/few/another/two/three/several .. try/tries/attempt/attempts/goes/shots
`;
