/** What people who treat customers well do and say. */
export const STAFF_PRAISE = `
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
sweetheart/gem/angel/godsend/saint/hoot/delight/legend/rockstar/treasure/riot
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
easy/pleasure/joy/delight/great/nice/wonderful/good/fun/awesome/fantastic/amazing/terrific/lovely .. to work/deal/talk/speak/chat/interact with/to
pleasure/joy/delight working/dealing with
working/dealing with .. was/is/has .. pleasure/joy/delight/treat/pleasant/great/awesome/wonderful/fantastic
GOODNESS people/guys/folks/crew/team/bunch/group/fellas/ladies/personalities
knew/knows/know .. product/products/inventory/lineup/brand/vehicles/cars/trucks/business inside/well/cold
knew/knows/know .. product/products/inventory/lineup/brand
he/she/salesman/SELLER/advisor/representative/manager knew/knows his/her/their/the stuff/cars/trucks/business/product
dropped/drop/drops everything to/and/when/for
bright/brightens/brightened/made my/our day
helped/help/helps/helping me/us/him/her/my out
helped/helping my/our/an/a .. mother/mom/grandmother/daughter/wife/husband/dad/father/elderly
like i/we was/were/am/are .. only/important/most/king/queen/family/royalty/friend/friends
looked/looks/took/look after me/us/my/our/her/him
took/takes/taking .. under .. wing
took/takes/take an interest
ask/asks/asked about/after my/our .. kids/family/dog/grandkids/mother/trip/day/son/daughter
remembered/remembers/remember me/us/my/our/who/from/you
would do anything for
always has/have/had a .. smile/joke/word
never an attitude
spoke/speak/speaks/talk/talked/talks to me/us/her/my .. respect/respectfully/kindly/politely/person/human/adult/equal
at ease
stuck up for
~helped/help/helping me/us/my find/choose/pick/get/with/decide/through
true/real/such/perfect/complete/was/is/absolute a? gentleman/gentlemen/lady
actually/genuinely/really/truly/clearly/obviously want/wanted/like/liked/love/loves/enjoy/enjoyed/enjoys/care/cared/cares .. to/there/their/his/her/job/people/work/customers/you/about
love/loves/enjoy/enjoys .. his/her/their job/jobs/work/people
did/does/do/done everything/all .. could/can/possible/power
on the ball
on top of .. game
love/loved/adore/adored/like/liked these/this/the/those/them/everyone/my STAFF/service/salesman/salesperson
can't/cannot/couldn't/no fault the? STAFF
never/haven't/rarely met/seen/had/dealt .. more/kinder/nicer/friendlier/better
pleasant/nice/polite/kind/courteous/gracious/understanding/great/cool/good/calm about it/everything/that
treat+ me/us/you/everyone/people/customers .. old friend/friends/pal
deserves/deserve/give/gave/needs .. raise/promotion/bonus/medal/award/applause
clone my/this/that/these/the/him/her/them
wish .. clone
STAFF/fellas/they know/knows their? cars/trucks/vehicles/engines/product/products
treat+ .. like/as anybody/anyone/everyone/everybody/any else/other/customer
warm/friendly/cheerful/big/genuine/pleasant/kind .. hello/hi/greeting/smile/welcome/wave/word/face/faces
no/zero/without/not any? attitude/attitudes
with open arms
puts/put me/us/you/my/her/everyone .. at ease
people/staff/folks/guys/they/team .. keep/keeps/kept me/us .. coming/returning/loyal
see/ask/asked/asking/check how i/we/she/he was/were/is/are/felt .. doing/feeling/holding
taking/took/take/takes care of .. me/us/my/our/everyone/people/customers/you
every/each time .. smile/welcomed/friendly/greeted/warm
know/knows/knew me/us/my/our .. name/face/family/well/by
makes/make/made .. difference/special/smile/laugh
pride/proud in/of .. their/his/her work/job/service/customers
made it special
kind/kindest/nicest/sweetest/friendliest/best/greatest/warmest .. people/person/staff/folks/lady/man/guy/guys/team/crew/bunch/soul/souls
so much nicer/friendlier/kinder/better/more .. than .. folks/people/staff/guys/last/other/dealer
put/puts customers/customer/people/us first
customer/customers come/comes first
answers/answered/answering .. my .. questions
first class people/service/staff/treatment
red carpet
vip treatment
service/treatment fit
asset to
fan of
people/folks/guys/staff/team/crew .. rock/rocks/rule/shine/awesome
ray of sunshine
actually/genuinely/really/truly/sincerely/obviously/clearly/do/does care/cares/cared
tremendous/huge/big/great/wonderful/invaluable/real help
of great/tremendous/huge/enormous help/assistance
old fashioned customer? service/courtesy/manners/values
made/make/makes/treat+ .. like .. million/vip/star/somebody/part/royalty/most/only/best/princess/old/member/shot/celebrity
nothing .. too much trouble/bother/small/to
never too much trouble
no question/request/questions .. too .. small/silly/dumb/big/stupid
not/never a/one bad apple/egg/word/person/experience .. bunch/there/them/about
heart/hearts of/as gold/big
cream of the crop
one in a million
one of the good
breath of fresh air
got/has/had your/our/my back
on our/my side
kind/good/nice/sweet/pleasant/patient/friendly about it/everything
stayed/remained/remain/stay polite/calm/patient/professional/kind/courteous/friendly/pleasant
in good hands
make/makes/made .. feel .. matter/count/belong/important/valued/counted
knew/knows/know who i/we was/am/were/are
kept/keep/keeps .. cool/calm/patience
not/never/no eye rolling/rolls/lectures/lecture/attitude/judgment
came/come out .. shake .. hand
shook/shake/shakes my/our hand/hands
umbrella
remember/remembers/remembered .. kids/names/name/dog/family/everyone/birthday/grandkids
love/like how/that they/he/she .. remember/treat/greet/know/take/care
like a person/human/people/friend and/not/instead
went/go/goes/going above/beyond .. expected/call/duty/required/expectations
felt/feel/feels/feeling .. at home
works/work well? together .. it/shows/team/everyone/and
nicer than .. folks/people/staff/guys/crew/STAFF
call+ me/us/him/her sir/ma'am/maam
sweethearts/gems/angels/saints/legends/rockstars/godsends/dolls/treasures/darling/darlings
a/an/absolute/real/such/total doll/peach/mensch/beauty/pro/champ/prince/hero/star/dream
take/takes/took/taken me/us/her/him/my .. seriously
was/were/felt/feel/feeling/get/got taken seriously
treat+ _ _? right/well/fairly/kindly/equally/decently
like i/we/you own/owned the place/joint
treat+ me/us/her/him/you .. like .. grown/grownup/adult/intelligent/capable/smart/regular
feel/felt/was/were/feeling so/very/really/well/completely taken care
well/so taken care of
nobody/no/never/not/didn't/doesn't/don't/without/once .. make/makes/made/making .. feel .. broke/poor/stupid/dumb/small/silly/bad/trash/cheap/old/guilty/foolish/unwelcome/embarrassed/ignorant/bother/burden/idiot
VERY/being/was/were/is/are/real/extra nice/good/kind/sweet/lovely/decent to me/us/my/her/him/everyone/everybody
they/he/she/everyone/everybody/all/they're/he's/she's were/was/is/are/been/being? VERY? nice/lovely/kind/sweet/cool/decent/wonderful
open+/unlocked/reopened up/the/gate/doors/door/shop/in/back? .. for me/us/my
install+/put/buckled/load+/carry/carried/lifted/pushed .. groceries/stroller/wheelchair/bags/luggage/walker/carseat
put/installed/buckled the/our/my car seat
held/hold/holding my/our/the hand/baby/son/daughter/toddler/kid
sat/sits/stayed/waited with me/us/her/my/him
remember+ how/what/that/who/which/where i/we
wave/waves/waved/waving when/at/to/as/hello
fought/fight/fights/battled/advocated/argued .. for/on me/us/my/our
go/goes/went/going/gone to bat
nobody/no/never/didn't/not/doesn't/without .. judge/judged/judging/blink/blinked/flinch/flinched/batted/grumbled
raised right/well
lovely/good/great/nice/decent/fine/solid/wonderful bunch/folks/fella/fellas/souls/boys/humans/kids
good/great/gentle/wonderful/amazing with kids/children/elderly/seniors/people/customers/toddler/pets
knows/knew/know _ _? cold/inside
gave/give/gives me/us/my/her .. hug/candy/hugs
tried/tries/try/trying his/her/their best/hardest
STAFF/writer's/manager's/advisor's/guy's/they're is/are/was/were/seemed? VERY? alright/decent/okay/ok
he's/she's/they're/who's a/an/such/real/true .. gentleman/gentlemen/lady/gem/person/human/guy/people/kid/sweetheart/hoot
squared away
took/take/takes/taking his/her/their the? time with me/us/my/her/him
nobody/no/never/not NUMBER/a/one/single? unkind/cross/harsh/bad word
felt/feel/feeling .. in good hands
friendly/kind/nice/polite/helpful/courteous/sweet/patient/decent enough
always/still/never/not .. time/patience for me/us/my/questions
no question .. bother/bothers/bothered/trouble
tried hard
open+/unlocked ... for me/us
not/couldn't/can't have? been? treated better/nicer/kinder/fairer/warmer
follow/followed him/her/this/that/my/them .. anywhere
call/calls/called/greet/greets/greeted/address me/you/us/everyone/him/her by .. name
deserves/deserve/earned .. praise/credit/recognition/thanks/shoutout
was/were/is/are/been fine/good/great/nice/kind/sweet to deal/work with
like/love/enjoy/happy working/being/work here/there
never/not/haven't/hasn't had? .. bad/negative/poor experience/interaction/encounter .. with/from .. anyone/anybody/any/them/staff/person/employee
least/actually/really/patiently/always listened/listens/tried/cared/apologized
they/people/staff/everyone/everybody/she/he know/knows me/us there/here/now/by/and/well
no/zero/never/not/nothing problem/problems/issue/issues/complaints/bad .. with/about the/their/any STAFF/people/staff
made/makes/make it/me/us/everything/everyone/things .. comfortable/relaxed/welcoming
`;
