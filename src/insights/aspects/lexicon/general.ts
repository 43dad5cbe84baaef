/** Turns of phrase that judge whatever they are said of. */
export const GENERAL_PRAISE = `
could not/NT have/be been? better/happier/nicer/easier/smoother/more
couldn't/can't have/be been? better/happier/nicer/easier/smoother/more
second to none
top notch
on point
spot on
puts/put .. to shame
nothing but good/great/praise/positive
no complaints/issues/problems
can't complain
hard to beat
a plus/breeze
five stars
can't/cannot be beat/beaten/beet/topped/matched
cant be beat/beaten/beet/topped
went/goes/going/go very/so/really/quite? well/great/smoothly/fine/perfectly/smooth/swimmingly
without a/any hitch/hitches/issue/issues/problem/problems
`;

export const GENERAL_COMPLAINTS = `
less so
not so much
not their/his/her/a strong suit/point
leaves/left/leave .. to be desired
is/was another/different story/matter
needs/need/needed work/improvement/help
could be/use/have better/improved/work/improvement/help
not great/good/impressed/ideal
nothing special
gets/got/getting old/annoying/tiresome/frustrating
a headache/hassle/pain/drag/letdown/disappointment/chore
not the fanciest/cleanest/nicest/fastest/biggest/prettiest/friendliest/best/newest/quickest/greatest/smoothest/easiest/brightest/warmest
way off
out of hand/line/control
a joke/nightmare/disaster/mess
`;

/** Words that would read as a judgement and are none. */
export const ASIDES = `
great/good/nice/awesome/amazing/excellent/wonderful/fantastic/best/terrible/horrible/worst/bad/awful/love/loved/hate this? place/spot/experience/dealership/dealer/shop
recommend+ this/the/these/them/it/you place/shop/dealer/dealership/guys/people/spot
highly/definitely/would/wouldn't/not/never/can't/don't/cannot .. recommend+
recommend+ to anyone/everyone/friends/family/others/all
while you/i/we/they wait+
while waiting
wait for/until/to my/the/their next/our
can't/cannot/couldn't wait to
can't wait
kind of/enough
a kind of
no big deal
in fairness
no wonder
at no time
take/took/takes your/my/her/his/their time with/to/and/explaining
took her/his/their time
no problem/problems/trouble getting/finding/with/at
at the time
fast food
told/tell/telling/warned/inform/informed me/us/you ... delay/delays/delayed
let/lets/letting me/us/you know ... delay/delays/delayed
updated/posted/informed ... all day
the real deal
worth the paper
aren't/isn't/not worth the paper
believe half
room/space to talk/breathe/think/negotiate/decide
credit where/to/for
their/his/her/your credit
of this/the/that dealership/place/shop
missed my/our appointment/flight/bus/turn
small/simple/tiny/little/basic job
gas/fuel price/prices/was/station
gallon
place/room/area/spot to wait
work schedule/week/day/shift/hours/nights
to work with
job of? explaining/keeping/answering/communicating/listening/telling/of
easy/easier/hard/harder to get in and out
buy another/again
ladies/men's/mens/women's room
if i'm/i/we're am/being? honest
to be honest/fair
honestly
mood/minds was/were
while i/we was/were there
i/we drive a/an/my/our
i/we live/lived
i/we/my/wife/husband/son/daughter bought/own/owned .. used/new .. back/in/NUMBER
bought/buy/sold/buying .. house/home/apartment
i/my/wife/husband work/works
bank downtown
the late
late model/fee/night/at/to
slow drip/down
quality time
labor day
out of time
no matter
free time
part time
full time
first time i/we/here/buyer/buyers/at/customer
bad/rough/horrible/terrible credit/day/week/weather/accident/wreck
good/great/bad/low/terrible gas mileage
fast lane/car
work/works/worked/working in/at/as/from/near/nights
clean title/history/carfax/record
short on/notice
my credit/debit card
credit/debit card
slow/busy DAYS/day/morning/week
drive+/drove/live/lives/lived/commute+ .. DURATION
drive+/drove/commute+ .. NUMBER miles
DURATION drive/away/each/trip/ago/old/warranty/loan/north/south/east/west
pressure test+/wash+/washer
tire/oil/blood/fuel pressure/pressures
building me/a/my/his/her/an
ladies and gentlemen
quick/express lube/lane
lying/lie/lies on/under/in/down/there/around
thank/thanks you?
come/came/go/going/went back to/and/there/here/for/saturday
not gonna/going to? lie
i'm/i/im not lying
late husband/wife/father/mother/dad/mom/brother/sister/son/grandfather/grandmother
i return/answer/returned calls/my
at work
got/have/has a job
`;
