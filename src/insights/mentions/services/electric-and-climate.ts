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
		words: `no juice; trickle charge; battery; flat|dead|new battery; cold cranking; cca; jump|jumped start|started|box; jump > car|truck|it|me|suv|van|jeep|vehicle|battery; jumper cable; need|needed|get|getting|got|give|gave|offered|wanted > a jump; jumpstart; jump pack; boost > battery|car|truck; need|needed|needing a boost; hold > charge; keep > charge; 12 volt; dead as a doornail|doorknob; jumper pack|box; left > lights > on; leave > lights > on; cranking amps; crank & cold; twelve volt; 12v; 12 v; agm; battery terminal|cable|test; terminal & corrode|corroded|clean|loose|post; corrosion & terminal|post|cable`,
	},
	{
		id: 'electrical',
		keys: 'electrical electric alternator starter lighting electronics',
		words: `short & drain|trace|wiring|harness|circuit|trailer; alternator; starter; starter motor; battery light|warning; charging light; solenoid; fuse; fuse box; wiring; rewire; wire|wires & chew|fray|short|loose|bad|broken|ground|rub|corrode|pinch; harness; short circuit; electrical; electrics; electronics; electric issue|problem|gremlin|short; gremlin; ?relay; ground wire|strap|cable; parasitic draw|drain; draw & battery|amp|parasitic; drain > battery; charging system; ignition switch|cylinder|lock; not|stop|stops|stopped charging;
headlight; headlamp; head light|lamp; taillight; tail|brake|dome|license|fog|reverse|backup|marker|plate|interior|map light|lamp|bulb; turn signal; blinker; ?bulb; daytime running; indicator & bulb|broken|fast|stuck|left|right; sat nav; satnav; ?backup|reverse|reversing|rear|rearview camera; ?camera & fix|replace|blank|dead|glitch|freeze|repair|black; bad earth|ground; wouldn't|won't|not|didn't turn|crank over; loose|bad|broken|corroded ground; short > out; usb|charging port; key & ignition; hid|led headlight|bulb; bulb & replace|change|burn|blow|out|new; power|electric window|seat|lock|door|mirror|sliding|tailgate|liftgate|hatch; window motor|regulator|switch; window & roll|stick|stuck|motor; window wouldn't|won't|not|didn't|doesn't go|roll|come|move|close|open; window go|goes|went|going up|down; door|lock actuator; lock & door|actuator|power|stuck; ?horn; blower resistor;
module|computer|ecu|ecm|pcm|bcm|tcm & replace|reprogram|program|flash|update|bad|fry|fault|reset; infotainment; touchscreen|screen|radio|stereo|display|bluetooth|speaker|navigation & cut|cutting|pair|quit|lag|fix|replace|blank|dead|glitch|freeze|froze|update|repair|black|reset; ?software|firmware update|reflash|upgrade; gauge|instrument cluster; speedometer; clock spring; sunroof motor|switch; heated|heat seat|seats; trailer wiring|plug; click > key|start|crank; click & key; ?crank & no|slow|start|not|won't; flicker & lights|dash|headlight|gauge|cluster; rodent; mice|mouse|squirrel|rat & chew|wire|harness|nest; sensor & camshaft|speed|parking|abs|crank|position`,
	},
	{
		id: 'ac-repair',
		keys: 'ac a/c air+conditioning hvac climate ac-repair ac-service heating',
		words: `my|the|our|her|his air > went|quit|stop|stopped|broke|died|works|worked|working; air & broke|fixed|busted; re gas|gassed|gassing; r1234yf; 1234yf; dual zone; no cool|cold; room temperature & air|blow|vent; ac; a c; no air & blow|vent|cold|hot|fan; air & quit|freezing|arctic|frosty|icy; defog; demist; demister; air con; compressor clutch; ac line|leak|compressor|condenser; air|vents & musty|mildew|mouldy|moldy; sauna & car|truck|drive|driving; oven & car|truck|drive|driving; air con|conditioning|conditioner|conditioned|condition; freon; refrigerant; regas; r134; r134a; r 134a; cold|cool|icy|chilly|frosty air; blow > cold|warm|hot|ice|cool|air|lukewarm; ice|icy|freezing|frosty cold; cold|cool as ice; recharge; compressor; condenser; evaporator; evap core; blower; blower motor|fan|resistor; hvac; climate control; heater; heat & work|quit|fix|no|blow|stop|stay; defrost; defroster; vent & cold|hot|warm|air|blow|smell|musty; blend door; heater control; cabin & hot|cold|cool|sweat`,
	},
	{
		id: 'diagnostics',
		keys: 'diagnostic diagnostics diagnosis diag troubleshooting',
		words: `code reader; hunt|chase|trace|track > intermittent; intermittent & problem|issue|fault|start|short|noise|stall; identify > problem|issue|cause|leak|noise|fault; culprit; ?find|found > issue|problem|fault|cause; narrow|pin > down > problem|issue|noise|leak|cause|part; parts cannon; parts at it|the; ?wrong with > car|truck|van|it|vehicle; dash|warning message|chime; error message; epc; diagnostic; diagnosis; diag; misdiagnose; check engine; engine management; EML; ?what cause|caused|causing; ?cause|source > noise|rattle|leak|vibration|smell|squeak|draw|light; ?find|found|track|chase|hunt|trace > leak|short|draw|drain|gremlin|smell; ?pinpoint; ?track|run|hunt down > problem|issue|noise|leak|fault; ?root of > problem|issue|noise; fault find|finding; fault light; amber light; ?get|got > bottom of; check light; engine light; service engine|vehicle soon; maintenance required light; CEL; MIL; warning|idiot|service|trouble|malfunction|orange|yellow|amber|esc|traction light|lamp|indicator; light|lights & dash|dashboard|cluster; dash|dashboard & light|lit|christmas|warning|flash; christmas tree; code|codes & read|pull|scan|throw|clear|reset|p0420; trouble|fault|error|obd|diagnostic code; obd; obd2; obdii; odb; scan tool; ?scanner; scan & car|truck|computer|system|vehicle|code; noise|rattle|squeak|whistle|vibration|problem|issue|symptom|gremlin|sound|leak|complaint & duplicate|replicate|reproduce|pinpoint|diagnose|isolate|trace|recreate|chase|troubleshoot|intermittent|mystery; duplicate|replicate|reproduce|recreate > it|noise|problem|issue|concern; troubleshoot; limp mode|home; strange|weird|mystery|odd|funny|unexplained|mysterious|phantom noise|rattle|sound|smell|vibration; root cause; ?intermittent; hook|plug|hooked|plugged > computer|machine|scanner|laptop; computer & read|hook; ?diagnose; nobody|anyone|noone|finally|correctly|properly|couldn't|cannot|can't > diagnose; no one > diagnose; could not diagnose; diagnose correctly|properly|it|accurately; scan it|him; ?weird|strange|odd|mystery|mysterious|annoying|intermittent whistle|squeak|clunk|knock|hum|rattle|buzz|tick|vibration|noise; ?whistle|squeak|rattle|noise|buzz > find|found; ?figure|find|found > what > wrong; ?find|found|track|chase > noise|rattle|squeak|vibration; ?couldn't find > wrong; ?could not find > wrong`,
	},
];
