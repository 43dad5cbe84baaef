import type { AspectLexicon } from './aspect-lexicon.ts';
import { HONESTY_COMPLAINTS } from './honesty-complaints.ts';
import { HONESTY_PRAISE } from './honesty-praise.ts';

export const HONESTY: AspectLexicon = {
	nouns: `
honesty
integrity
transparency
trust
ethics
reputation
ethic/morals/values/fairness
scruples/conscience/principles
`,
	good: `
honest/honestly people/mechanic/mechanics/shop/opinion/answer/answers/assessment/advice/place/guys/folks/work/service/dealer/with/about/and/to/as/diagnosis/man/estimate/person
honest/honesty/integrity/truthful/trustworthy/trusted/trusty/ethical/sincere/reputable/transparent/transparency/candid/genuine
upfront/straightforward/forthright/forthcoming/scrupulous/principled
up front about/with/and/on
straight shooter/shooters
straight answer/answers/talk/story
straight with
trust/trusting
level/leveled/levelled with
on the level
above board
aboveboard
square/squared with me/us
fair and/& honest/square/straight
straight with
good/true/man/men/keep/kept/keeps/keeping .. to/of their/his/her word
`,
	bad: `
dishonest/dishonesty/dishonestly/deceptive/deceitful/deceived/deceiving/deception/deceive/misleading/misled/mislead/shady/sketchy/sleazy/slimy/unethical/untrustworthy/predatory/fraudulent/fraud/fraudsters/shifty/dodgy/underhanded/untruthful
crook/crooks/thief/thieves/liar/liars/scammer/scammers/cheats/cheaters/swindlers/swindler/conmen/snakes/grifters/shysters/sharks/scoundrels
lie/lied/lies/lying/fib/fibbed/fibbing
scam/scammed/scamming/scams/swindled/conned/hustled/cheated/duped/tricked/bamboozled/hoodwinked/hoodwink/trick/defrauded
upsell/upsold/upselling/upsells/upsale/upsales/upseller
bait/baited and switch/switched
unnecessary/unneeded/needless repairs/repair/work/services/service/stuff/things/parts/extras/add/maintenance
scare tactic/tactics
fine print
snake oil
crooked STAFF/SHOP/business/practices/outfit
STAFF/SHOP/they/THEY .. crooked
taken for a/another ride/fool/sucker
con artist/artists/man/men
taken advantage
took/take/takes/taking advantage of
rip/ripped/ripping off
ripoff
pressured into
hidden/bogus/phony/phoney/fake/made/junk/surprise/sneaky fees/fee/charges/charge/costs/add
forged/forge/doctored/falsified/faked/fudged/bogus/phony/phoney/manipulative/manipulated/deceit/corrupt/sneaky/weasel/weasels/charlatans/bandits/robbers/bullshit/misrepresented/misrepresent/misrepresentation/insincere/conniving/cunning/cheat
double talk/speak/charged/billed
too good to be true
screwed/screw/screws/screwing me/us/you/over/people/customers
padded invoice/bill/estimate/hours/price/sticker
contradict/contradicts/contradicted/contradicting
joyride/joyriding/joyrode
dodge/dodged/dodging/dodges/evade/evaded/deflected/deflecting my/the/our/every/all/around/any question/questions/it/answer
kept/keep/keeps dodging/deflecting/evading/avoiding
bait ad/ads/price/pricing/listing/and/tactics
stretch/stretched/stretches/stretching/bent/bend/bends the truth
racket/swindle/farce
`,
	praise: HONESTY_PRAISE,
	complaints: HONESTY_COMPLAINTS,
	facts: ``,
};
