/** What complains of the speed of a business as it stands; a field of its lexicon. */
export const SPEED_COMPLAINTS = `
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
pushed/bumped/moved/rescheduled/canceled/cancelled/postponed/pushing/bumping .. appointment/back/twice/date
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
took/takes/lost/ate/burned/killed/wasted/cost/waste .. me? .. half/most/all/whole/entire/better .. day/morning/afternoon/saturday/weekend/evening/part
most/half/all/whole/entire of? the/my/a/our day/morning/afternoon/saturday/weekend
all day/morning/afternoon .. waiting/for/there/sitting/and
cost/lost me/us? .. DURATION/NUMBER .. off/work/of/pay
ran/stretched/dragged/grew/stretch .. to/into .. DURATION/hours/days/weeks/all
turned/turn/turns/morphed/became into? .. DURATION/hours/days/weeks/all
patience .. saint/job/monk
patience to .. get/wait/deal/schedule
watched/watch/seen/saw/binged .. episodes/episode/movie/movies/innings/game/seasons/film/shows
missed/miss/late .. work/meeting/class/shift/flight/practice/school/dinner .. because/waiting/thanks/while/for
made/makes/make me/us/you/my .. late for
kept/keep/keeps me/us/people .. waiting
hours/hour/days/weeks/minutes .. past/after/beyond/behind .. promised/appointment/schedule/my/when/they/time/scheduled/closing
nearly/almost/practically .. closing/closed time?
can't/couldn't/unable/never/doesn't/don't/didn't .. fit/squeeze/get/see/take me/us/you .. in .. until/for/till
no/without hurry/rush/sense .. to/in/about
nobody/no/wasn't/not/weren't .. in a/any hurry/rush
~only NUMBERS hours/days/weeks to/for .. bulb/oil/wiper/tire/battery/simple/filter/rotation/headlight/fuse
instead of .. DURATION
DURATION .. instead of/the
never .. on/in/ready/done/finished time/when
wait/waits/waiting/line/lines .. was/is/were/are/gets/got/seemed .. long/brutal/terrible/awful/ridiculous/insane/endless/excessive/bit/little/outrageous/unacceptable/crazy/bad/much
slower than
behind schedule
running/ran/runs/run .. late/behind
too/so/very/awfully/painfully/really/super/pretty slow
still .. on the lift
out till/until/into next/the .. month/week/year
drag/drags/dragged/dragging on/out/their/his/it
all day/morning/afternoon affair/event/ordeal/thing/process/project/job
left .. DURATION late
~DURATION now
DURATION and .. half late
takes/take/took DURATION .. to/for .. slot/appointment/opening/in
tad/bit/little/pretty/rather/too slow
er/dmv faster/quicker/than
DURATION .. express/quick/quicklane/lube/wash
it's/its been DURATION and/since/now/still
it has been DURATION and/since/now/still
eat/eats/ate/kill/kills/burn/burns up? your/my/half/the/a/our/most morning/day/afternoon/saturday/evening
DURATION job/appointment/repair/service .. last/lasted/took/become/became/turned/until/into/takes/DURATION/all
anything/everything/far from/but .. quick/fast/speedy/prompt/timely
had/have/made/make me/us wait
took/takes/take NUMBER days/weeks/months
getting my CAR back took
getting/get .. back took/takes .. DURATION/forever
only to .. wait/sit/stand
wait/line/lines times? .. out of hand/control
told/said/promised .. hour/minutes/noon/DURATION >> at NUMBER/lunch/still/later
DURATION .. and counting/still
took/take/takes/spend/spent .. lunch/dinner/noon/sundown/sunset/dark/closing
until sundown/dark/sunset/closing/dinner
sit/wait/be/sat/waited/sitting/waiting .. a while
sit/wait/be/sat/waited/sitting/waiting .. awhile
finally waved/called/got/came/brought/finished/released/started/looked/showed/pulled/took/emerged/gave
sun .. down/up/set/setting
DURATION appointment/visit/service took/turned/became/lasted
schedule/calendar .. month/months/weeks/week out
always a DURATION out
kept/had/have/held .. CAR .. DURATION/weeks/days
waited NUMBER/DURATION
DURATION for a/an .. windshield/part/door/bumper/tire/key/window
evening/weekend/saturday/sunday/later/longer hours .. would/needed/please
well over what
took .. most/half/all of a/the day/week/month/morning
line/lines/queue .. deep/long/out/around
cars/people/customers deep/ahead
phone .. dead/died while/before/waiting
dead/died while i/we sat/waited
untouched for
turnaround .. horrible/slow/terrible/awful/bad/long
horrible/terrible/awful/bad/slow turnaround
bit/while of a wait/delay
getting me/us/it/out .. out was another
wait/sit a bit
DURATION job for
~said/told/promised/quoted .. DURATION ... was/took/became/turned/ended/got .. NUMBER/DURATION
DURATION is/was/seems/felt/seemed/for .. long/much/ridiculous/excessive/nuts/absurd/unacceptable/crazy/silly
~DURATION in the/their shop
delivered/ready/finished/done/got .. following DAYS/week/month
going/went on DURATION
backordered/reschedules
hard/tough/difficult/impossible/good/luck to? get/getting/find/finding/book/booking/land .. slot/appointment/opening/in/time
sat/waited/stood/sit/wait .. so/too/that/this/very long
take/takes/took their own? time but
took/takes/taking/take .. a/quite/good/little .. while
missed/miss .. because of them/this/how/the/that
appointment .. NUMBER >> took/seen/called/started/got .. at/after/until NUMBER
~DURATION before anyone/anybody/somebody/someone/a/they/he/she
nobody/not/NT one? .. hurried/hustled/hustle
DURATION turned/became/stretched/ballooned/turns to/into/NUMBER
turned/became/stretched to/into NUMBER
hurry up and wait
took/takes/ate/lost/spent/eaten .. whole/entire/most/best .. DAYS
ate/eats/eating .. my/our/the/half/whole .. morning/day/afternoon/lunch/weekend/saturday/evening
desk/counter .. empty/unmanned/unattended
took/takes longer than/then
took/takes .. bit/little/lot/while/much longer
long line/lines/wait/waits
wait/waits/waiting is/was/gets/got/'s .. long/bit/rough/tedious/forever
not/NT/never/isn't .. quickest/fastest/speediest
could/wish/should .. be/been/move/moved/work/worked .. faster/quicker
not/NT/wasn't ready/done/finished
takes/took them/him/her .. too/so/very/quite long/while
didn't/never/not .. finish/finished .. until/till/by/when
slow/slower at/on/with/to/getting/as/paperwork/service
bring/pack .. something/book/magazine/snack/knitting to? read/do/pass
was/took/waited/be/wait/for/meant another week/month/day/hour
`;
