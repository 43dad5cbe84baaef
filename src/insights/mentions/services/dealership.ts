import type { ServiceKind } from './service-kind.ts';

/** Services around buying, borrowing and paying. */
export const DEALERSHIP: readonly ServiceKind[] = [
	{
		id: 'keys',
		keys: 'keys key locksmith key+fob',
		words: `key fob; keyfob; spare|extra|second|new|replacement|lost|master|valet|chip key; key & program|cut|copy|duplicate|lose|replace|laser|transponder; fob & program|replace|battery|new; transponder; locksmith`,
	},
	{
		id: 'towing',
		keys: 'towing tow roadside',
		words: `tow; tow truck; roadside; flatbed; flat bed; haul > in|dealership|shop; wrecker; strand`,
	},
	{
		id: 'loaner',
		keys: 'loaner loaners rental courtesy+car loan+car',
		words: `loaner; courtesy car|vehicle|transportation; loan|replacement|rental car|vehicle; rental; rent a car; lend|lent|loan > car|suv|truck; car to drive; complimentary vehicle`,
	},
	{
		id: 'shuttle',
		keys: 'shuttle ride pickup+delivery pickup',
		instead: 'loaner',
		words: `shuttle; courtesy ride|van; ride home|to work|back; drop > home|work; drove me home|to work; pick up > car|truck > home|house|work|office; valet; concierge service; home pickup; pickup and delivery; delivered > house|door|driveway|office; uber|lyft > pay|paid|arrange|covered`,
	},
	{
		id: 'used-sales',
		keys: 'used pre-owned preowned used-sales',
		words: `used car|truck|suv|van|vehicle|inventory|jeep|sedan; pre owned; preowned; certify; cpo; one owner; second hand; secondhand; accident free; gently used; as is; carfax; high|low mileage`,
	},
	{
		id: 'new-sales',
		keys: 'new+vehicle new+car new+sales new-sales sales',
		words: `new car|truck|suv|van|vehicle|jeep|sedan|ride|minivan; brand new; msrp; window sticker; over|under|above|below sticker; sticker price; market adjustment; factory order; build sheet|slot; dealer add ons|addons|markup; test drive; test drove; out the door; bought > car|truck|suv|van|jeep; purchase > vehicle|car|truck|suv`,
	},
	{
		id: 'trade-in',
		keys: 'trade trade-in appraisal',
		words: `underwater; payoff; evaluation & car|trade|truck; fair|good|great|insulting|low|decent|best price|value|money|number|offer|deal for|on my|our old|car|truck|van|suv|trade|jeep; trade; trade in; valuation; KBB; offer > for > my|our > car|truck|suv|van|old; take|took > my|our old > off; buy|bought > my|our old; top dollar & car|truck|my|trade; cash offer; sell > them > my; trade allowance|value|offer|number|appraisal|appraised|evaluation; part exchange|ex|exchanged|exchanging|exchanges; px my|on; trade > car|truck|in|suv|value|vehicle|my; my|our|the|for trade; tradein; appraise; appraisal; lowball; buy > my car; old car & give|value|worth; blue book|value; negative|positive equity; upside down; kelley|kelly blue; lease buyout; sell > my car|truck`,
	},
	{
		id: 'financing',
		keys: 'finance financing loan credit',
		words: `credit & terrible|awful|rough|horrible|shot|ruin|limited|spotty|perfect; credit union; monthlies; approval; turn > down > bank|banks|lender|everyone|everywhere|dealers; months & term|loan|payment|rate; terms & loan|credit|months; rate & bank|beat|loan|qualify|lock; cosigning; finance; loan & approve;refi; PCP; hire purchase; nothing down; zero|0 percent|down|apr|interest; bad|no|poor|low|challenged|shaky|thin|rough|damaged|great|good|bruised credit; credit & rebuild|rebuilding|repair|denied|turned|tier; payment & low|lower|month|monthly|afford|under|budget; car|auto|truck|monthly payment; interest & percent|pay|low|high; loan & get|secure|length|years|refinance|approve|paperwork|apply|sign|co|through; bankrupt; bankruptcy; preapproval; prequalify; prequalified; preapproved; pre approved|qualified|approval; subprime; buy here pay; refinance; loan & rate|approve|term|bank|auto|car|month|payment; auto|car loan; APR; interest rate; monthly|down payment; money down; credit & bad|poor|approve|score|rebuild|union|run|history|no|challenged|application; preapprove|approve & loan|bank|credit|finance; co sign; cosign; cosigner; cosigned; f and i; GAP; gap insurance|coverage|waiver|policy|protection; lender; rate & finance|percent|interest|apr`,
	},
	{
		id: 'lease',
		keys: 'lease leasing',
		instead: 'new-sales financing',
		words: `lease; money factor; residual; lease return|end|buyout|payoff`,
	},
	{
		id: 'warranty',
		keys: 'warranty protection+plan service+contract extended',
		words: `warranty & claim|extend|cover|coverage|work|repair|powertrain|expire|under|bumper|honor|factory; extended warranty; bumper to bumper; powertrain; service contract; protection plan; tire and wheel protection; goodwill repair|coverage`,
	},
	{
		id: 'parts',
		keys: 'parts',
		words: `parts counter|department|desk|guy|window|guys|order|store; part|parts & order|backorder|stock|oem|counter|number|wrong|catalog; oem; back order; backordered`,
	},
	{
		id: 'accessories',
		keys: 'accessories accessory customization',
		words: `accessory; accessories; bed liner|cover; bedliner; tonneau; running board; floor|weather mat; roof rack; trailer|tow hitch; hitch; hitch & install; brush|bull bar; mud flap; window tint; tint; remote start; lift kit; dash cam; dashcam; splash guard; running boards`,
	},
	{
		id: 'diesel',
		keys: 'diesel heavy truck',
		words: `diesel; DEF; derate; glow plug; gel|gelled > fuel; dpf; regen; duramax; cummins; powerstroke; power stroke; dually; one ton; duallies`,
	},
	{
		id: 'fleet',
		keys: 'fleet commercial',
		words: `fleet; company|work|commercial van|truck|vehicle|trucks; commercial account`,
	},
	{
		id: 'express',
		keys: 'express quick+lane express-service',
		instead: 'oil-change',
		words: `express lane|service|bay; quick lane|service bay; drive through|thru service; walk in service`,
	},
];
