import type { AspectLexicon } from './aspect-lexicon.ts';

export const FACILITY: AspectLexicon = {
	nouns: `
waiting/customer room/area/lounge/rooms/areas
lounge/lobby/showroom/showrooms/restroom/restrooms/bathroom/bathrooms/toilet/toilets/washroom
facility/facilities/building/premises/grounds/amenities
coffee/espresso/snacks/donuts/doughnuts/cookies/popcorn/vending/refreshments/beverages/tea/latte
wifi/internet/outlets/outlet/wi fi
parking lot/spot/spots/space/spaces?
parking
chairs/couch/couches/sofa/sofas/seating/furniture
tv/television/tvs/magazines
air conditioning
decor/atmosphere/ambiance/ambience
play corner/area/room
playroom/kids/children's corner/area/play/room
floors/ceiling/roof/signage/entrance/driveway
place/shop/dealership is/was/looks/looked/smells/smelled
place/shop/dealership itself
cafe/café/bistro/bar
desks/workspace/workspaces/workstation/workstations/atrium/courtyard/patio/showers/shower/recliners/arcade
loo/latrine/washrooms
chargers/charger/charging
`,
	good: `
clean/cleanest/spotless/immaculate/tidy/sparkling
clean/cleanest/spotless/immaculate/tidy shop/place/facility/store/dealership/restroom/restrooms/bathroom/bathrooms/building/lobby/lounge/showroom/waiting
well kept/maintained
comfy/comfortable chairs/seats/seating/waiting/couch/couches/lounge/room/area/sofas/lobby/place/sofa/leather
modern/gorgeous/beautiful/luxurious/spacious/cozy/upscale/fancy/inviting/bright showroom/building/facility/lounge/lobby/waiting/dealership/place/room/space/area
cozy/comfy/spacious/roomy
`,
	bad: `
dirty/filthy/grimy/disgusting/unclean/nasty/gross/smelly/stinky/dingy/stained/sticky restroom/restrooms/bathroom/bathrooms/lobby/waiting/floors/floor/chairs/place/building/carpet/lounge/coffee/toilet/showroom/facility/room/seats/shop/couch
filthy/dingy/rundown/dilapidated/dated/outdated/shabby/cramped/stuffy/grimy/musty/depressing/drab
run down
falling apart
uncomfortable chairs/seats/seating/couch/waiting/lounge
`,
	praise: `
not/didn't/don't/never want to leave .. play/lounge/area/room
plenty/lots/ton/tons of parking/seating/outlets/snacks/seats/chairs/coffee/magazines/toys/light
free/complimentary/good/great/decent/fresh/hot/excellent/delicious/best/unlimited/tasty .. coffee/espresso/snacks/donuts/cookies/popcorn/wifi/drinks/refreshments/water/latte/breakfast/cappuccino/muffins/wi/cocoa/charging
~snack/coffee/espresso bar/machine/station
fast/free/strong/great/good wifi/internet
easy/ample/convenient/plentiful/covered parking
parking .. easy/plentiful/ample/breeze
play/kids/kid's/children's/toy corner/area/room/section/table/zone
working/work/quiet space/spaces/desk/desks/station/stations/cubicles/area
place to work/sit/charge
massage chair/chairs
big screen
smells/smelled/smell good/great/fresh/amazing
could eat off
bathrooms/restrooms/restroom/bathroom .. clean/spotless/smelled/cleanest
nice/nicest/great/lovely/pretty/comfortable/clean/big/brand/beautiful/new .. waiting/facility/lounge/lobby/showroom/building/restroom/restrooms/bathrooms/area
comfortable/clean/big/beautiful/brand dealership/place
heated/cool/warm/quiet waiting/lounge/lobby
could/can perform/do .. surgery
could/can eat .. off
wifi/internet/tv/outlets actually/always/really/even? works/worked/working
wifi/internet/coffee .. strong/hot/fresh/good/great/fast
somewhere/place/spot/area/room/table/tables/desk to/for/where .. work/plug/relax/sit/charge/play/kids
coffee/espresso/snacks/drinks/water/cookies/donuts/popcorn/treats .. free/fresh/hot/waiting/good/great/available/delicious/excellent
cool/bright/airy/welcoming/homey/relaxing/pleasant/inviting lobby/lounge/showroom/waiting/place/building/room/space/atmosphere
kept my/the/our .. kids/kid/twins/toddler/son/daughter/grandkids/boys/girls .. happy/busy/entertained/occupied
easy/convenient to find/park/get
convenient/central/handy/great/good/perfect/excellent location
close to home/work/my/the
conveniently located
plenty/lots/tons of .. parking/seating/seats/outlets/chairs/light
plenty/lots/tons of room/space to/for .. park/sit/wait/spread/work/kids/customers
well lit/kept/appointed/maintained
clean and? comfortable/modern/bright/tidy/spacious/inviting/cool/welcoming/neat/well/organized
neat/tidy/spotless/immaculate/gleaming
smells/smelled/smell like coffee/new/cookies/popcorn/fresh
chairs/seating/couches/sofas .. comfy/comfortable/plush/soft/cozy/nice
separate/private/quiet room/area/space
easier/easy/simple/convenient/close .. to get in/into/to .. out/of/from
easy/easier to find/reach/access/get
comfy/cozy/comfortable/plush/massaging recliners/chairs/couches/sofas/seats/stools
clean/spotless/shiny/polished floors/floor/counters/windows
selection of snacks/drinks/coffee/coffees/beverages
almost didn't/hated to .. want/leave
view of/over/into
comfortable place/room/area/spot to
everything/everywhere/inside is/was/looks .. clean/spotless/neat/tidy
bathroom/bathrooms/restroom/restrooms/lobby/lounge/place/building/floor/shop/waiting .. cleaner/nicer/fancier/quieter/comfier than
purty/pretty/handsome/sharp/slick/swanky/classy/snazzy/ritzy/gorgeous/lovely/beautiful/stunning building/showroom/lobby/lounge/atrium/place/facility/grounds
sharp/nice/good/great looking place/building/showroom/lot
sweet/hot/proper/iced/homemade/fresh tea/cocoa/pie/cookies
watch/see .. through .. window/glass
~had/have a desk/table/booth
easy in ... out
after hours/night drop
quiet/comfy/cozy/nice place/spot/corner/room/area/chair/chairs to? wait/sit/work/read
seats/seat/chairs/benches in/at the? .. soft/comfortable/comfy/nice/plush/cushy
plenty/lots/tons/enough of? places/spots/tables/room/outlets/seats to plug/charge/sit/work/park/wait
`,
	complaints: `
nowhere to park/sit
one/only/single toilet/bathroom/restroom .. for/locked/and/in
no place/where/chairs to park/sit
not/isn't/wasn't/no .. place/spot/chair/where/seat to sit/park/stand/wait
ugly/hideous/drab/bleak/depressing building/place/room/lobby/showroom/lounge
no/few/little/zero/limited/without any/enough/free/hot/cold/real/decent/working/public/customer? parking/seating/outlets/seats/chairs/wifi/coffee/restroom/bathroom/toilet/heat/ac/soap/towels/shade/snacks/magazines/water/privacy
not/never/isn't/wasn't/aren't/enough .. parking/seating/outlets/seats/chairs/wifi/coffee/restroom/bathroom/toilet/heat/ac/soap/towels/shade/snacks/magazines/water/privacy
parking .. nightmare/tight/joke/terrible/impossible/zoo/disaster/tiny/awful/mess/limited/nonexistent/scarce/full/hard
can't/couldn't/hard/impossible/difficult to? .. find/park/get .. spot/parking/space/in
wifi/internet/wi/tv/coffee/machine/fountain/vending/toilet/restroom/password/dispenser .. broken/never/down/slow/didn't/doesn't/wasn't/not/out/spotty/dead/clogged/empty/burnt/stale/stuck/blaring/wouldn't/loud/terrible/awful/weak/undrinkable
broken/busted/empty/clogged/blaring/overflowing .. vending/machine/chair/chairs/toilet/seat/ac/heater/dispenser/tv/trash/couch/door/sink
coffee .. cold/burnt/stale/awful/terrible/old/sludge/mud/tasted/gone/battery/weak/bad/undrinkable
cold/stale/burnt/terrible/awful/bad/old/lukewarm/burned/weak coffee/donuts
freezing/stuffy/hot/cold/cramped/crowded/noisy/loud/tiny/dark/smelly/dirty/filthy/sweltering/boiling/gloomy/messy/small .. waiting/lobby/lounge/showroom/room/area/restroom/bathroom/building/restrooms/bathrooms
waiting/lobby/lounge/showroom/room/area/building/restroom/bathroom/restrooms/bathrooms/place/facility/chairs .. freezing/stuffy/hot/cramped/crowded/noisy/loud/tiny/dark/smelled/smells/smelly/small/stank/reeked/reeks/mop/cleaning/sticky/disgusting/gross/falling/torn/dated/old/outdated/needs/needed/packed/stinks/smells/dump/mess/dirty/hard/murder/uncomfortable/icebox/sauna/filthy/cold/chilly
chairs/seats/seating .. hard/uncomfortable/murder/torn/broken/stained/plastic/few/back/killed
plastic/folding/hard/torn/stained chairs/seats/couch/seat/benches/carpet
doesn't/don't/didn't/not look like much/pretty
not/isn't/ain't much to look at
needed/needs/need/could use/could .. mop/cleaning/remodel/paint/update/facelift/renovation/makeover/soap/scrubbing/updating/repainting/upgrade/refresh
could/should use/have/need/add/get ... waiting/parking/chairs/seating/lobby/lounge/coffee/restroom/building/wifi/outlets/snacks/bathroom/tv/seats/room/signage
looks/look/looked/seen better run/dump/rough/shabby/like/days/old/tired/abandoned/sketchy/neglected
looks/looked like? a? dump/hole/barn/shack/junkyard/mess
seen better days
a dump
hole in the wall
eyesore
kill them .. coffee/clean/heat/water/chair/chairs/snacks/wifi/vacuum/mop/soap
no toilet/paper paper/towels
reeked/reeks/stank/stinks of/like
if .. waiting/wifi/coffee/parking/lobby/lounge/restroom/bathroom/chairs/seating/building .. had/was/were/worked/would
wish ... waiting/wifi/coffee/parking/lobby/lounge/restroom/bathroom/chairs/seating/building/snacks/outlets/tv/shade
would/be nice .. have/had/if/offered ... coffee/wifi/chairs/seating/outlets/parking/snacks/restroom/water/shade/tv
nobody/no/never/hasn't/haven't/not/hadn't .. cleaned/updated/mopped/swept/painted/renovated/emptied/dusted
fix/fixing/replace/repair/update/updating/clean/cleaning the/that/their .. heat/ac/lounge/lobby/restroom/bathroom/chairs/seating/wifi/toilet/parking/waiting
tv/music/radio/speaker/speakers .. blasting/blaring/loud/stuck/screaming/cranked/deafening/volume
blasting/blaring/deafening .. tv/music/news/radio/speakers
soap/towels/tissue .. out/empty/gone/none
trash/garbage/bin .. overflowing/full/everywhere/piled
overflowing trash/garbage/bin/bins/toilet
parking/lot .. circle/circling/tight/nightmare/tiny/packed/cramped/full/crowded/maze/blocked/hassle/pain
circling/circle/circled/drove/drive .. block/lot/around .. parking/spot/mornings/twice/times/block/for
tired/dated/grubby/grungy/sad/dreary/dull/neglected/ancient/outdated .. lobby/lounge/showroom/building/place/waiting/furniture/decor/carpet/room/facility
place/building/lobby/lounge/showroom/room/facility/shop .. looks/looked/feels/is/was/felt .. tired/dated/sad/grubby/neglected/abandoned/old/cheap/dreary/dirty/run/rough/ancient/depressing
duct/duck tape/taped
somewhere/anywhere to .. plug/sit/park/charge/wait/work/put
nowhere .. sit/plug/park/wait/charge/stand/put
no/not/aren't/isn't/wasn't/weren't/too/few any/enough/many? places/chairs/seats/room/outlets/spots/space/parking/seating
hard/difficult/tough/impossible to find/park/locate
smelled/smells/stank/stinks/reeked/reeks of/like
restroom/bathroom/toilet/room/machine/sink/fountain .. out of order
out of order
ladies/men's/mens/women's room .. out/dirty/filthy/disgusting/locked/closed/gross/smelled
puddle/puddles .. floor/sink/bathroom/lobby/restroom
not/none/no/nothing .. outlet/outlets/tv/machine/wifi/heater/works .. works/work/worked/working
undrinkable/inedible
more parking/seating/chairs/outlets/spots/snacks
not/isn't/wasn't a/one single? outlet/chair/seat/spot/restroom/bathroom/toilet/window
hardly/barely/not/never/isn't/wasn't/no .. anywhere/place/where/room to .. sit/park/wait/work/stand/plug
zoo
cars/lot/parking .. backed/piled/jammed/packed/crammed up/into/in
plastic chair/chairs
roaches/roach/rats/mice/mouse/bugs/flies/ants/cockroach/cockroaches/spiders/mold/mildew
old/older/aging building/facility/place
nothing fancy
heater/ac/wifi/tv/coffee/machine/toilet/internet .. hasn't/never/doesn't/didn't/isn't/wasn't/not .. work/worked/working
place/room/lobby/lounge was/is .. freezing/sweltering/boiling/cold/hot
machine/vending ate
could/should have? be/been cleaner/warmer/bigger/cooler/nicer/quieter/brighter
wifi/tv/machine/ac/heat/heater/toilet/internet ... hasn't/never/doesn't/didn't/not work/worked/works/working
lot/yard/entrance/parking is/was/gets/'s/ices .. jammed/packed/full/messy/muddy/icy/tight/cramped/unlit/over/dark/badly/poorly
messy/icy/muddy/gravel/tiny/tight/cramped/crowded/dark/unlit/cluttered lot/yard/parking/entrance
no/without/zero wheelchair? ramp/elevator/charger/chargers/rack/tables/table/tv/wheelchair/handicap/bench/benches/changing/fan/signs/shade/blinds/sunshade
bad/poor/weak/no/spotty/zero cell? signal/reception
tv/television/music/radio .. turned down
needed/need/bring/wear/wore a/my sweater/jacket/coat/blanket/fan/parka/gloves
lounge/room/lobby/waiting/showroom/office/area/building/bathroom/restroom is/was/'s .. a/an/like/just .. hallway/closet/bunker/trailer/shed/dungeon/cave/box/shoebox/basement/sauna/freezer/icebox/madhouse/cell/prison/tomb/sin
good luck parking/finding
blah/meh/watery/instant/bitter/weak/undrinkable/tepid/so coffee/tea/snacks
coffee tastes/tasted/smells/is/was like/of/watery/weak/bitter/blah/bad
smell/odor/odour/stench/funk .. in/of/from .. restroom/bathroom/lobby/waiting/room/lounge/building
badly/poorly/dimly lit
lobby/lounge/room/area/showroom/lot/bathroom/restroom/seating/chairs/waiting .. is/was/are/were/'s .. small/tight/little/cramped/bare/plain/basic/worn/tired/loud/cold/hot/warm/dark/crowded
waiting room tv/television .. loud/blaring
ran/out out? of .. coffee/cups/water/towels/soap/creamer
hard/uncomfortable/plastic/wobbly seats/chairs/seating/bench/benches
chair/chairs/seats/bench/couch is/are/was/were/'s? .. hard/stiff/uncomfortable
no/nowhere/not place/spot/room/anywhere? to charge/plug/work/sit/park/wait/stand/put/eat
every/all/most .. seat/seats/chair/chairs .. taken/full/occupied
standing room
had to stand
`,
	facts: `
there/they is/are/was/has/have a/an .. tv/coffee/waiting/lounge/lobby/parking
located/location
`,
};
