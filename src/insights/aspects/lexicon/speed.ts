import type { AspectLexicon } from './aspect-lexicon.ts';

export const SPEED: AspectLexicon = {
	nouns: `
wait/waits/waiting
wait time/times
turnaround
speed
appointment/appointments availability?
scheduling/schedule
`,
	good: `
fast/faster/fastest/quick/quickly/quicker/quickest/speedy/prompt/promptly/punctual/swift/swiftly/timely/expedient/expeditious
efficient/efficiently/efficiency
on time
on schedule
ahead of schedule
in no time
lightning
immediately
`,
	bad: `
slow/slower/slowest/slowly/sluggish
delay/delays/delayed
late
lengthy
backlog/backlogged
inefficient
overbooked
wait/waits/waiting .. long/forever/eternity/ages/excessive/ridiculous/insane/endless
long/longer/longest/endless wait/waits/time/waiting/delay/line/lines
`,
	praise: `
in and out
in/done/finished/out/back/ready/completed/took/fixed/way/changed/road .. in/under/within/inside DURATION
in/done/finished/out/back/ready/completed/took/fixed .. less than DURATION
in/under/within/less/inside than? DURATION flat/tops/total/max
in less than DURATION
~under DURATION
within the hour
in an hour
diagnosed/fixed/found/replaced/repaired/swapped/installed/changed/done/finished/inspected/completed/wrapped/handled/solved/sorted .. in DURATION
took/takes/take .. only/just/less/under/maybe/all than? of? .. DURATION
only/just took/take .. DURATION
less/quicker/faster/sooner/earlier/ahead than/of .. promised/quoted/expected/estimated/said/they/told/thought/schedule/estimate/i
finished/done/ready/completed .. early/ahead/sooner/before
ready/done/finished/waiting .. before/by/when/early/ahead .. i/lunch/noon/promised/said/they/finished/schedule/finish/even/sat/my/expected/told/we/closing
ready when promised/they/i
ready early/ahead/sooner
right/exactly/precisely when they/he/she said/promised/told
when they said .. it .. would
by the time .. i/we .. finished/finish .. coffee/sandwich/lunch/magazine/chapter
before .. finished/finish my/our/the coffee/sandwich/lunch/magazine/chapter/donut
same day/afternoon/morning
same day
half the time
done/ready/finished .. by/before my/the/our .. lunch/break/noon/shift/morning
barely/hardly/not .. time to .. sit/open/finish/read/drink/pour/get .. book/coffee/seat/down/before/my/cup/phone
took/takes .. NUMBER minutes
next day service/delivery/appointment
the very? same day/morning/afternoon
got/get/gets/getting/fit/fitted/fits/fitting/squeezed/squeeze/squeezes/took/take/worked/work/works/slipped/slid/brought me/us/my/her/him/you/it/car .. in .. same/right/today/quickly/fast/without/immediately/day/next/last/between/on/that/within/anyway/short/early/an
squeezed/fit/fitted/worked/slid/snuck me/us/my/her/him .. in
got me in/right
got/get/gets me/us .. right in
without/no/needed/need .. an? .. appointment/appointments needed/necessary/required/and/but
no appointment .. needed/necessary/problem/required/still
walked/walk/drove/pulled/rolled/showed .. in/up without/with .. no? appointment
no/hardly/barely/zero/minimal/never/without/little/didn't/short/not/NT any/a/much/have/had/to .. wait/waiting/delay/delays/line/lines
hardly/barely any? wait
no wait/waiting/delay/delays/line
never/didn't/not/NT/wasn't .. wait/waited/waiting .. more/long/longer/even/past
didn't/never/not .. take/took .. long
had/have/got/get me/us/her/him .. on .. my/our/her/his/the way/road
on my/our/the way/road .. within/in/by/again/before/quickly/minutes/fast
back on the road .. by/in/within/quickly/fast/same/before/lunch/noon/that/again?
back on the road
out the door .. in/by/within/before/under .. DURATION/noon/NUMBER/lunch
out the door in/by/within/before/quickly/fast
out of there in/by/within/before/under/quickly/fast
home/back/out by/before lunch/noon/dinner
easy/easily/simple to? .. schedule/get/book/scheduling .. appointment/in/an
easy/simple/online scheduling/appointment/booking
record time
no time at
jiffy
flew by
respect+/value+ my/our/your time
respectful of my/our/your time
waste/wasted/wasting .. no time
never/didn't/not waste/wasted/wastes .. time
right away
started .. right/immediately/promptly
open/opens .. late/early/saturday/saturdays/sunday/sundays/weekends/evenings/holidays
NUMBER minutes and .. i/we/done/out/back/on/gone
saturday/saturdays/sunday/sundays/evening/weekend hours/appointments/service
open/stays late/on .. saturdays/saturday/sundays/weekends/sunday
quick .. turnaround/service/in
within/in/under/just/only DURATION for/to .. a/an/the/my/get/do/one/some
`,
	complaints: `
wait+/sat/sitting/stood/stuck/spent/spend/spending/hung/killed/stranded .. for? .. DURATION
wait+ .. forever/ages/eternity/hours/weeks/days/months/month/week/past/until/too/over/long
sat/sit/sitting there/in/around .. forever/ages/hours/all/half
spent/spend/spending/wasted/wasting/lost/killed/kill .. my/the/our/a/an/half/all/whole .. day/afternoon/morning/saturday/time/weekend/evening/lunch
DURATION .. wait/waiting/late/delay/delayed/behind/past/overdue/longer/turnaround
DURATION later still/no/nothing/and/they/i/it
DURATION and counting
lost/misplaced/forgot/cancelled/canceled my/our/the appointment/reservation/booking/slot
read .. entire/whole/half .. novel/book/magazine
lose/losing/clear/cancel .. your/my/the/a .. day/afternoon/saturday/DAYS
been there since
there since .. DAYS/day/january/february/march/april/may/june/july/august/september/october/november/december
DURATION and .. still/no/nothing/nobody/waiting
~DURATION for/to .. a/an/one/some/my/simple/basic/get/do/change/replace/fix/just/the/something/put/swap/install/an
DURATION to .. change/fix/replace/get/do/find/diagnose/install/order/finish/repair/swap
DURATION out
took/take/takes/taking .. them/over/nearly/almost/more/the/me/us .. DURATION .. to/for/just/before/longer/and
took/takes/take .. forever/ages/eternity/hours/weeks/days/months/longer/all/long/week/month
took/takes/take/taking over/nearly/almost/more/another/NUMBERS than? .. DURATION
takes/take/took forever
too long
longer than .. promised/quoted/expected/said/told/should/they/estimated/it/necessary/the
twice as long
drag+/dragged their/his/her feet/heels
dragged on
snail/snails/snail's pace
molasses
glacial/glacially
wait/waited/waiting NUMBER/a? .. weeks/days/month/months/week .. for/to
month/months/weeks/week/days out/away .. appointment/for/to/before/opening
booked/scheduled/booking out/up .. weeks/month/months/until/solid/for/DURATION
booked out/solid/weeks/up
first/next/earliest/soonest .. opening/appointment/available/slot/availability .. was/is/in/they/week/weeks/month/months/DURATION
NUMBERS weeks/months/days/month/week .. for/to/just/before .. appointment/oil/look/opening/part/get/diagnosis
can't/couldn't/cannot/impossible/never/hard/unable/difficult to? .. get/getting/schedule/book .. appointment/in .. for/until/weeks/days/under/before
impossible/hard/difficult/tough to .. schedule/get/book .. an? appointment
appointment/booked/scheduled/arrived/came/dropped/checked/reservation .. at/for/by/was ... still/until/didn't/not/never/wasn't/nobody/after/before .. look/looked/touched/started/start/begin/began/until/lunch/pulled/noon/took/taken/after/NUMBER/in/done
appointment/appointments mean/means/meant/is/are/was/were .. nothing/suggestion/suggestions/joke/meaningless/worthless/useless/decoration
despite/even/with/had/though/had .. having? an? appointment .. still/wait/waited/hours/sat
even with .. an? appointment
booked for NUMBER >> started/didn't/at/took/until .. NUMBER/until/not/on
supposed/promised/said/told/ready/quoted ... ready/done/finished/be/tuesday/noon/DAYS/hour/hours/minutes .. turned/got/still/took/not/wasn't/it/became/means/meant/actually/until/but/picked .. DAYS/hours/weeks/days/back/saturday/into/until/later/ready/done/week
supposed to be .. ready/done/finished
supposed to take
ready by/at/on/in/for .. means/meant/really/actually/but/turned/is
ready by/on/in .. wasn't/not/isn't/never/still
wasn't/not/isn't/never/still .. ready/done/finished/started/looked/touched .. when/at/by/until/on/yet/DURATION/as
not ready
not even started/touched
still .. waiting/sitting/there/in/not/at/hasn't/don't .. for/on/lot/shop/there/ready/in/part/done/started/it
still waiting
has/had/have/been/kept/was/is/sitting/left/sat/sits .. sitting/sat/parked/stuck/been/there .. on/in/at/there .. lot/shop/garage/bay/there .. for/since/DURATION
my/our/the CAR .. has/sat/was/been/had/is .. for/since DURATION/january/february/march/april/may/june/july/august/september/october/november/december/last/NUMBER
had/have/kept/keep/keeping/held my/our/the/her/it .. CAR/it for .. DURATION
had it/CAR .. DURATION
kept it/my .. for? DURATION
without my/a/our CAR for DURATION
hours/days/weeks/months on end
pushed/pushed/bumped/moved/rescheduled/canceled/cancelled/postponed/lost/forgot .. appointment/back/twice/date
lost/forgot/no/missed/cancelled/canceled/messed .. my/our/record/the .. appointment/reservation/booking
waste/wasted/wastes/wasting .. my/your/our/of/the time/day/afternoon/morning/hours
waste of .. time/day/hour/afternoon
value/respect/value your/my time
don't/doesn't/didn't/no/not .. value/respect/care/regard .. about/for? my/your/our/customers .. time
pack/bring a/your lunch/book/pillow/sleeping/tent/snack/dinner
bring .. book/books/pillow
grew/growing/aged a? .. beard/old/older/waiting
grow a beard
only took/takes NUMBER .. weeks/months
all day
half the day
half a day
plan on/to .. DURATION/spending/waiting/day/all/days/being
now you wait
wish .. faster/quicker/sooner/wait/open/hours/appointments/weekends/saturdays/appointment/speed
could/should/would/needs/need .. be/been? .. faster/quicker/shorter/sooner/speed/quicker
would/be/been nice .. open/ran/run/hours/weekend/weekends/saturday/sunday/saturdays/sundays/express/faster/quicker/later/earlier/evening/evenings/appointments
if only .. faster/quicker/open/sooner
if you .. value/have/want/like .. time/plans/place/waiting/rush/hurry/day
not/isn't/wasn't/aren't/NT/never/hardly/anything/nothing .. fast/quick/quickly/speedy/prompt/efficient/timely
not/never/nothing/NT on time
not in a hurry
no .. sense of? urgency/hurry/rush
no .. express/sunday/weekend/saturday/evening/appointments/appointment/openings/opening/availability .. hours/available/until/for/lane
took .. sweet time
taking/took/take their/his/her sweet time
backed up
christmas/birthday/birthdays/thanksgiving/seasons/winter/summer .. came/went/passed/later/before
wait/waits/waiting is/was .. only/biggest/problem/issue/downside/complaint/killer/brutal/terrible/awful/bad
only/biggest/main/one/sole .. complaint/gripe/downside/negative/issue/problem/drawback .. wait/time/long/slow/speed/took
`,
	facts: `
dropped/drop/left .. off? at NUMBER .. picked/pick/back/got .. at/by/up NUMBER?
dropped .. at NUMBER ... picked
open/opens/opened/close/closes .. at/from/until/on NUMBER/weekdays/saturdays
took/takes/take about/around/roughly DURATION
appointment was/is at/for/on
had/made/have/booked/set an/my appointment .. for/at/on
`,
};
