/** Groups of words that a phrase can refer to as "@class". */
export const WORD_CLASSES: Readonly<Record<string, string>> = {
	'@couldnt': `couldn't couldnt can't cant cannot`,
	'@cant': `can't cant cannot couldn't couldnt`,
	'@nt': `don't dont didn't didnt doesn't doesnt wasn't wasnt isn't isnt weren't werent aren't arent
		won't wont wouldn't wouldnt hasn't hasnt haven't havent hadn't hadnt never`,
	'@have': `have has had having i've we've they've`,
	'@subject': `i we you he she they it`,
	'@better': `better nicer friendlier faster quicker cleaner happier smoother easier kinder warmer
		cheaper lower fresher hotter sooner earlier clearer shorter bigger larger improved simpler tastier
		finer safer quieter cooler fairer`,
	'@praise': `pleased happy satisfied helpful friendly accommodating professional impressed grateful
		thankful pleasant delicious attentive polite kind gracious perfect courteous patient honest
		welcoming thrilled clean excited delighted`,
	'@too': `too`,
	'@excess': `long short high low small big large loud dark hot cold sweet salty spicy much many few
		late early slow fast busy crowded pushy heavy thick thin dry hard little often quick quickly tight
		close far oily greasy rich steep noisy cramped aggressive bright strong weak complicated
		expensive pricey bland tough sour fatty slowly soon`,
};
