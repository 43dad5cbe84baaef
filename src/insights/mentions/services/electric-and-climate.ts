import type { ServiceKind } from './service-kind.ts';

export const ELECTRIC_AND_CLIMATE: readonly ServiceKind[] = [
	{
		id: 'ev-charging',
		keys: 'charger charging+station ev+charging',
		instead: 'hybrid-ev',
		words: `ev|home|level|wall|fast charger; charging station|port|cable|cord; charge port; supercharger station; charger & install|ev|electric|level|home; public charging`,
	},
	{
		id: 'hybrid-ev',
		keys: 'hybrid ev electric+vehicle ev-service electric',
		words: `hybrid battery|system|inverter|pack|service|tech|technician|fan|filter; traction|high voltage|drive battery; hybrid; ev; electric car|vehicle|truck; plug in hybrid; phev; bev; battery health|pack|module|degradation; inverter; regen braking; kwh; tesla; state of charge; high voltage`,
	},
	{
		id: 'battery',
		keys: 'battery batteries',
		words: `battery; flat|dead|new battery; cold cranking; cca; jump|jumped start|started|box; jump > car|truck|it|me|suv|van|jeep|vehicle|battery; jumper cable; boost > battery|car; hold > charge; keep > charge; 12 volt; 12v; 12 v; agm; battery terminal|cable|test; terminal & corrode|corroded|clean|loose|post; corrosion & terminal|post|cable`,
	},
	{
		id: 'electrical',
		keys: 'electrical electric alternator starter lighting electronics',
		words: `alternator; starter; starter motor; battery light|warning; charging light; solenoid; fuse; fuse box; wiring; rewire; wire|wires & chew|fray|short|loose|bad|broken|ground|rub|corrode|pinch; harness; short circuit; electrical; electrics; electronics; electric issue|problem|gremlin|short; gremlin; ?relay; ground wire|strap|cable; parasitic draw|drain; draw & battery|amp|parasitic; drain > battery; charging system; ignition switch|cylinder|lock; not|stop|stops|stopped charging;
headlight; headlamp; head light|lamp; taillight; tail|brake|dome|license|fog|reverse|backup|marker|plate|interior|map light|lamp|bulb; turn signal; blinker; bulb; daytime running; hid|led headlight|bulb; power|electric window|seat|lock|door|mirror|sliding|tailgate|liftgate|hatch; window motor|regulator|switch; window & roll|stick|stuck|up|down|motor; door|lock actuator; lock & door|actuator|power|stuck; ?horn; blower resistor;
module|computer|ecu|ecm|pcm|bcm|tcm & replace|reprogram|program|flash|update|bad|fry|fault|reset; infotainment; touchscreen|screen|radio|stereo|camera|display|bluetooth|speaker|navigation & fix|replace|blank|dead|glitch|freeze|froze|update|repair|black|reset; ?software|firmware update|reflash|upgrade; gauge|instrument cluster; speedometer; clock spring; sunroof motor|switch; heated|heat seat|seats; trailer wiring|plug; click > key|start|crank|turn; ?crank & no|slow|start|not|won't; flicker & light|dash|headlight; rodent; mice|mouse|squirrel|rat & chew|wire|harness|nest; sensor & camshaft|speed|parking|replace|abs|bad`,
	},
	{
		id: 'ac-repair',
		keys: 'ac a/c air+conditioning hvac climate ac-repair ac-service heating',
		words: `ac; a c; air con|conditioning|conditioner|conditioned|condition; freon; refrigerant; regas; r134; r134a; r 134a; cold|cool|icy|chilly|frosty air; blow > cold|warm|hot|ice|cool|air|lukewarm; ice|icy|freezing|frosty cold; cold|cool as ice; recharge; compressor; condenser; evaporator; evap core; blower; blower motor|fan|resistor; hvac; climate control; heater; heat & work|quit|fix|no|blow|stop|stay; defrost; defroster; vent & cold|hot|warm|air|blow|smell|musty; blend door; heater control; cabin & hot|cold|cool|sweat`,
	},
	{
		id: 'diagnostics',
		keys: 'diagnostic diagnostics diagnosis diag troubleshooting',
		words: `diagnostic; diagnosis; diag; misdiagnose; check engine; engine light; service engine|vehicle soon; maintenance required light; CEL; MIL; warning|idiot|service|trouble|malfunction|orange|yellow|amber|esc|traction light|lamp|indicator; light|lights & dash|dashboard|cluster; dash|dashboard & light|lit|christmas|warning|flash; christmas tree; code|codes & read|pull|scan|throw|clear|reset|p0420; trouble|fault|error|obd|diagnostic code; obd; obd2; obdii; odb; scan tool; ?scanner; scan & car|truck|computer|system|vehicle|code; noise|rattle|squeak|whistle|vibration|problem|issue|symptom|gremlin|sound|leak|complaint & duplicate|replicate|reproduce|pinpoint|diagnose|isolate|trace|recreate|chase|troubleshoot|intermittent|mystery; duplicate|replicate|reproduce|recreate > it|noise|problem|issue|concern; troubleshoot; limp mode|home; strange|weird|mystery|odd|funny|unexplained|mysterious|phantom noise|rattle|sound|smell|vibration; root cause; ?intermittent; hook|plug|hooked|plugged > computer|machine|scanner|laptop; computer & read|hook; ?diagnose; ?weird|strange|odd|mystery|mysterious|annoying|intermittent whistle|squeak|clunk|knock|hum|rattle|buzz|tick|vibration|noise; ?whistle|squeak|rattle|noise|buzz > find|found; ?figure|find|found > what > wrong; ?find|found|track|chase > noise|rattle|squeak|vibration; ?couldn't find > wrong; ?could not find > wrong`,
	},
];
