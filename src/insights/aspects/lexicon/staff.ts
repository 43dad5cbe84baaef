import type { AspectLexicon } from './aspect-lexicon.ts';

export const STAFF: AspectLexicon = {
	nouns: `
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
`,
	good: `
friendly/friendliness/friendliest
polite/courteous/courtesy/gracious/cordial/civil
helpful/accommodating/obliging/attentive
kindness/caring/compassionate/considerate/thoughtful/empathetic/sweet/sweetest/nicest
VERY/BE/and kind/understanding
kind and/to/man/woman/lady/people/staff/gentleman
patient/patience
respectful/respect/respected
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
`,
	praise: `
bent/bend/bends/bending over backward/backwards
went/go/goes/going above and beyond
above and beyond
went/go/goes/going the extra mile
extra mile
nothing THEY wouldn't do
take/takes/took/taking good/great/excellent/such/wonderful/amazing/fantastic/real/very care of
took/take/takes care of me/us/everything/my
treat+ me/us/you/her/him/my/customers/people/everyone .. like family/neighbor/neighbors/friend/royalty/gold/king/queen/human/person/adult/adults/people
like family
treat+ me/us/you/her/him/customers/people/everyone .. right/well/fairly/kindly/great/equally
like a/an/one valued/human/king/queen/friend/neighbor/regular/person/family/adult/equal
walked/walk/walks me/us/her/him .. to my/our/the/her/his CAR/door
held/hold/holds/open/opened the door
remembered/remember/remembers my/our/me/us/his/her/you
remembered/knew/knows/know me/us/you/everyone/customers by name
knew/knows/know my/our/your name
greeted/greet/greets/greeting me/us/you/everyone/customers
greeted .. with a smile/handshake
stayed/stay/staying/stays .. late/past/after/open/overtime
stayed/came/opened .. after/past closing/hours/close
with a smile
listened/listens/listen to/carefully/when/and
answered/answers/answer/answering all/every/each/any/my/our/everything .. question/questions
answered .. questions/question
was/were always/all? smiles
couldn't/could not/can't have/be been? kinder/nicer/sweeter/friendlier/better/helpful
could not/NT have/be been? kinder/nicer/sweeter/friendlier/more
couldn't/could not? have/do done? enough for
never/not/NT .. made/make/makes/making me/us/you/her/my feel/look stupid/dumb/rushed/small/silly/bad
never/not .. feel/felt .. rushed/stupid/dumb/judged/small/bothered
made/make/makes/felt feel? like a? family/home
offered/offer/offers/brought/brings/bring/handed/gave me/us/my/her/him .. water/coffee/snack/snacks/popcorn/umbrella/hug/blanket/treat/treats/bottle/soup
played/play with my/our kids/kid/son/daughter/dog
so/very/really/super good/great/sweet with/to my/our/the kids/kid/daughter/son/mom/dog
an/a pleasure to deal/work
joy to deal/work
sweetheart/gem/angel/godsend/gentleman/saint/hoot/delight/legend/rockstar/treasure/riot
rock star/stars
loves/love what he/she/they do/does
salt of the earth
hats off
class act
shout out
kudos
props to
ask for _ he/she/and/you
they/they're were/are? VERY? great/awesome/amazing/wonderful/fantastic/terrific/outstanding
gave/give/gives/offered/handed my/our/the kid/kids/son/daughter/toddler/baby/dog/children
makes/make/made time for
lifesaver/lifesavers
worth their/his/her weight
made it happen
real/genuine/such/so/much warmth/kindness/care/compassion/respect
eager/happy/glad/willing to help/assist/answer
`,
	complaints: `
talk+ down to
talk+ to me/us/her/him/you .. like a/an/i/we/she child/idiot/stupid/dumb/moron/kid/toddler
treat+ me/us/you/her/him/my/customers/people/everyone .. like a? dirt/garbage/trash/crap/cattle/number/i/we/you/criminal/second/just/dog/nobody/idiot/afterthought
treat+ me/us/you/her/him/customers/people/women .. poorly/badly/terribly/differently
like a/an idiot/moron/number/criminal/nuisance/burden/inconvenience/fool/bother/child/problem
like i/we/you was/were/am/are .. stupid/dumb/idiot/bothering/wasting/nobody/invisible/nothing/interrupting/burden/inconvenience/crazy/problem
act+ like .. bothering/wasting/favor/inconvenience/bother/interrupting/care/nuisance/problem
doing me/us/you a favor
roll+ his/her/their eyes
rolled/rolling/rolls eyes
hung/hangs/hang up on
barely/never/didn't/not/hardly .. looked/look/looks/glance/glanced up
look+ up from his/her/their phone/screen/computer
never/didn't/not/without/barely .. acknowledge/acknowledged/greet/greeted/greeting/hello/smile/smiled/apologize/apologized/apology
no/not/never .. apology/apologies
no/never eye contact
not so much as a
nobody/no/never/not so much as/even/once .. said/say/hello/acknowledged/offered/looked/bothered/asked/greeted
well have been invisible/talking
nobody/no .. acknowledged/greeted/cared/cares/apologized/helped/noticed
couldn't/could not/don't/didn't/doesn't/not care/caring less/at/about
couldn't be bothered
can't/couldn't even be bothered
could care less
walked/walk/walks/walking right? past/by/away me/us/from/while/several/a
turned his/her/their back
on his/her/their phone/phones
stood/stand/standing/sat .. at/by the counter/desk
employees/staff/people/guys/them .. chatted/chatting/chat/gossiping/gossip/joking/standing/texting/scrolling
no .. manners/courtesy/respect/help/empathy/sense/compassion/people
lack of .. manners/courtesy/respect/professionalism/help/empathy/care/customer
zero .. respect/courtesy/professionalism/empathy/customer/help/manners
could use/learn/have/need .. manners/training/attitude/courtesy
made/make/makes/making me/us/her/him/my/you .. feel/felt/look .. stupid/small/dumb/unwelcome/uncomfortable/bad/like/ignorant/foolish/idiot/silly
felt/feel/feeling .. unwelcome/belittled/ignored/dismissed/judged/stupid/small/unwanted/invisible/disrespected/insulted/uncomfortable/intimidated
gave/give/got/giving/had/with/full .. attitude/lip/runaround
such an? attitude
asked/asking/asks/wanted/talked/spoke/only .. to? my husband/boyfriend/dad
get/got off on the wrong foot
threw/throw/kicked/escorted/asked me/us .. out/leave
people skills
personality of a
chip on his/her/their
as if i/we .. stupid/idiot/bothering/wasting/child
refused/refuses/unwilling/wouldn't/won't to? even? help/assist/listen
argued/argue/arguing/argues with me/us/customers
wouldn't/won't/didn't/never/don't .. give/gave me/us .. the time of day
worst/horrible/terrible/bad/poor customer service/staff/attitude
know/knows/knew nothing/nothin/less
`,
	facts: ``,
};
