/**
 * Words of the base list that judge nothing where cars, meals and money are spoken of: names of parts and
 * wares, words of finance, and words that are too common to mean what they mean elsewhere.
 */
export const FALSE_FRIENDS = `
	service services warranty engine brake brakes breaks break shock shocks interest interests
	interested alarm block blocks number please play plays no kind pretty well like fire fired
	exhaust pass passed hard share shared shares matter matters want wanted wants need needs
	feeling feel cut cuts stop stopped stops drop dropped drag pay paid pays charge charges
	charged fun big huge grand cancel debt debts credit accident accidents crash crashed crashing
	dead die died battery demand demands protect protected protects protection secure secured
	security insurance certain sure true alone leave leaves left low lower chance chances join
	joined natural trauma war weapon wicked mischief lobby lobbying swear promise promised
	promises bill spirit god jesus christ ha haha yes yeah agree agreed easy-going save saves
	growth grow growing new ace united support supported supports supporting supporter strong
	stronger strongest resolve straight cover covered tard ease top poised reach reached reaches
	fit fitness mature vision visionary viable vested validate significance significant solution
	solutions inquisition spark advanced allow authority bailout bold boost boosted capable chic
	collide collision comedy commit commitment committed cool demonstration dirt dirtier
	discounted emergency expand exclusive explore exposed exposing fad faith farce favor favored
	favors feud fight fighting foe forced forget forgotten gun hail haunt heavily hid hide hides
	hoax hope hopes hoping hopeful hopefully hug hunger hungry immune important indestructible
	infected influential innocent intense intact jewel jewels launched legal legally libel
	litigation loom loomed mine mandatory meditative motivate motivated notorious novel obsolete
	odd offline opportunity optimism overload pardon peace postpone postponed pray prevent
	prevented prosecute prospect prospects prosperous provoke questioned questioning rage ranter
	reserved restore restored retained revive rig rigged riot risk risks sappy sentence sharp
	shoot short shy silence slick snub snubs solid solidarity starve strike strikers strikes
	strength stun stunned suspect suspected suspend suspended swift tension touted uncertain
	unemployment vitamin whitewash winwin wish wishes wishing worn yearning youthful zealous cry
	cried burden burdened bankrupt bankruptcy avert averted attract attracted attracting
	attraction attractions attracts award awarded awards ambitious alert alienation agog adventure
	adventures adventurous absorbed anticipation apology appease bias biased bitterly blocked
	bother challenge chastise cheer cherish chilling collapse collapsed collapses compassionate
	critic curious cutting damn dare darkness deal difficult dilemma doubt dumped dumps empty
	emptiness escape escaped eviction exempt extend extends falling farm fatal fatigue fatigued
	forgive gain gained gains gift glory greet greeted greeting greetings greets hesitant humor
	keen kill killing lag landmark laugh laughed laughing laughs longing looming losing loss lost
	lunatic lurk melancholy merry miss missed missing mock monopolize moody naive nervous obstacle
	offer offering paradox powerful preventing problem propaganda punish reassure recession relax
	reluctant reluctantly retreat scold screaming seriously sexy skeptic snag sneaky solemn spam
	spirited stamina stable stereotype stimulate stout sunshine super terrified thwart torn trap
	treat treating trivial tumor unbiased undeniable unexpected vindicate violate warn warned
	warning warnings warns whimsical withdrawal woeful wonder wooo wowow wtf zombie`;

/** Words that the base list knows too little or too weakly, and common misspellings. */
export const SPELLINGS: Readonly<Record<string, string>> = {
	recommend: `reccommend recomend reccomend recommed reccommended recomended reccomended recommand`,
	friendly: `freindly frendly friendy freindliest frienly`,
	professional: `proffesional profesional proffessional professionnal profressional`,
	excellent: `excellant excelent exellent excellet exelent`,
	awesome: `awsome awesom awsum`,
	amazing: `amzing amazin ammazing amazng`,
	knowledgeable: `knowledgable knowlegeable knowledgible knowledgeble knowlegable`,
	courteous: `courtious curteous courtous corteous`,
	delicious: `delish delicous delicius deliscious yummo`,
	terrible: `terible terrable terrribl`,
	horrible: `horible horrable horrid`,
	disappointed: `dissapointed disapointed dissappointed dissapointment disapointment dissappointment`,
	disappointing: `dissapointing disapointing dissappointing`,
	unprofessional: `unproffesional unprofesional`,
	overpriced: `overprised over-priced overpriced`,
	efficient: `effecient efficent eficient`,
	reasonable: `resonable reasonible reasonabl resonably`,
	wonderful: `wonderfull wonderfu`,
	beautiful: `beautifull beatiful beautful`,
	helpful: `helpfull helpfu`,
	comfortable: `comfortible confortable comftorable`,
	great: `gr8 grate greate`,
	love: `luv luved luvs loove`,
	thank: `thx thanx thnx tks ty`,
	ridiculous: `rediculous ridiculus rediculously`,
	attentive: `atentive attentitive`,
	ignored: `ingored`,
	patient: `pacient`,
	honest: `honnest`,
	polite: `polight`,
	favorite: `favorit favourit`,
	incompetent: `incompetant incompitent`,
	incredible: `incredable incredibly`,
	satisfied: `satified satisfed`,
	pleasant: `plesant`,
	affordable: `afordable`,
	impressed: `impresed`,
	perfect: `perfact prefect`,
};

/** Signs that stand for a feeling. */
export const EMOJI: Readonly<Record<number, string>> = {
	4: `❤ ♥ 💕 💖 💗 💙 💚 💜 😍 🥰 😘 🤩 💯 🏆 🥇 😻`,
	3: `👍 👏 😀 😃 😄 😁 😊 🙂 😎 🙌 🎉 🌟 ⭐ ✨ 😋 🤗 🔥 👌 💪 🙏 ☺ 🤤 😌 😆 ✅`,
	[-2]: `😕 😐 🙄 😒 🤔 😬 😑 🥱 ⏳ 😴`,
	[-3]: `😞 😔 😟 🙁 ☹ 😢 😭 😣 😖 😩 😫 💔 🤦 🤷 ❌ 🥵 👀`,
	[-4]: `👎 😠 😡 🤬 😤 🤮 🤢 💩 🖕 🚩 🤡 ⚠`,
};
