/** Names by which customers call the cars they bring in, as a choice of words in a pattern. */
export const CAR_NAMES =
	'trade/tradein/clunker/beater/hooptie/jalopy/rig/ride/honda/toyota/ford/chevy/chevrolet/nissan/jeep/dodge/' +
	'kia/hyundai/subaru/buick/mazda/bmw/audi/lexus/volvo/acura/cadillac/lincoln/chrysler/gmc/pontiac/saturn/' +
	'mercedes/volkswagen/vw/mini/tesla/jaguar/jag/civic/corolla/camry/accord/altima/focus/f150/silverado/ranger/' +
	'equinox/impala/wrangler/outback/forester/prius/tacoma/tundra/malibu/fusion/escape/explorer/rogue/sentra/' +
	'elantra/sonata/jetta/passat/sienna/odyssey/highlander/rav4/crv/tahoe/suburban/mustang/camaro/corvette/' +
	'cherokee/sedan/suv/minivan/van/truck/pickup/wagon/coupe/flatbed/car/cars/hybrid/motorcycle';
