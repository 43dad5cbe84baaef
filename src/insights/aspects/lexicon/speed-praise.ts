/** What praises the speed of a business as it stands; a field of its lexicon. */
export const SPEED_PRAISE = `
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
inside of? DURATION
DURATION start/door/front/total/flat/tops/max to/and? finish/door/back?
back/out/home/finished/done/ready/set/gone/leaving/rolling .. before/by .. NUMBER/lunch/noon/dinner/school/lunchtime
hadn't/haven't/barely/hardly .. finished/touched/sat/opened/started/finish/sit/poured ... when/before/coffee/magazine/seat/chair
CAR was/is .. waiting/ready/parked .. for/out/outside/front when/me/us/front
took/got/get/gets/saw/see me/us/you/them .. right/straight in/away/on/back
right on time
wasn't/weren't/isn't there/here/waiting/gone long/more/even
no sooner
don't/didn't/never/doesn't/not/won't .. make you/me/us/people .. wait
before .. i/we .. could/had .. sit/finish/even/open/chance
next morning/day .. ready/done/driveway/delivered/picked/fixed/back
ready/done/fixed/finished .. next/the/that/same morning/day/afternoon
dropped/drop/drops everything
blink
moved/moves/move/moving .. fast/quickly/along/quick
fit/fits/took/got/squeezed .. around my/our schedule
shorter than
short wait/line
never/not/didn't/don't/doesn't/haven't .. sit/sat/stay/hang/stand/be .. longer/more than
in a/an/one/single single? morning/afternoon/day/visit/evening/trip
ready/done/finished .. when .. told/said/promised/would
never .. opened/finished/started .. book/laptop/magazine/chapter
brought/packed a/my .. book/laptop/magazine .. never/didn't/barely/hardly
less time .. then/than
CAR was/is ready when .. told/said/promised/would
~REPAIR ... in .. DURATION
before .. podcast/show/movie/song/album/coffee/meeting/call/class .. ended/over/finished/started/done
before my/the/our .. podcast/show/coffee/drink/tea ended/cooled/finished/cold/arrived
this/that/so/such quick/quickly/fast
minutes/hour/hours/day/days/week ahead/early/sooner
out of there .. before/in/by/quick/fast
see/saw/take/took/get/got/fit you/me/us .. within/in/by DURATION/a/an/the/day/days
within a? day/hour/days/hours
ordered/called/dropped/brought/arrived .. DAYS ... installed/ready/done/back/fixed/picked/finished .. DAYS
took/takes NUMBER minutes
both/everything took/takes .. minutes
in today/yesterday .. out today/tomorrow
home/back for/by/before lunch/dinner/noon/breakfast
saw/see/seen me/us/you .. very? next/same/right/that
booking/scheduling .. snap/breeze/easy/simple/painless/cinch
out in/within/under DURATION
stick/sticks/stuck/keep/keeps/kept to the/their/my time/times/schedule/appointment
at my desk/work/home/office by/before
back at my? desk/work/home/office by/before/in
had/got/get/have me/us/it/her .. in/out by/before/within
taken/took/brought/called/waved right/straight in/back/away/over
before i/we .. finished/finish
wait/waits/line was/is/'s/were .. short/brief/minimal/nothing/reasonable/manageable/bearable/okay/fine
wait/line wasn't/isn't/not .. bad/long/terrible
was/is only DURATION
in n/and/& out
done/ready/finished while i/we .. had/drank/ate/grabbed/sat/waited/shopped/worked
gone/done/out/finished/through in five/ten/fifteen/twenty/thirty/forty/sixty
me/us on my/our way
didn't/couldn't/hadn't even? finish/finished/drink/touch my/our/the
just/can/could walk in
sat/sit/waited/wait/spent .. DURATION total/flat/tops/max
DURATION early/sooner
sooner/earlier/quicker/faster than i/we/they/promised/expected/quoted/most/anyone/anywhere
didn't/never/not/hardly take/took .. long/forever/much time?
quick/fast/speedy/prompt about/with/at/to
ready/done/finished/back .. same/that/by .. day/noon/afternoon/evening/lunch
got/get/had me/us/it .. done/in/out/finished/through .. quick/fast/quickly/promptly/asap
no time wasted
early drop/bird off?
drop off .. easy/quick/breeze/simple
mounted/installed/changed/fixed/washed/rotated/replaced while i/we had/drank/ate/grabbed/shopped/worked/waited/sat
`;
