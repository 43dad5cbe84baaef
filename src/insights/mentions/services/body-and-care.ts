import type { ServiceKind } from './service-kind.ts';

export const BODY_AND_CARE: readonly ServiceKind[] = [
	{
		id: 'windshield',
		keys: 'windshield glass windscreen',
		words: `windshield; wind shield|screen; rock|stone|star chip|crack|ding|break; bullseye; star crack; bulls eye; chip & glass|fill|resin|repair|rock|stone|spread; car|rear|back|side|door|quarter|sunroof|vent window|glass & replace|shatter|smash|break|crack|install|new; rear|back|side|door|quarter|sunroof|auto|vent glass; moonroof|sunroof & glass|shatter|crack|leak; window & shatter|smash|broken|broke|break|replace; glass & replace|repair|crack|claim|install|shatter|chip|smash|guy; crack & spread|creep|resin|passenger|driver; resin; adas; camera recalibration|calibration; calibrate > camera; recalibrate; pane`,
	},
	{
		id: 'wipers',
		keys: 'wiper wipers',
		instead: 'scheduled-maintenance',
		words: `wiper; wiper blade|arm|motor|insert; blade & streak|rain|wiper|rubber|front|rear|replace|smear; windshield washer; washer nozzle|jet|pump|sprayer; streak > rain|windshield|glass`,
	},
	{
		id: 'body',
		keys: 'body collision bodywork dent paint collision-repair body-shop',
		words: `body shop|work|repair|damage|panel|guy|tech|man|department|team|side; bodyshop; bodywork; collision; fender; bumper; quarter|rocker|door|side|body panel; dent; scuff & bumper|door|wheel|rim|paint; scrape & bumper|fender|door|side|paint; ding & door|fix|repair|remove|paintless|hail|hood; scratch & fix|repair|buff|paint|touch|door|bumper|fender|remove|out|deep|panel|hood|gone; hail; paint & match|job|work|repair|blend|peel|fade|touch|booth|chip|flawless|fresh|new|door|hood|bumper|shop|finish|color|invisible|correct; repaint; respray; paintless; pdr; frame & straighten|bend|bent|damage|machine|rack; clear coat; clearcoat; rust & repair|hole|patch|weld|rocker|panel|fix|bubble; keyed; key > scratch; rear end|ended; rearended; t boned|bone; accident & repair|fix|damage|claim|insurance; deer & hit|hit|ran|damage|strike; hit > deer|pole|wall|cart; shopping cart; fender bender; insurance & repair|damage|body|adjuster|estimate|claim|rental; adjuster; total & insurance; hood & dent|replace|paint|latch|crumple|new; grille; mirror & replace|broken|knock|side|clip|rip; wreck & repair|fix|car; crash & repair|damage|fix; color match; bondo; door & dent|skin|ding|align; crumple; side swipe; sideswipe; tailgate & dent|replace|paint; sheet metal; touch up; bodyman`,
	},
	{
		id: 'detailing',
		keys: 'detail detailing wash appearance',
		words: `detailing; detailer; full|mini|interior|car valet; valeted; valeting; ?showroom new|shine|condition; full|complete|interior|exterior|auto|car|mini|basic|showroom|premium|spring|half detail; detail job|package|department|team|guy|shop|bay|crew|service|center|appointment|work; did|do|done|get|got|getting|had|have|has|for > detail; it|car|truck|van|suv|vehicle|interior|jeep detail; detail & wax|wash|polish|clean|shampoo|shine|interior|vacuum; shampoo; clay bar|bared; ?wax; ?polish; ?buff; buff > swirl|scuff|finish|oxidation; wax & wash|hand|coat|clay|polish; swirl; ceramic coat|coating|sealant|finish; ceramic; steam clean; paint correction|sealant|protection; interior|seat|seats|carpet|upholstery|leather & clean|scrub|stain|condition|deep|spotless|shampoo|steam|extract; stain & seat|carpet|upholstery|remove|lift|out|gone; odor|smell|smoke & remove|interior|ozone|eliminate; headlight|headlights restore|restoration|polish; foggy|hazy|cloudy|yellow headlight; headlight & foggy|hazy|cloudy|yellow|restore; deep clean; hand wash|wax|polish; pet|dog hair; ozone treatment; tire shine; undercoat`,
	},
	{
		id: 'state-inspection',
		keys: 'inspection mot state-inspection safety+inspection dot+inspection',
		words: `state|safety|annual|yearly|dot|vehicle|fleet|nys|pa|texas|virginia inspection; state|safety|annual|yearly check|test; inspection sticker|station|test|lane|fee|appointment|time|due|renewal|expire; inspection; mot; sticker & get|got|pass|expire|new|renew|state|valid|due|year|registration|current; pass|fail > inspection|state|test; roadworthy; road worthy; roadworthiness; state test; inspect & state|annual|sticker|registration|yearly|pass|legal; get|got|had|have|for inspected; car|truck|it|van|jeep inspected; windshield sticker; annuals; registration & renew|pass|sticker; safety check`,
	},
	{
		id: 'scheduled-maintenance',
		keys: 'maintenance scheduled scheduled-maintenance service+interval',
		words: `#miles service|maintenance|interval|checkup|check|visit|inspection|appointment|tune; #miles mile|miles|km|mi|kilometer|kilometers service|maintenance|interval|checkup|check|tune|visit|inspection|appointment|mark; thousand mile|miles service|maintenance|check|checkup|interval|visit; schedule|routine|regular|preventive|preventative|periodic|factory|recommended|major|minor|normal|basic|standard|general|yearly|annual|seasonal maintenance|upkeep; schedule|routine|periodic|factory|major|minor|annual|yearly|interval|interim|first|winter|summer service; routine|regular|annual|yearly|seasonal|spring|winter|fall|summer checkup|check up|tune; maintenance plan|package|light|visit|due|schedule|reminder|appointment|interval|required|minder|program|contract; multi point; multi point inspection|check|sheet|report; multipoint; multipoint inspection|check|sheet|report; point inspection|check|checkup; cabin|engine|pollen air filter; cabin|air|fuel|pollen filter; filter & cabin|air|pollen|fuel; fluid & top|check|all|change|low|level; top off|up > fluid; all fluids; ?fluid exchange|flush; courtesy inspection|check; service interval|light|due|reminder|required|minder|schedule; a|b service a|b|at|and|on|done|was|cost; service a|b; winterize; road trip check|inspection; washer fluid; pre trip|road; trip inspection|check; belt|hoses and fluid; ?maintenance; ?upkeep; ?checkup`,
	},
	{
		id: 'recall',
		keys: 'recall recalls campaign',
		words: `recall; takata; service|safety|recall campaign; car|truck|vehicle|model|suv > recalled; tsb; bulletin; stop sale; inflator; nhtsa; airbag & replace|recall|inflator|module|fix|open; air bag & replace|recall|inflator|module|fix|open; factory|manufacturer fix|notice|letter`,
	},
];
