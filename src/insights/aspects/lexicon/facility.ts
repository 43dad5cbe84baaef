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
`,
	good: `
clean/cleanest/spotless/immaculate/tidy/sparkling/well kept/maintained
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
plenty/lots/ton/tons of parking/seating/outlets/space/room/snacks/seats/chairs/coffee/magazines/toys/light
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
bathrooms/restrooms/restroom/bathroom .. cleaner/clean/spotless/smelled/cleanest
nice/nicest/great/lovely/pretty/comfortable/clean/big/brand/beautiful/new .. waiting/facility/lounge/lobby/showroom/building/restroom/restrooms/bathrooms/dealership/place/area
heated/cool/warm/quiet waiting/lounge/lobby
`,
	complaints: `
nowhere to park/sit
one/only/single toilet/bathroom/restroom .. for/locked/and/in
no place/where/chairs to park/sit
not/isn't/wasn't/no .. place/spot/chair/where/seat to sit/park/stand/wait
ugly/hideous/drab/bleak/depressing building/place/room/lobby/showroom/lounge
no/not/never/few/little/zero/limited/isn't/wasn't/aren't/enough .. parking/seating/outlets/seats/chairs/wifi/coffee/restroom/bathroom/toilet/heat/ac/soap/towels/shade/coffee/snacks/magazines/water/privacy
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
`,
	facts: `
there/they is/are/was/has/have a/an .. tv/coffee/waiting/lounge/lobby/parking
located/location
`,
};
