/** Words that reverse what follows in the clause. */
export const NEGATORS =
	`not no never none nobody noone nothing nowhere neither nor without hardly barely
	scarcely rarely seldom zero cannot cant can't dont don't didnt didn't doesnt doesn't isnt isn't wasnt
	wasn't arent aren't werent weren't wont won't wouldnt wouldn't couldnt couldn't shouldnt shouldn't hasnt
	hasn't havent haven't hadnt hadn't aint ain't n't lacks lacked lacking lack minus avoided avoid
	prevented stopped`.split(/\s+/);

export const NEGATOR_PHRASES: readonly string[] = [
	`no one`,
	`far from`,
	`anything but`,
	`instead of`,
	`rather than`,
	`by no means`,
	`fail|failed|fails to`,
	`refuse|refused|refuses to`,
	`free of|from`,
	`devoid of`,
	`absence of`,
	`less than`,
	`not at all`,
];

/** Phrases that look like negators but are not, and phrases that express no opinion in this context. */
export const NEUTRAL_PHRASES: readonly string[] = [
	`not only|just|merely|simply`,
	`no doubt|wonder|matter|sooner`,
	`without|beyond a|any doubt|question`,
	`not|n't|never|can't|cant|cannot|couldn't|couldnt believe how|that|the|what|it`,
	`never have|had|been|seen|tasted|eaten|experienced|met … so|such`,
	`looking|look|looks|search|searching|want|wanted|wanting for|a|some … good|great|nice|decent|authentic|best|better|fresh|quality|fun|quick|cheap`,
	`not to mention`,
	`nothing but`,
	`nothing short of`,
	`none other`,
	`can't|cant|couldn't|couldnt help but`,
	`why|whether|if|or not`,
	`if not`,
	`no later than`,
	`last but not least`,
	`hard to believe|beat`,
	`what's not to`,
	`never mind`,
	`kind of`,
	`waiting room|area|lounge`,
	`wait staff|person`,
	`feel|felt free to`,
	`tire|tyre|oil|air|fuel|blood|water|boost|coolant pressure`,
	`pressure light|sensor|gauge|wash`,
	`trouble code|codes|shooting`,
	`check engine`,
	`thank you note`,
	`well water`,
	`raw bar|fish|oysters`,
	`hot dog|dogs|pot|tub|sauce|chocolate|wings`,
	`cold beer|beers|drinks|water|brew|cuts|appetizers|case|weather|day|start`,
	`sweet potato|potatoes|tea`,
	`sweet and sour`,
	`hot and sour`,
	`sour cream`,
	`bitter melon`,
	`happy hour`,
	`good friday|morning|afternoon|evening`,
	`fresh air filter`,
	`dry cleaning|rub|rubbed|aged`,
	`best western|buy`,
	`quality time|inn`,
	`fast food`,
	`quick lube`,
	`easy pass`,
	`love seat`,
	`dead battery`,
	`false alarm`,
	`old fashioned|school`,
	`trust company|fund`,
	`fine dining`,
	`free standing|range|way`,
	`safe deposit`,
	`worn|broken|bad|dead|old|faulty|defective|failing|leaking|leaky part|parts|bushing|bushings|battery|alternator|sensor|gasket|hose|pad|pads|rotor|rotors|tire|tires|belt|bearing|bearings|starter|pump|struts|seal`,
	`fair oaks`,
	`better half`,
	`bad|rough|poor credit`,
	`accident history`,
	`smooth operator`,
	`nice to have`,
	`well well`,
	`in case`,
	`as well`,
	`well as`,
	`used to`,
	`complaint department`,
];

/** Words that strengthen what follows. `DOWNTONERS` weaken it. */
export const INTENSIFIERS =
	`very so extremely really truly absolutely totally completely super incredibly
	highly especially particularly exceptionally insanely utterly thoroughly entirely beyond unusually
	remarkably tremendously wildly quite always consistently hella mega ultra most such real genuinely
	simply downright seriously immensely amazingly unbelievably ridiculously damn freaking`.split(
		/\s+/,
	);
export const DOWNTONERS =
	`somewhat slightly fairly rather pretty kinda sorta mildly relatively partly
	occasionally sometimes almost nearly marginally moderately semi bit tad touch little`.split(/\s+/);

/** Problems that count as praise if someone fixed them. `REMEDIES` are the words for fixing. */
export const TROUBLES =
	`problem problems issue issues trouble troubles leak leaks error errors mistake
	mistakes damage damages dent dents scratch scratches concern concerns complaint complaints noise mess
	fault faults confusion failure worry worries doubts doubt broken cracked`.split(/\s+/);
export const REMEDIES =
	`fixed fix fixes fixing solved solve solves solving resolved resolve resolves
	resolving diagnosed diagnose diagnosing handled handle handles addressed address addresses addressing
	corrected correct corrects repaired repair repairing remedied rectified eliminated cured found find
	identified identify pinpointed spotted caught removed eased troubleshoot sorted`.split(/\s+/);
