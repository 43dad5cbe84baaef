/** What praises the work quality of a business as it stands; a field of its lexicon. */
export const WORK_QUALITY_PRAISE = `
fixed/fix/solved/repaired/diagnosed/found/got/right/nailed/done/corrected/resolved .. on/the/it/right/my .. first/one time/try/visit/go/attempt/trip/shot
right/fixed/done .. the first time
found/find/finds/caught/catch/catches/spotted/diagnosed/noticed/pinpointed/identified/figured/fixed/solved/traced ... what/that/which/after/when/where ... other/another/two/three/everyone/nobody/anyone/previous/dealer/last/shops/else
found/find/finds/caught/catch/catches/spotted/diagnosed/noticed/pinpointed/identified/figured/fixed/solved/traced ... other/others/another/two/three/everyone/nobody/no/anyone/previous/dealer/last/shops/weren't/one
found/traced/pinpointed/tracked/located/identified/isolated/diagnosed/spotted/caught the/my/a/an/it/out .. problem/issue/leak/noise/rattle/short/cause/source/culprit/squeak/fault/wire/crack/down
tracked/track/hunted down the/a/my/that/an .. noise/leak/rattle/problem/issue/short/squeak/cause/source
figured/figure out .. what/the/problem/issue/was/why
caught/catch/noticed/spotted a/an/the/some/my/something .. before/early/crack/leak/nail/worn/that
fixed/fix/repaired/solved/cured/cleared/corrected/sorted/resolved .. it/my/the/our/everything/problem/issue/noise/leak/that/what .. problem/issue/leak/noise/rattle/right/perfectly/up/quickly/properly/CAR/ac/transmission/brakes/good/out/FAULT/correctly
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
can't/couldn't/cannot/could/never/wouldn't/not/would .. tell/know/guess/see .. it/there/where/the/that/was/had/anything/which/they/a .. hit/accident/repaired/happened/ever/wreck/damage/scratch/dent/repair/painted
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
ac/air/heat/heater blows/works/is/blowing .. cold/ice/great/perfectly
ac/air/heat/heater works/working .. again/great/hot/fine
made my/the/our/it .. look/looks/looking/run/drive/sound/feel/like .. new/great/better/perfect/beautiful
tech/techs/MECHANIC .. really? understand/understands/know/knows/knew
rotors/brakes/engine/transmission/ac/steering/suspension/alignment/ride/clutch/CAR .. are/is .. silent/smooth/quiet/straight/cold/perfect/tight/new/great/strong
ice cold
paint/color/panel .. match/matches/matched .. perfect/perfectly/flawless/great/exactly/invisible/is
perfect/exact match
looks/look/looked/came .. out? .. new/brand/factory/showroom/perfect/great/amazing/beautiful/never .. again/happened
spotless/sparkling/cleaner/washed/vacuumed/clean inside/out/my/than
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
stays/stayed/stay/remained fixed
stands/stand/stood by their/its/his/the/her/what work/repair/repairs/they
feels/feel/rides/sounds/runs/drives/ran/drove/shifts/handles .. tight/quiet/solid/smooth/silent/brand/planted/strong/new/steady/straight/normal .. again/now/than/after/since/like
feels/rides/sounds/runs/drives .. tight/quiet/solid/smooth/silent/steady/new/amazing/wonderful/awesome/better
held/holding/holds/hold up
never/not/haven't/hasn't/didn't/don't/without .. had/have/having/needed/need to/once? .. bring/take/come/go/bringing/taking/brought/coming .. back
found/find/finds/fixed/fix/figured/solved/diagnosed ... gave/given/couldn't/missed/stumped/unable/failed/can't up/on/find/figure/fix/others?
night and day
good/capable/safe/skilled/expert hands
know/knows/knew what they're/he's/she's/they/he/i'm
fix/fixes/fixed it/things/them/everything once/and/right
CAR back/came/is/was/returned/brought/given/got .. washed/vacuumed/spotless/cleaned/detailed/sparkling/clean
washed and? vacuumed
wash/washed/vacuum/vacuumed the/my/our/your CAR
clean/cleaned/washed/cleaner CAR/inside/interior
thorough/careful/complete/detailed inspection/job/diagnosis/check
thorough
did/do/does/done .. a/an .. bang/cracking/stellar/stand/first/flawless/wonderful/beautiful up/good/great/class/job/work
hums/hum/purrs/purring/purr
solved/cured/fixed/sorted .. once/good/finally .. for/and/all
runs/drives/rides .. great/perfect/better/well
no/not/without/wasn't a? .. more/speck/drop/trace/spot/smudge .. of? squealing/squeaking/grinding/rattling/shaking/clunking/vibrating/vibration/grease/oil/dirt/dust/squeak/squeal/noise
never/not/wouldn't/can't/couldn't .. know/tell/guess .. was/were/had/been ever? hit/wrecked/damaged/dented/scratched/there
feel/feels .. good/great/new/solid/strong/smooth/firm/tight
NUMBER miles since .. still/strong/running/problem/pulling/issue
miles since they/the/i .. rebuilt/replaced/fixed/did/work/repair
knowledgeable/experienced/skilled/certified/talented/sharp/excellent/great techs/tech/technicians/technician/mechanics/mechanic/guys
never/hasn't/haven't/hadn't .. felt/ran/run/drove/driven/handled/sounded/looked/ridden/shifted .. this/so/better/as
topped/top/tops off/up .. fluids/fluid/oil/washer/everything/coolant
put/checked/filled/adjusted .. air in/the/my/all/both .. tires/spare/tire
checked/filled/set/adjusted .. tire/tires pressure/pressures
without being/me/us asked/asking
better than .. day i/we/it
bodywork/paint/paintwork/finish/interior .. gorgeous/flawless/beautiful/perfect/stunning/immaculate/great/amazing
excellent/great/good/amazing/beautiful/superb/fantastic/quality body/paint/repair/mechanical/detail work
repair/work/job .. flawless/perfect/excellent/solid/holding/held
DURATION later .. still/no .. quiet/running/strong/good/problems/perfect/going/holding/great/issues
years/months/miles later .. still/no/not
solved/fixed/took care every/any/all/of .. problem/issue/time
made/make/makes my/the/our/it .. look/looks
got/get/gets/getting right
know/knows the/this/these/my/their/our/your CAR/brand/product/cars
quality is/was there/great/high/excellent/top
not/didn't/couldn't/can't/never .. find/found/see a/any/anything/one .. wrong/flaw/problem/defect
worth every dollar/penny/cent
pointed out/noticed/spotted/flagged .. nail/leak/crack/screw/wear/tire/belt
never .. done/do twice/over/again
never/not/hasn't/haven't .. had/have to .. redo/redone/back/twice
saved/rescued/revived/resurrected my/our/the CAR/engine/transmission/trip/bacon/day
quality .. hasn't/never/not .. slipped/dropped/declined/changed
replaced/installed/serviced/welded/painted/mounted/wired/rebuilt ... right/correctly/properly/perfectly .. first/one? time/try
CAR/truck/brakes/heater/ac/leak/noise/door/window/engine 's/is/was/are/got/gets finally? fixed
finally/did/they've fixed/fix/solved/figured/cured/repaired it/the/my/that/our/out
did .. finally/eventually .. fix/solve/find/figure/repair
works/work/runs/drives/starts/shifts/stops/cools/heats/charges/rolls/closes/opens now/again/fine/perfect/perfectly
made/got/get .. work/working/running/going again
keep/keeps/kept/keeping my/our/the/these/this/it/her .. on/running/alive/going/moving/rolling .. road/for/strong
keep/keeps/kept/keeping my/our/the/this/it/her .. running/alive/going/rolling
can't/couldn't/cannot/never/wouldn't tell/know/guess i/we/it/he/she/where/which/that/there/the
can't/couldn't/cannot/not see/find/spot a/any/where/the/one single? .. seam/line/scratch/dent/mark/repair/weld/flaw/dents
pulling/running/hauling/purring/idling/driving strong/fine/great/smooth/perfect/perfectly
came/come/comes/returned back/out/home .. sparkling/spotless/shining/shiny/gleaming/clean/washed/immaculate/perfect/beautiful/gorgeous/new/great/cleaner
diagnosis was/is/'s .. right/correct/accurate/spot/dead
diagnosed it/the/my? .. right/correctly/accurately/quickly/fast
clean/tidy/neat/tight install/installation/welds/wiring/swap
alignment/steering/calibration/wheel/wheels/pinstripe/welds/lift/gaps .. dead/perfectly/arrow on/straight/level/even/centered
nailed the/my/that/is/was/this
stand/stands/stood behind it/what/them/everything/this
detailed/cleaned/washed/spotless/vacuumed/clean inside and out
never/NT/not had .. feel/run/drive/ride/shift this/so/that/better
job/repair/fix/work .. done/held/holding/holds right/up/fine/great/well/still
does/do/did the job
muffler/exhaust/motor/fan/belt/tires .. is/are/'s .. quiet/silent/smooth
hasn't/haven't/never/not .. skipped/missed a beat
do/does/did/done/got them/mine/ours/hers/his right/properly/correctly
`;
