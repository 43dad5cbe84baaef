import type { ServiceKind } from './service-kind.ts';

export const WHEELS_AND_BRAKES: readonly ServiceKind[] = [
	{
		id: 'brakes',
		keys: 'brake brakes',
		words: `pad job|swap|replacement|set|wear; breaks went|fail|failed|gave|locked|felt|were|feel; wear indicator; coming to a stop; brake; braking; disc|drum|parking|emergency brake; rotor; caliper; abs; anti lock; antilock; master cylinder; brake booster; brakepad; drum & machine|turn|score|shot|worn; handbrake; hand brake; metal on metal; brake by wire;
pad & rotor|disc|caliper|wear|thin|low|squeal|squeak|front|rear|metal|ceramic|millimeter|mm|replace|swap|change|new|set|left|resurface|bed;
disc & pad|replace|warp|new|resurface|skim|rust|pit|score|change|front|rear; drum & rear|replace|shoe|turn|brake; shoes & drum|rear|replace;
my|the|front|rear|new|squeaky|noisy|bad|your|all|needed|need|replace|do|fix breaks; break pad|job|fluid|line|rotor|caliper|repair|service|shoe|pedal|work|replacement; breaks & squeal|squeak|grind|replace|fix|soft|noise|screech|wear|fade|rotor|pad;
pedal & soft|spongy|mushy|floor|pulsate|vibrate|sink|hard|squishy|firm|spongey|shudder; squeal|squeak|grind|shudder|shake|vibrate|screech|pulsate|scrape|judder|wobble & stop|stopping|braking|braked|slow|slowing; squeal|squeak|grind|shudder|vibrate|screech|scrape|judder|wobble > when|whenever|as|if|time > stop|stopped|slow|slowed; slow to stop; take|took > stop > distance; stopping power|distance;
bleed > line|brake|brakes|system; line > bleed; stop on a dime; stops|stopped properly; wheel cylinder; pad & paper|gone|nothing|life|percent|left|shot|toast|worn; stop|stopping like new|again|should; proportioning valve; hydroboost; anchors & replace|fix; e brake; brake light switch`,
	},
	{
		id: 'tire-repair',
		keys: 'tire+repair flat puncture tyre+repair tire+plug',
		instead: 'tires',
		words: `flat tire; a|my|the|had|got|another flat tire; a|had|my|got|with|get|another|fix|repair|the|plug|patch|change flat; flat & fix|repair|plug|patch|change|nail|screw|spare; puncture; run flat & repair|patch|plug;
nail|screw|bolt|glass|metal|staple & tire|wheel|sidewall|tread|rubber|patch|plug|remove; patch|plug|repair|fix > tire|hole|nail|flat|puncture; tire > patch|plug|repair|puncture|leak|deflate|blow|flat|lose|nail|hole|slash; pick|picked|ran|run up|over > nail|screw|bolt|glass|debris;
slow leak; lose|leak & air|psi; air > leak; leak & rim|bead; blowout; blow out; blew a tire; tpms; tpms & sensor|replace; tire pressure light|sensor|monitor|warning; tire & low|light|warning; valve stem; sidewall; plugged it; patched it; plug and patch; bead seal|reseal|leak; reseal > bead|rim; hole > tire|tread; go|goes|going|gone|went flat; fix a flat; spare & drove|drive|limp|donut|put; donut & drove|drive|spare|limp; tire|tyre pressure; puncher; puncturing; curb|pothole > blow|flat|puncture|slash; rim & leak|bend|straighten|crack`,
	},
	{
		id: 'tire-rotation',
		keys: 'rotation rotate rotation+balance tire+balance balancing',
		instead: 'tires',
		words: `tire|wheel rotation; rotation; tire|wheel|wheels & rotate; rotate and balance; rotate|rotated; balance|rebalance & tire|wheel|four|rotate|rotation|set|rim|shimmy; wheel|tire|road force balance; out of balance; road force; wheel weight; swap|switch|move > front > back|rear; front to back|rear; cross rotate`,
	},
	{
		id: 'tires',
		keys: 'tire tires tyre tyres',
		words: `coopers; bf goodrich; studded; inner tube; tire size; tire; tread; michelin; continentals; general grabber; firehawk; uniroyal; maxxis; vredestein; goodyear; bridgestone; pirelli; yokohama; hankook; toyo; bfgoodrich; bfg; bfgs; nitto; kumho; falken; dunlop; cooper tire; continental tire; blizzak; nokian; wrangler at; all|three season|terrain|weather tire; set of rubber; all seasons|terrains; seasons|terrains & all|mount|set;
new|fresh|more rubber; rubber & bald|new|set|wear|four; snow|winter|mud|summer|run tire|set|wheels; snows & mount|put|swap|install; snow flake rated; winter & swap|rubber|mount; mount and balance|balanced; mount & wheel|rim|set|four; run flats; wear bars; bald & tire|rubber|tread|four|all; baldies; tread depth; retread; remould; wear > even|inside|outside; bubble|bulge|egg & tire|sidewall; set of four; low profile tire; spare tire; tire mount|sale|deal|purchase; dry rot|rotted`,
	},
	{
		id: 'alignment',
		keys: 'alignment align',
		words: `realign; off center; steering wheel & off|bent; steering & off|crooked; dog tracking; crabbing; alignment; realignment; align|realign & wheel|car|truck|laser|properly|vehicle|steer|suv; wheel tracking; tracking & adjust|done|wheel|out|off|correct|set|right|sort|fix|reset; align|realign perfect|perfectly|properly|correctly;
pull|veer|drift|wander|swerve|yank|tug|dart to the|one left|right|side; pull|veer|drift|wander|tug left|right|sideways; pull|veer|drift|wander|tug > shoulder|ditch|median|guardrail|oncoming|curb; drift|wander|veer over|off; pull|veer|drift > one side; pull|veer|drift > to the left|right|side|shoulder|curb; drift|wander > lane|lanes|line|road|highway|freeway|interstate;
steering wheel & crooked|straight|tilt|level|cocked|center|centered|sideways|cockeyed|angle; wheel & crooked|cockeyed|cocked|sideways|centered; steer|steering off center|crooked|straight; track|drive|go > straight > arrow|line|again; drives|tracks straight; straight as an arrow; line|lined up > wheel; want > go left|right; laser align|alignment; geometry & wheel|check|four|set|suspension; hands off the wheel; rolls straight; toe in|out|link; set|adjust|correct > toe|camber|caster; toe|camber & adjust|set|spec|off; camber; caster; thrust angle; uneven|inside|outside|feather|uneven|edge tire wear; wear uneven|unevenly; edge > wear > tire; dead straight; let go of the wheel`,
	},
	{
		id: 'suspension',
		keys: 'suspension steering shocks struts',
		words: `strut; suspension; shock absorber; shocks; shock & strut|replace|blow|leak|new|mount|bad|kyb|bilstein|monroe; ball joint; control arm; wishbone; drop link; bush & worn|replace|suspension|rear|front|perish; top mount; coilover; bump stop; damper & replace|leak|worn; lower arm; anti roll; springs & replace|front|rear|new|break|broke; power steer; bouncy; bouncing like; rides|rode|drives like a boat|truck|buckboard|wagon; rough ride; tie|track rod; sway bar; stabilizer bar|link; anti roll bar; end link; bushing; wheel bearing|hub; bearing & hum|noise|growl|replace|hub|wheel|front|rear|roar|bad|press|whine; hub assembly; leaf|coil|helper spring; spring & broken|break|replace|snap|sag;
power|electric steering; rack and pinion; steering rack|column|gear|box|fluid|pump|knuckle|linkage|shaft|damper|stabilizer|angle; steer|steering & loose|stiff|play|wander|heavy|whine|groan|hard|tight|slop|sloppy|clunk|assist|fluid|leak;
clunk|knock|bang|creak|rattle|thump|squeak|pop|bounce|bottom|noise|float > bump|bumps|pothole|potholes|turn|turning|railroad|dip|corner|corners; clunk|knock|bang|creak|rattle|thump|squeak|pop|groan > over|hit|hitting > bump|bumps|pothole|potholes|dip|tracks; clunk|knock|bang|creak|rattle|thump|squeak|pop|groan > every|whenever|when|each|over > bump|bumps|pothole|potholes|turn|corner|dip; front end & loose|work|clunk|shake|noise|shimmy; cv axle|joint|boot|shaft; axle & replace|boot|click|shaft|seal|leak|half|cv|noise; half shaft; u joint; lift|lowering|leveling|level|air kit|ride|bag; air ride; airbag suspension; death wobble; sag & rear|front|back; rides smooth|rough|like; ride height; knuckle; idler|pitman arm; trailing arm; subframe; track bar; torsion bar`,
	},
];
