/** What people who treat customers badly do and say. */
export const STAFF_COMPLAINTS = `
talk+ down to
talk+ to me/us/her/him/you .. like .. child/children/kids/idiot/idiots/stupid/dumb/moron/kid/toddler/toddlers
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
well have been invisible
nobody/no .. acknowledged/greeted/cared/cares/apologized/helped/noticed
couldn't/could not/don't/didn't/doesn't/not care/caring less/at/about
couldn't/not be bothered
can't/couldn't/not even be bothered
could care less
walked/walk/walks/walking right? past/by/away me/us/from/while/several/a
turned his/her/their back
on his/her/their phone/phones
stood/stand/standing/sat .. at/by the counter/desk
employees/staff/people/guys/them .. chatted/chatting/chat/gossiping/gossip/joking/standing/texting/scrolling
no .. manners/courtesy/respect/help/empathy/compassion/people
no sense of
lack of .. manners/courtesy/respect/professionalism/help/empathy/care/customer
zero .. respect/courtesy/professionalism/empathy/customer/help/manners
could use/learn/have/need .. manners/training/attitude/courtesy
made/make/makes/making me/us/her/him/my/you .. feel/felt/look .. stupid/small/dumb/unwelcome/uncomfortable/bad/ignorant/foolish/idiot/silly
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
wouldn't/won't/didn't/never/don't/not .. give/gave me/us .. the time of day
worst/horrible/terrible/bad/poor customer service/staff/attitude
know/knows/knew nothing/nothin/less
difficult/hard/impossible/nightmare/tough/miserable/pain/unpleasant/awful to work/deal/talk/interact with/to
dealing/working with .. was/is .. nightmare/awful/terrible/horrible/pain/unpleasant/miserable
lift/lifted/raise/raised/raising/lifting .. head/eyes/finger
act+/behave+ like/as .. rather/else/doing/favor/own/hates/hated/better/problem/fault
act+/look+/treat+/talk+/spoke/speak+/made/stare+/respond+ .. like/as if/though? i/we/you/she
act+ .. like/as if/though? they/he/she/it .. nothing/couldn't/didn't/don't/wanted/big/inconvenience/bother/burden
couldn't/not have cared less
care/cared less
told/telling/tells me/us to .. get lost/out
told/tells/telling me/us .. go elsewhere/away/somewhere
big/heavy/loud/annoyed/got/gave/with a? .. sigh/sighs/shrug/huff/glare/smirk/scowl/groan
raised/raising/raise .. voice
cut/cuts/cutting me/us/her/him off
talk+ over me/us/my
bit/bite my head off
tone .. of? voice
wouldn't/didn't/won't/couldn't/not .. look me/us .. eye
wouldn't/didn't/won't/couldn't/not .. lift/lifted .. finger
not/no one/single/nobody person/employee/soul/one? .. apologized/cared/greeted/smiled/acknowledged/helped/offered/thanked/hello
take/took/takes .. seriously .. not/never/nobody
wouldn't/didn't/never/won't/not take/took/taken me/us/her .. seriously
like/as nothing happened
never/not/didn't/without .. thank/thanked/thanks/welcome/welcomed/sorry
treat+ .. like i/we/she/you .. didn't/don't/couldn't/wasn't know/understand/matter/exist/belong/there/have
met/seen/known/had/dealt .. friendlier/nicer/kinder/politer/warmer/better .. people/folks/service/at/in/from
could/couldn't/can't not? have/be been? any? more/any/less/ruder/nastier/colder less/more? unpleasant/rude/unhelpful/condescending/dismissive/arrogant/interested/helpful/unprofessional/hostile/clueless/indifferent/disinterested/rude
SELLER/STAFF .. clueless/incompetent/ignorant/useless about/on/when/as
didn't/don't/doesn't/never/not want/wants/wanted to be there/here/bothered
rather be anywhere/somewhere/elsewhere/else
watched/watch me/us/my .. struggle/wait/stand/walk/carry
customer service/care .. nonexistent/none/zero/lacking/lousy/awful/terrible/joke/sucks/sucked/horrible/poor/worst
no/zero/what customer service
made/make/makes to feel
learn/learned/learns/teach/taught/remember/know .. to/how/say .. please/thank/thanks/hello/smile/manners/respect/listen/polite/nice
keep/kept/busy scrolling/texting/chatting/talking/gossiping/laughing/joking/typing
scrolling/staring/glued .. phone/phones/screen/computer
snap/snapped/snaps/barked/bark/growled/hissed/swore/cussed/lashed at/out
didn't/don't/doesn't/never/not/wouldn't/nobody/won't .. really? listen/listens/listened/listening/hear/understand .. to/me/us/my/what/and/at
didn't/doesn't/never/don't/not really? listen
seemed/seems/acted/looked/was/were .. rushed/distracted/bored/annoyed/frazzled/checked/disinterested/stressed/overwhelmed/bothered/irritated/uninterested
no/zero/little/without/lacking/lack .. compassion/empathy/sympathy/warmth/kindness/courtesy/patience/respect/manners/decency/urgency
worse/better/bad/worst/terrible/poor manners/attitude/service than
called/call/calling me/us/my/her wife? sweetie/honey/hon/sweetheart/darling/stupid/liar/names/dear/dumb/crazy
hid/hides/hiding .. in/behind office/back/desk/counter/computer
bring/bringing/get/send/ask/asked .. your/my/her/husband/wife/dad .. husband/next/in
if only/wish they/he/she/someone .. treat+/listened/cared/smiled
treat+ .. way they
not/never/isn't/aren't/wasn't/weren't the? warmest/friendliest/nicest/most/kindest/politest .. bunch/people/person/staff/group/guy/lady/personable/welcoming
slightest/ounce/shred/lick/bit of .. people/courtesy/respect/compassion/empathy/care/decency/manners/kindness
service/staff/people/manager/attitude .. needs/need .. help/work/training/adjustment/improvement/lesson/lessons
train/training/teach/retrain/fire/replace .. your/their/the .. staff/people/employees/manager
service/staff/attitude .. gone/going/went .. downhill
not/no/never .. happy/interested/willing/eager to? help/assist/serve/work
wouldn't/won't/didn't/couldn't/refused/not .. come/came out .. office/talk/see/of
customers/customer are/is .. nuisance/bother/inconvenience/last/number
treat+ .. like/as .. bother/nuisance/stranger/nobody/number/trash/dirt/garbage/criminal/child/children/idiot/idiots/fool/fools/secondclass
he/she/who walked/walks/stormed/wandered off/away/out
not my problem
chewed me/us out
don't/doesn't/didn't/never/not/won't take/takes/took .. seriously
act+ offended/annoyed/insulted/put/bothered/surprised/mad/angry/shocked/disgusted
could/should/would/need/needs to? be/have/use .. friendlier/nicer/kinder/politer/welcoming/patient/attentive/understanding/courteous/helpful/respectful/polite/professional/accommodating
don't/doesn't/didn't/couldn't/not/never/nobody/no/hardly/none care/cares/cared
could/should .. smile/listen/try/learn .. more/to/once/sometime/better/occasionally
not exactly/very/particularly/overly/especially/terribly/too .. friendly/welcoming/helpful/polite/warm/nice/courteous/pleasant
just/only/nothing but/got shrugs/attitude/grunts/eyerolls
laughed/laughing/chatting/joking/gossiping/talked .. in/behind .. back/counter/office/desk
take/took/taking ownership .. nobody/never/no
nobody/no/none/never take/takes/took/taken ownership
bully/bullied/bullying/intimidate/intimidated .. me/us/my/into
fend for myself/ourselves
blew/blow/blown/blows/brushed/brush/brushes/shooed/waved/waving me/us/him/her? .. off/away
brush off
side/stink eye
wrong side of .. bed
get/getting/got rid of me/us
showed/shown me/us the door
look+/stare+/saw/see .. right/straight through me/us
pass+ the buck
wash+ .. hands of
interrupt+ .. conversation/personal/lunch/chat
lost/lose/loses/losing interest in/once/when/as/after
old/previous/former/last STAFF .. was/were .. nicer/better/friendlier/kinder/more .. than
nicer/friendlier/kinder than this/these/the? new/current/one
second class
know it all
get/got/gets defensive/mad/angry/snippy/nasty/huffy/short
come/came/comes/coming across/off as .. arrogant/rude/cold/condescending/uninterested/dismissive/smug/pushy/uncaring/annoyed
need/needs/needed/want/hire .. friendlier/nicer/kinder/better/politer/new/different/warmer .. people/staff/help/employees/attitude/manager/management/personnel/receptionist
nobody/no/don't/doesn't/didn't/not/couldn't .. give/gives/gave .. damn/crap/hoot/rip/shit
give/gives/gave zero/no damn/craps/damns/cares
jokes/joke/joking/laughing about/at .. my/our/me/us
need/needs/ought/should to? .. learn/teach/show .. respect/manners/courtesy/kindness/patience
short with/to me/us/you/my/him/her/customers/people
needs/need/get/could .. personality/attitude transplant/adjustment
good/hello morning/hello .. before .. back/answer/reply/response
talk+/yak+/yakked too much
need/needs/could/should/forgot use? a/to smile/smiling/manners
you'd/you/would/i'd think/thought/swear/guess i/we/i'd/we'd .. bothering/asked/interrupting/interrupted/ruining/invisible/stolen/insulted/asking/ruined/kicked
didn't/don't/not/hated/doesn't/disliked like/appreciate/care/love/the .. way/how/tone he/she/they/i/we look+/talk+/spoke/treat+/acted/handle+/was/were
talked/spoken/spoke/talking/treated to? like i'd/we'd/someone/somebody/some
interrupted me/us/my/constantly/every/NUMBER/her/him
laugh+ at me/us/my/our/her/him
talk+/spoke/speak/speaking/addressed/answered/explained to? my/the .. son/husband/dad/boyfriend/brother/nephew .. not/instead/rather .. me
call+ me/her/us/my .. young/little/old lady/girl/missy/man
more personality/warmth/life/charm than
different/new advisor/person/face/people/writer/manager every/each time/visit/month
high/constant/much/staff/employee turnover
turnover of/in/is/rate
knew/know/knows less than me/i/my/google/us
act+/look+ like he/she/they .. favor/bothered/rather/own/hated/hates
hid/hides .. from me/us
not/never/wasn't/weren't/isn't/aren't .. most/exactly/overly/particularly/super/real/very/terribly .. friendly/friendliest/helpful/warm/welcoming/polite/pleasant/attentive/patient
little/bit/kind/kinda/somewhat/rather/touch of? cold/short/gruff/grumpy/rude/curt/brusque/abrupt/distant/standoffish/impatient/snippy/cranky/dismissive/stiff/unfriendly
could/might/should've/could've have? been? .. smiled/friendlier/nicer/warmer/kinder/politer/hello
nobody/no one? said/says/even/bothered/offered/got/looked .. hi/hello/up/sorry/welcome/thanks/goodbye
too much small talk/chatter
too much talking/chitchat/chatter/smalltalk
too chatty/talkative
wanted/want/trying/tried/rushed/hurry/hurried .. me/us/you/customers/him out the door
more/little courtesy/respect/patience/empathy/compassion/kindness/manners/warmth/professionalism .. would/please/needed/wouldn't/nice/could
told/asked me/us/her/him to calm/relax/settle/lower/quiet
lost/loses/losing his/her/their temper/cool/patience
not/never/hardly/barely/little interested in/to .. helping/help/me/us/selling/working
talk+ more than .. listen/listened/listens
seemed/acted/was/were/looked .. lost/clueless/overwhelmed/confused
you/we/i are/is/were/was/feel/felt .. invisible
not/isn't/wasn't/aren't/weren't as/so/nearly friendly/nice/helpful/welcoming/polite/kind/warm/attentive/professional
zero/no/little/without courtesy
replacement/new one/guy/person/manager/advisor/lady .. not/isn't as/nearly/so good/nice/friendly/helpful/great
laugh+ when i/we .. asked/said/told/mentioned
talked/spoken/spoke/treated to? that/this way
want/wanted me/us/you gone/out/away
nobody/no/never/didn't/not/don't/hardly one? .. smiled/smile/smiles/chatted/thanked/nodded/waved
could/should/needs/need to? learn/use/show/have/practice a/some/more/little/bit/of? .. patience/manners/courtesy/respect/empathy/compassion/kindness/tact/humility
`;
