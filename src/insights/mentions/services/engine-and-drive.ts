import type { ServiceKind } from './service-kind.ts';

export const ENGINE_AND_DRIVE: readonly ServiceKind[] = [
	{
		id: 'oil-change',
		keys: 'oil lube lof',
		words: `synthetic; did|do|does|doing the|my|our|an oil; sump plug|drain; overfill > oil; dipstick; grease & fitting|zerk|chassis|joint; ?drain and refill|refilled|fill; fluids changed; oil change|service|filter|swap|replacement|level|life|special|coupon|appointment; oil & change|drain|swap|replace|refill|renew|flush|due|dirty|synthetic|dipstick|quart|quarts|fresh; oilchange; lube|lof; weight|grade|viscosity & oil; quick|express lube; quart & oil|filter|synthetic; synthetic & drain|refill|change|switch; mobil 1|one; castrol; pennzoil; valvoline oil; lube job; synthetic oil|blend; full|semi|regular synthetic; top|fill|add > oil; oil > top|low; oil and|plus|& filter; fresh|clean|new|conventional|old|used|mobil oil; drain plug|bolt|plugs; oil plug|drain|cap|dipstick; drain pan; 5w|5w30|5w20|0w20|0w|10w; due for oil; filter and oil; oil done`,
	},
	{
		id: 'engine',
		keys: 'engine motor',
		words: `head gasket; timing chain|cover|gear; engine|motor & rebuild|replace|swap|knock|mount|repair|noise|seize|fail|blow|overhaul|stall|rough|tick|reman|crate|used|smoke|swap|shudder|die|sputter|block|oil|cough|bog|hesitate|surge; misfire; mis fire; rough|high idle; run|ran|running rough|roughly|lumpy|rich|lean; cut|cuts|cutting out at|on|when|while|in; sump; tick|ticking & lifter|valve|cold|engine|startup; loss of power; no power; power loss; gutless; judder & accelerate|idle|engine; sprung > leak; oil & puddle|drip|dripping; backfire; wouldn't rev; vacuum leak; car|truck|engine|van|suv|vehicle|jeep hesitate; hesitate > step|press|floor|merge|accelerating; fuel line|tank|gauge|sender; ?runs|running like new|top|dream; idle & rough|high|low|surge|hunt|shake|lumpy; stall; oil leak|burner|consumption|pressure|pump|pan|cooler|burning; leak & oil; burning|burns|drinking|using|eating oil|quart; burn|burning|drink|drinking|drank|eat|eating|use|using|losing & quart|quarts; burn|burning|drink|drinking > oil; ring & piston|shot|compression|worn|oil; rings were|are|shot; valve cover|job|train|guide; rear main|seal; piston; rod bearing|knock; crankshaft; crank sensor|seal|pulley; camshaft; cam phaser|sensor; phaser; lifter; rocker arm; turbo; turbocharger; supercharger; injector; fuel pump|rail|injector|pressure; intake manifold|gasket; ?intake; pcv; vvt; ?compression; ?cylinder; long|short block; bottom|top end; ?overhaul; maf; mass air; motor mount; gasket; lose|lost|no|lack power; smells|smell like oil; blow|blown motor|engine; hesitate|sputter|bog|surge > accelerate|gas|hill|hills|acceleration|throttle; sputter; die > idle|light|stop; knocking; loss of power; ?throttle; carburetor; smoke & blue|white|black; fuel leak; ?engine`,
	},
	{
		id: 'cooling',
		keys: 'cooling coolant radiator',
		words: `coolant; antifreeze; puddle & green|pink|orange; steam|steaming & engine|bonnet|pour; boil|boiling over; hot & gauge|needle; cook > engine; anti freeze; radiator; thermostat; water pump|outlet|leak; overheat; over heat|heated|heating; run|ran|getting|get|got hot; temp|temperature > gauge|needle|climb|light|high|spike|red; gauge|needle & hot|climb|red|temp|temperature|pegged; cooling fan|system; fan clutch|shroud; radiator fan|cap; expansion|overflow|coolant|surge tank|reservoir|bottle; heater core; steam & hood|engine|pour|billow|rise; boil over; sweet smell; rad flush|leak|cap`,
	},
	{
		id: 'transmission',
		keys: 'transmission gearbox drivetrain clutch',
		words: `slip > second|third|fourth|first|gears; lurch|buck|jerk from|off; tcm & reflash|replace|program|update; get|go|put|going|shift > into gear; stay > in gear; clunk|bang|slam|thud|lurch > drive|reverse; pop > out > gear|third|first|second|fifth; stick|stuck in first|second|third|fourth|fifth|park; delay|hesitation > drive|reverse|gear; burnt fluid; shift like; transmission; tranny; trans & slip|rebuild|shift|leak|replace|bad|new|drain|reman; automatic|auto box; ?slipping; hunt > gears|gear; kick down; kickdown; into|out gear; won't|wouldn't|not > gear; syncro; transaxle; solenoid & shift; torque convertor; paddle shift; trannie; trans fluid|service|flush|leak|cooler|rebuild|mount|pan|filter|issue|problem|oil; gearbox; gear box; gearbox|transmission|trans oil|fluid|flush|service|rebuild|mount|cooler|leak|line|pan; gearbox|transmission & oil; gear box oil leak; manual|automatic gearbox; cvt; clutch; torque converter; shift & hard|rough|rougher|smooth|smoothly|smoother|slip|gear|jerk|delay|late|lurch|harsh|clunk|reverse|park|buttery|gears|funny|flare; shift out of|into; shift > drive|second|third|first|reverse|overdrive; slip & gear|gears|clutch|drive; gear & slip|grind|stick|stuck|pop|reverse|skip|hunt|linkage|selector; grind > gear|gears; reverse & no|lose|go|quit|won't|slow|gone|clunk; transfer case; dual clutch; dsg; clutch pedal|disc|kit|plate|slave|master|cylinder; valve body; flywheel; shifter; gear oil; drive shaft; driveshaft; drivetrain; driveline; jerk|lurch|shudder|buck > accelerate|gear|gears|speed|speeds; flare > gear|gears; ?gear; ?gears; synchro`,
	},
	{
		id: 'differential',
		keys: 'differential 4wd',
		instead: 'transmission scheduled-maintenance',
		words: `differential; diff fluid|service|leak|oil|noise|whine|seal; rear end & whine|noise|fluid|howl; pinion seal; 4wd|awd & engage|service|fix|repair|work; four wheel drive & engage|service|fix|repair|work`,
	},
	{
		id: 'tune-up',
		keys: 'tune tune-up tuneup spark',
		instead: 'scheduled-maintenance engine',
		words: `tune up; tuneup; tuned up; spark plug|plugs; plug|plugs & coil|wire|wires|gap|ngk|iridium|original|change|replace|foul|ignition; set of plugs; new plugs; plugs|coils; ignition coil|wire|module; coil pack|packs; coils; distributor; throttle body clean|service|cleaning; throttle body; fuel|injector|injection|induction system clean|cleaning|service; injector|induction|carbon clean|cleaning|service; carbon buildup|cleaning|deposits; tune & engine|car|truck`,
	},
	{
		id: 'exhaust',
		keys: 'exhaust muffler',
		words: `thief|thieves & cat|converter; catback; cat back; exhaust; exhaust pipe|leak|system|manifold|clamp|hanger|gasket|fan; muffler; silencer; back box; backbox; centre|center pipe|section; cat theft; blowing & manifold; catalytic converter; catalytic; cat converter; cat & stolen|steal|converter|theft|rattle|clog|cut|back; converter & stolen|clog|replace|steal; tailpipe; tail pipe; o2|oxygen sensor; flex pipe; mid|middle|y|cross pipe; midpipe; manifold & exhaust|crack|leak; downpipe; down pipe; resonator; heat shield; egr; rotten egg; exhaust|gas fumes; straight pipe; loud & rumble|pipe|muffler|drone; carbon monoxide; hangers & pipe; sounds|sounded like race|tank|racecar; sound|sounds|sounded|sounding > like > race|tank|tractor|lawnmower|motorcycle|dragster|racecar|helicopter|harley|monster`,
	},
	{
		id: 'state-emissions',
		keys: 'emission emissions smog',
		instead: 'exhaust state-inspection',
		words: `emission; smog; sniffer|sniff test; tailpipe test; evap; readiness monitor; drive cycle & emission|smog|monitor|readiness; e check; echeck; ?gas cap & light|code|test`,
	},
	{
		id: 'belts-hoses',
		keys: 'belt belts hose hoses',
		instead: 'cooling engine scheduled-maintenance',
		words: `serpentine|fan|drive|timing|accessory|alternator|ac|power|v|pulley|aux belt; serpentine; belt & squeal|snap|crack|fray|replace|tension|whine|chirp|slip|screech|new|loose|old|tensioner|shred|hose; heater|radiator|coolant|vacuum|upper|lower|overflow hose; hose & burst|leak|crack|split|replace|collapse|clamp|rot|blow; ?hose; tensioner; pulley; cambelt; cam belt; timing kit`,
	},
];
