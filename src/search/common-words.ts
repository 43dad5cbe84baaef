/** English words that ask, or that most reviews could have: too common to find a review or to name something. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
	(
		'a about after again all already also always am an and any anybody anyone anything are around as at be ' +
		'because been before being best better between both bring but by can chance chances could did didn do does doesn doing don ' +
		'done down during each either else enough even ever every everything few find for from get give go good ' +
		'great had happen happened happens has have having he her here him his how however i if improve improved improving in instead into is isn it its just kind ' +
		'know let like likely list ll long look many may me might mine more most much must my need never no not nothing now of off ok okay ' +
		'often on once one only or other our ours out over own please quite rather re really same say says see several ' +
		'shall she should show shows since so some something still such sure tell than that the their them then there ' +
		'these they thing this those though through to together too try under until up us usually ve very want ' +
		'was way we well were what when where whether which while who whom whose why will with without would yes ' +
		'yet you your yours business car cars company customer customers dealer dealership department experience ' +
		'experiences feedback lately latest location locations mention mentioned newest opinion opinions people ' +
		'recent recently review reviewer reviewers reviews said service shop somebody someone store take takes talk think worse'
	).split(' '),
);
