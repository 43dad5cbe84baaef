import { GIVEN_NAMES } from '../../mentions/given-names.ts';
import { BRANDS, MONTHS, ORDINARY_NAMES, PLACES } from '../../mentions/ordinary-names.ts';
import type { AspectLexicon } from './aspect-lexicon.ts';
import { STAFF_COMPLAINTS } from './staff-complaints.ts';
import { STAFF_PRAISE } from './staff-praise.ts';

/** Short names that are rather parts, abbreviations or exclamations where cars are spoken of. */
const THINGS = new Set('ant cal cam cat char dot herb jesus len mat reg sol vin viola'.split(' '));
const MEANS_OTHERS = [ORDINARY_NAMES, BRANDS, MONTHS, PLACES, THINGS];

/** Given names that are nothing else. */
const NAMES = [...GIVEN_NAMES].filter((name) => !MEANS_OTHERS.some((others) => others.has(name)));

export const STAFF: AspectLexicon = {
	nouns: `
${NAMES.join('/')} was/is/were/are/has/seemed
STAFF
attitude/attitudes
customer service
service
service department
service desk
service writer/advisor/adviser/manager
front desk
parts counter
treated/treats me/us/you/her/him/my
manners
demeanor
hospitality
bedside manner
he/she/he's/she's/him/her
bunch/crew/gang/gals/receptionist/gentleman/gentlemen/fellow/fellows/kid at/behind/in/running
gentleman/gentlemen
fella/fellas/fellow/lad/lads/dude/dudes/gent/gents/staffer/staffers/rep/reps/greeters/hostesses
how/way i/we/she/he/they was/were/am/are/get/got/been treated
how/way they/he/she treat+
hospitality/manner/personality/personalities/persona/demeanour/behavior/behaviour/conduct/interaction/interactions/treatment
help from/at/with
reception
professionals
`,
	good: `
friendly/friendliness/friendliest
polite/courteous/gracious/cordial/civil
helpful/accommodating/obliging/attentive
kindness/caring/compassionate/considerate/thoughtful/empathetic/sweet/sweetest/nicest
VERY/BE/and kind/understanding
kind and/to/man/woman/lady/people/staff/gentleman
patient/patience
respectful/respected
respect for/me/us/my/and/to/from/you/toward/towards
with/show/shows/showed/shown/of/mutual/and/some/much/the/such/utmost/any respect
professional/professionalism
knowledgeable/knowledge
personable/approachable/welcoming/hospitable/cheerful/pleasant/pleasure/charming
lovely STAFF/and
STAFF .. lovely
warm welcome/greeting/people/and/friendly
smiling/smiles/smile
care/cares/cared about
makes/made/make me/us/you/my/everyone .. feel welcome/comfortable/valued/special/important/appreciated/heard/home/ease
felt/feel/feeling welcome/welcomed/valued/appreciated/heard/comfortable/listened
attention/service with a smile
service with a smile
goes/go/going/went out of their/his/her/the way
easygoing/genial/jovial/bubbly/upbeat/outgoing/amiable/affable/likeable/likable/classy/humble/gentle/dedicated/hardworking/considerate/diplomatic
humor/empathy/gratitude/decency/tact/tactful/warmth
down to earth
laid back STAFF/and/people/atmosphere
good natured/hearted
kind/warm/big hearted/heart
well mannered
stand up guy/guys/people/person
people person
hard working
eager/happy/glad/willing/able/ready to please/help/assist/answer/serve
so/very/super/and funny
funny and/guy/guys/lady/man/people/too
apologetic/apologized/apologised/apologize/apologizes
accomodating/accomadating/acommodating/accommodated/accomodated/accommodate/accommodates
warmest/kindest/kinder/friendlier/politest/sweeter/courteousness/neighborly/folksy/jolly/gracious/graciously/delightful/engaging/selfless/reassuring/reassured/conscientious/proactive/resourceful/tireless/diligent/charismatic/compassion/kindly/politely/respectfully/courteously/patiently/cheerfully
with dignity/class/grace/kindness/care/compassion/warmth/patience/courtesy
sweet/nice/kind/friendly as can/pie/could/they
kindness/thoughtfulness/generosity/hospitality/gentleness/politeness/attentiveness/helpfulness/enthusiasm/enthusiastic
well trained/spoken/informed/versed STAFF/crew/team/staff/and/on
nicer STAFF/folks/to/about/service
courtesy and/to/of/from/toward/is/was/with/for/shown
with/common/such/professional/show/showed/their/much courtesy
`,
	bad: `
rude/rudest/rudeness/rudely/impolite/discourteous/disrespectful/disrespect/disrespected
condescending/patronizing/patronising/arrogant/snotty/snobby/snooty/smug/dismissive/dismissed
hostile/aggressive/unfriendly/unprofessional/unhelpful/uncaring/indifferent/surly/grumpy/curt/abrasive
STAFF was/were/is/are/seemed VERY? cold/mean/nasty/abrupt/short/distant
incompetent/clueless/lazy/disinterested/uninterested/inattentive/apathetic/careless
attitude problem
ignored/ignore/ignoring/ignores
insulted/insulting/insults/belittled/belittle/belittling/demeaning/demeaned/humiliated/mocked/mocking
yelled/yelling/yells/shouted/shouting/screamed/screaming/cursed/cussed/snapped at/me/us
shrugged/shrug/sighed/scoffed/sneered/smirked
interrupting .. gossip/conversation/lunch/chat
they/they're were/are? VERY? terrible/awful/horrible/worst/useless
eye roll/rolls
sexist/racist/misogynist/misogynistic/chauvinist/chauvinistic
mansplain/mansplained/mansplaining
talk/talked/talking/talks down
look/looked/looking down on/at/their
laughed/laughing/laughs at/in/me
bothered/annoyed/inconvenienced that/by/with/to
snippy/snarky/crabby/cranky/gruff/brusque/pompous/cocky/sarcastic/moody/standoffish/obnoxious/impatient/impatience/insensitive/bossy/sassy/testy/huffy/sulky/combative/argumentative/belligerent/defensive/inconsiderate/ungrateful/ignorant/flippant/confrontational/disgruntled/incompetence
jerk/jerks/ass/asshole/assholes/jackass/moron/morons/idiots/clowns/bully/bullies/bullied/creep/creepy/bozo/bozos/buffoon/brat
STAFF .. miserable/annoyed/irritated/bothered/angry/mad/disgusted
short with/to me/us/my/him/her/customers
cold shoulder
sour/bad/poor/nasty/surly/cocky/terrible/crappy/snotty attitude/attitudes/mood/disposition
holier than thou
dirty look/looks
death stare
know it all
full of himself/herself/themselves
hate/hates/hated .. his/her/their job/jobs/life
power trip/tripping
grouchy/grouch/snobbish/uppity/haughty/sullen/hateful/vile/cruel/heartless/thoughtless/tactless/crass/vulgar/creepy/terse/robotic/unwelcoming/uninviting/uncooperative/unaccommodating/inflexible/unsympathetic/unapologetic/unconcerned/unbothered/unfazed/lackadaisical/nonchalant/scatterbrained/inept/amateurish/untrained/unknowledgeable/childish/immature/petty/spiteful/vindictive/egotistical/arrogance/condescension/hostility/indifference/nastiest/meanest/insolent/catty/gossipy/judgmental/judgy/intimidating/threatening/threatened/harassing/harassed/bigoted/prejudiced/tantrum/sneering/smirking/patronized/dismissively/impolitely/curtly/coldly/abusive/berated/scolded/lectured
stuck up
foul mouthed/mouth
checked out
two faced
mean spirited
cold/mean/nasty/blunt/short/abrupt and/people/person/woman/man/lady/staff/guy
bad/poor/terrible/awful/lousy/horrible manners/treatment/experience with STAFF/staff
deer in .. headlights
zombies/zombie
frosty/icy/chilly STAFF/reception/desk/attitude/greeting/and/with/toward/at
little/bit/rather/pretty/VERY frosty/icy/curt/brusque/cold/short
overworked/frazzled
burnt/burned out
`,
	praise: `${STAFF_PRAISE}
love/loved/loves/adore/adored/thanks/thank/kudos/appreciate/appreciated you/to/our/my/that? ${NAMES.join('/')}
${NAMES.join('/')} rocks/rules/rocked/cares/cared/listened/helped
`,
	complaints: STAFF_COMPLAINTS,
	facts: ``,
};
