/** How customers say that they were left in the dark. */
export const COMMUNICATION_COMPLAINTS = `
nobody/no/none/not .. call/called/calls/calling/text/texted/return/returned/returns/answer/answered/answers/respond/responded/reply/replied/notify/notified/notifying/tell/told/explain/explained/inform/informed/update/updated/followed/follow/communicate/communicated/contact/contacted/pick/picks/picked .. me/us/back/my/our/up/the/a/anyone/phone/phones/call/calls/why/what/when/about/anything/emails/email/with/until/to
never/didn't/don't/doesn't/won't/refused/without/wouldn't/couldn't/fail+ to? _? _? call/called/calls/calling/text/texted/return/returned/returns/answer/answered/answers/respond/responded/reply/replied/notify/notified/notifying/tell/told/explain/explained/inform/informed/update/updated/followed/follow/communicate/communicated/contact/contacted/pick/picks/picked .. me/us/back/my/our/up/the/a/anyone/phone/phones/call/calls/why/what/when/about/anything/emails/email/with/until/to
never/nobody .. called/returned/answered/told/responded/replied/explained/notified/informed
didn't/don't/doesn't/won't/wouldn't/not .. return/answer/respond/reply/notify/inform
nobody/no .. called/calls/told/answers/answered/explained/knew/knows/informed/bothered
no .. phone/return/courtesy/follow/heads call/calls/up/back
no call/calls/calling/update/updates/communication/callback/callbacks/explanation/warning/response/reply/word/notice/contact/answer/text/texts/email
not a word/peep/call/text/update
not a single word/call/update/text/email/message
not/never/nobody/no/didn't/don't/doesn't/couldn't .. bother+ to? .. let/tell/call/inform/update/explain/mention/text/email/answer/return/say/notify
not one call/update/text/word
zero/lack/poor/bad/terrible/horrible/awful/little of? communication/updates/follow/callbacks/explanation
lack of communication/updates/follow/response
call+ them/there/in/every/and/back/multiple/me/us? .. NUMBER times/calls/days
call+ NUMBER/every/multiple/several times/day/days
called/calling/calls/emailed/texted/phoned/call .. multiple/several/NUMBER times
NUMBERS .. calls/voicemails/messages/emails/phone .. before/to/and/later/until/get/just/unanswered/without/with
left/leave/leaving/sent NUMBER .. voicemails/messages/voicemail/message/emails/texts
left/leave .. message/messages/voicemail/voicemails .. never/no/not/nobody/ignored/without/unreturned
had/have/having/has to call/chase/hound/track/keep/hunt/email/beg/reach/follow/contact/ask/initiate .. them/down/for/calling/just/back/up/someone/somebody/anyone/everyone/the/to/every/NUMBER
chase/chasing/chased/hounding/hound them/someone/people/for/down/after/up
try/trying/tried/impossible/hard/good/difficult/unable/can't/couldn't/cannot to? get/reach/getting/reaching/contact/contacting/luck .. ahold/hold/anyone/someone/somebody/person/phone/human/through/them/back/anybody/live
impossible/hard/difficult/tough to? reach/contact
on hold
put/puts/left/leaves/leave/sat me/us/you? on hold
phone/phones/line/it .. rings/rang/ring/ringing .. and/off/forever/rings/unanswered/out/no
phone rings
voicemail/mailbox .. full
straight/goes/went/always/sent to voicemail
goes to/straight .. voicemail
promised/said/told/supposed/claimed/says/swore/was/were/would .. to/they'd/he'd/she'd/would/i'd .. call/ring/text/email/phone/callback/update ... nobody/never/didn't/no/nothing/not/still/crickets/forgot
said/promised/told .. they'd/he'd/she'd/would/to .. call .. back .. never/didn't/nobody/not/still
never/didn't/not heard/hear back/from/a/anything/hearing
waiting/waited ... for/on a/the/that/their? call/callback/response/reply/email/return/phone
wish/if .. pick/picked/answer/answered/call/called/return/returned/communicate/communicated/text/texted/explain/explained/tell/told/update/updated
how hard is it to .. call/text/send/pick/email/answer/return/tell/let/update/reply
how hard is it to send/call/text/pick/answer/return/tell/let
does/do/is/would .. anyone/anybody/someone .. answer/pick/call/return/phone
only found/learned/discovered/knew ... because/when/after/once/by
had/have to find out
had/have to drive/go/come/walk/show .. over/there/down/in .. find/see/ask/get
found out .. from/by/when/on .. own/showed/arrived/invoice/got/bill/my
DURATION for/before .. anybody/anyone/someone/them .. tell/told/call/called/told/respond/reply/return/answer/get
took/take/takes DURATION .. tell/call/return/respond/reply/answer/hear/callback
keep/keeping/kept me/us/customers/people/you? .. dark/guessing/wondering
keep/keeping/kept/kept me/us/customers/people .. loop .. not/isn't/never/wasn't/weak
in the dark
left wondering/guessing/hanging
without/with no a? telling/calling/asking/explaining/warning/notice/notifying/letting/explanation/word me/us?
left/right/other/one hand .. doesn't/didn't/know/talk .. left/right/hand/other
nobody/departments/people/they/them .. don't/doesn't/didn't/never/talk .. talk/communicate/speak .. to/with each/another/other
got/get/give/giving/gave/given .. run/the around/runaround
different answer/story .. depending/every/each/time
different/conflicting/another/contradictory answers/answer/story/stories/information
heads up .. would/nice/appreciated
passed/transferred/bounced/shuffled/bouncing me/us? .. around/person/from/between
silence
nobody/no/none .. knew/know/knows .. what/where/when/who/status
still wait+ ... call/return/hear/response/answer/callback/update
no idea what/when/where/why .. going/happening/done/was
unanswered
left me/us hanging/guessing/wondering
hear nothing
forgot/forget/forgets/failed/fails/fail/neglected/neglects to? .. call/tell/mention/let/notify/inform/update/explain/contact/text/return/email/answer/warn
if .. i/we didn't/hadn't/don't .. call/called/ask/asked/chase/check/follow
unless/until i/we .. call/called/ask/asked/chased/followed/checked/complained/reached
wish/if they'd/they/someone/somebody/he/she .. call/called/tell/told/let/text/texted/return/answer/explain/explained/communicate/keep/kept/respond/update/informed
not/no one/single/nobody/any person/soul/one/employee? .. called/call/texted/emailed/informed/explained/explain/answer/answered/respond/responded/contacted/replied/update/tell/told
no/nobody one/person/body? .. could/can/would .. tell/explain/answer/say/give .. me/us/why/what/when/where
ahold/hold of .. anyone/anybody/someone/somebody/him/her/them/person/human/department
never/can't/couldn't/cannot/impossible/trying/try/hard/difficult/good .. ahold/hold/reach/someone/somebody/anyone/anybody .. of/phone/line/service/parts/person/live
NUMBER/several/different .. people .. NUMBER/several/different/conflicting .. answers/stories/prices/things/times/opinions
kept/keep/constantly/repeatedly having/had to? call/ask/chase/follow/check
had/have/having to keep/constantly/repeatedly calling/asking/checking/chasing/following
had/have/having to .. call/ask/chase/text/email/hunt/beg/contact/track .. myself/every/each/several/NUMBER/multiple/daily/constantly/repeatedly/times
i/we was/were/am/are? the one/ones .. calling/chasing/call/reaching/following/asking
calling/asking/chasing .. for/to .. update/updates/status/information/answers/know/find
only/just knew/know/found/learned/heard/discovered .. because/when/after/by/from/since
lack/lacking/lacked/lacks .. of/in .. communication/updates/follow/responsiveness/information
more/better/little/some/bit communication/updates/information/explanation .. would/could/nice/appreciated/helped/please
go/goes/went/gone/left unanswered/unreturned/ignored/unread
calls/emails/messages/texts/voicemails/call/email/message/text .. unanswered/unreturned/ignored/nowhere/never/nobody/crickets/nothing
ignored/ignores/ignoring/ignore my/our/all/every/the .. calls/emails/messages/texts/voicemails/email/call/questions
hung/hang/hangs/hanging up on
disconnected/cut/dropped .. call/calls/line/phone/off .. on/transferred/twice/times/when
slow/terrible/bad/awful/horrible/lousy/poor/late at/to/with/in/about? .. respond/reply/responding/communicating/communication/returning/answer/answering/calling/response/keeping/follow/getting
out of touch
have/had/left us/me? .. guess/guessing/wonder/wondering/dark
not/never/nothing/didn't/wasn't/poorly/barely/hardly .. explained/communicated/kept/clear/informed
said/told/tells/says NUMBER thing/things .. another
zero/no/lack/poor/terrible/bad/lousy of? follow up/through .. after/on/from/when/at/since
zero/no/lack/poor/terrible/bad/lousy of? follow up/through
talking to a wall/brick
if .. had/would/could just/only/simply? .. called/call/told/tell/picked/pick/answered/answer/explained/explain/let/texted/communicated
wish/wished i'd/i/they/they'd/there/someone/somebody/he/she/we/we'd .. call/text/email/update/updates/heads/notice/explanation/warning/callback/message/communication/informed/told
pulling teeth .. to? get/information/answer/answers/out
like pulling teeth
promised/said/supposed/told .. call/text/email/callback .. DAYS >> it's/was/now/still DAYS/DURATION/nothing/waiting
calls/call/phone/it .. went/goes/go/straight/right .. to .. recording/machine/voicemail/mailbox/nowhere
recording/machine .. every/all/always/again/time
never/didn't/nobody/took/takes/still/not .. got/get/gotten/getting back to/with me/us
still/been waiting .. hear/heard/call/callback/response/reply/word
not/nary/never/no a/one? peep/word/call/sound/word from
wasn't/weren't/not/never .. told/informed/notified/updated/warned/kept/advised
i/we had/have no/zero idea/clue
no/any idea/clue/explanation what/why/when/where/how/of
over my/our/your head
black hole/void
could/should/can/need/needs/must/would .. better/more .. keeping/communicating/communication/informing/updating/explaining/calling/returning/answering/responding/texting
could/should/needs/need .. improve/work/better on/at/with? .. communication/communicating/callbacks/followup/follow/updates/phone/phones/call/calls
DURATION >> not/never/no/zero one/a/single phone/call/text/email/update/word
changed/moved/cancelled/canceled/rescheduled .. without .. telling/asking/notice/calling/warning/word
never/not/nobody/didn't/without .. consult/consulted/consulting/inform/warn/warned/warning
bad/terrible/poor/awful/horrible/lousy/worst at/about/with .. communicating/calling/communication/returning/follow/keeping/answering/phones/phone
talk/talked/spoke/explained/went .. too/so fast/quick/quickly/technical/vague
phone/phones/menu/system .. maze/nightmare/joke/disaster/endless/useless/broken/automated/loop/never/terrible/awful
don't/can't/cannot/never/not expect/get/count .. heads/call/callback/update/answer/reply/response
never/not heard .. word/from/back/again/peep/anything/thing
look/looking/looked into it .. never/nothing/still/no
nobody/never/no/not/didn't/wasn't/aren't/isn't explained/explain/clarified/clarify
on hold .. for/DURATION/twice/forever/again
hold .. DURATION/minutes/hour/forever/music
codes/abbreviations/jargon .. nobody/never/no/confusing/understand/couldn't
had/have/having to .. pry/drag/beg/pull/fight .. information/answer/answers/out/update/updates
poor/bad/lousy/terrible/horrible/awful/weak/spotty/nonexistent/limited/inconsistent/sporadic communication/communicators/communicator/updates/phone
communication .. nonexistent/lacking/poor/zero/terrible/awful/bad/lousy/horrible/sucks/sucked/spotty/weak/inconsistent/none/joke/worst/suffers/broke/breakdown/disaster
breakdown/gap/lack/failure in/of communication/communicating
miscommunications/miscommunicated/miscommunicate
go/goes/went/gone dark/silent/quiet/missing
disappeared/vanished .. on/for/after/with me/us/my/weeks/days
never/nobody/not/no .. word/clue .. from/about/until/when
fell/falls/fall on deaf
deaf ears
would've/would/could've/should've like/liked/loved/appreciated/love/appreciate .. call/explanation/update/updates/heads/notice/warning/text/email/callback
updates/update/calls/call/news .. late/never/rarely/sporadic/rare/few/far/nonexistent/inconsistent
wish they had .. app/way/text/system/tracker
left/one hand has/had/knows .. right/other hand
had/have/having to .. ask/request/push/press/beg .. explain/explained/explanation/details/information/copy
told/said/tells me/my/us/him/her .. one/NUMBER thing .. another/different/something/me/other
transferred/transfers/transfer/bounced/passed/routed/shuffled/redirected me/us .. to/into/around/between/multiple/from/times/NUMBER/oblivion/three/several/everyone
courtesy/quick/simple/one/phone/single/little call/text/email/explanation/update/heads/notice/warning .. would/wouldn't .. have/be/kill/hurt/saved/nice/appreciated/helped
don't/doesn't/didn't/won't/never/nobody/not answer/answers/answered
no/zero/nobody one? keep/keeps/kept .. posted/informed/updated/loop
finally/when/before got/reached/get .. someone/somebody/anyone/person/human/through .. line/phone/hold/transferred
hit or miss .. communication/updates/callbacks
phone tag
good luck .. getting/reaching/get/reach/finding/talking/trying/with .. ahold/hold/anyone/someone/somebody/phone/them/answer/person/human/call
getting/get/got hold/ahold of .. takes/is/was/impossible/chore/nightmare/act/luck/hard/difficult/tough
fell/fall/slipped/lost through/in .. cracks/shuffle
wild goose chase
carrier pigeon
smoke signals
brick wall
act of congress
takes some doing
try/trying .. getting/get/reaching .. human/person/someone/anyone/somebody
getting/get/reach/reaching .. human/live/real .. being/person/phone
not once did .. call/update/tell/text/explain/know/inform/contact/reach/answer
app/website/text/desk/advisor/email/one .. said/says .. but/and? .. another/desk/advisor/manager/other/mechanic/counter said/says
app/website/text/desk/advisor/email/one said/says ... another/desk/advisor/manager/mechanic/counter/she/he said/says
couldn't/can't/cannot/didn't/unable/wouldn't/won't .. explain/answer .. bill/invoice/charges/items/questions/question/why/what/how/half
isn't/not/aren't/never their/the/a strong suit/point
getting/get/got .. status/update/answer/information/straight/response .. was/is/impossible/hard .. impossible/hard/difficult/struggle/chore/nightmare/joke
explanations/explanation/communication/updates/estimates/instructions .. could/should/would/need/needs .. be/use/better/clearer/improved/clarity/work/more
more information/info/answers .. from .. website/google/internet/forum/neighbor/than
it'd/would help if .. they/someone/somebody .. told/called/call/let/explained/tell/texted/updated
wouldn't/won't/don't/never/not tell/told you/me/us anything
texts/calls/emails/messages/requests .. ignored/unanswered/unreturned
forgot/forget/forgets/failed/fails/neglected/neglects to? .. let me/us know
never/didn't/nobody/don't/doesn't/not _? _? let/lets me/us know
can't/couldn't/cannot/never/impossible/hard _? reach/find/get one/anyone/person/human/anybody
never/didn't/not/without/no _? sent/send/sends/sending/got/received/get .. confirmation/reminder/update/email/text/message/response/reply/notification
more detail/details/explanation/clarity .. would/invoice/needed/please/nice/good/appreciated
went/go/goes/gone quiet/silent/dark
left/leave/leaves/leaving me/us/you on read/seen
zero/no/NUMBER answers/replies/response/responses/callbacks/call/callback
nobody/never/didn't/don't/doesn't/won't/without/couldn't/wouldn't ever/even? txt/ring/rang/phone/phoned/write/wrote/message/messaged/email/emailed/txted .. me/us/back/anyone/anything/my
phone/phones/calls/emails/texts .. could/should/would/need/needs ... more/faster/quicker/better/answered/picked/sooner
i/we/car/was/were/been/felt/feel/got/am was/were/been/felt/feel/got? forgotten about/by/there/until
was/were/been/felt/feel/got forgotten
nobody/no one? .. took/picked/take over/up .. my/our/the file/case/order/car
i'd/we'd/would/would've have? liked/like/love/loved/appreciate/appreciated/prefer/preferred .. call/callback/email/text/heads/update/updates/explanation/warning/notice/word/message/reminder/status
someone/somebody/they/could/should/might/would have/could/should/might/could've/should've/might've have? let/told/called/texted/warned/mentioned/explained/said/emailed/phoned me/us/something/so/ahead/know/that/sooner/earlier
could've/should've/might've let/told/called/texted/warned/mentioned/explained/phoned
nobody/no one? would/could/can/will/was say/tell/explain/answer/commit
can't/couldn't/cannot/never/won't/wouldn't/not/didn't talk/speak/get to/with .. mechanic/technician/anyone/human/person/somebody/anybody
put/transferred/sent/send/connected/routed me/us .. wrong person/department/dept/extension/place/line/number/people
calls/texts/emails kept/keep coming
drove/drive/went/walked/came/showed down/over/there/up/in .. person/to/just/only .. learn/find/discover
have/had/having/has/tired/sick of/to chase/chasing/nag/nagging/hound/pester/prod/badger/hunt
we'll/they'll/he'll/she'll/i'll/will/would call/ring/text/email/phone >> still/never/nothing/silence/crickets/waiting/nobody/weeks/that
one/single/two email/call/text/update/message/word phone? in/every NUMBER LONG
couldn't/can't/never/cannot/not get/reach/raise/find a/any? soul/live/anyone/anybody/person/human .. on/phone/line/desk/pick/answer
forgotten to call/tell/let/mention/notify/update/inform
support/desk/they/staff/advisor/nobody/he/she/one had/has/have no/any/a idea/clue .. when/what/why/either/where
nobody/never/didn't/not/no one? .. write/wrote/writes/written .. down/notes
always/only/just/get/got/gets/getting a/an/the/her/his/their? machine/recording/voicemail/robot/answering
none/nobody/never/not is/a/was/an? actual? person/human
took/take/takes/needed/needs/required a/some/bit/lot .. chasing/nagging/prodding/reminding/calling/reminders
went/go/goes/gone/going awol/mia/ghost
communication/comms/updates/callbacks/response/updates : none/zero/nil/nonexistent/poor/bad
could/should do with/better .. communication/communicating/updates/updating/explaining/calling
bit/little/kind/somewhat of? a? hard/tough/difficult/slow .. reach/return/get/respond/answer/phone
more/better/clearer communication/updates/explanation/explanations/explaining
didn't/don't/never/not/wasn't .. understand/follow/clear/sure .. they/he/she/explanation/bill/charges/what .. told/said/doing/charging/meant/for/was
still/yet to don't/waiting/hear/heard .. answer/reply/response/callback/word
have/had to call/text/email/ask .. twice/again/myself/first/times/several/few
would/could/should be/have been? nice/good/helpful/better to know/hear/get
keep/kept/keeps forgetting to? .. call/tell/update
takes/took a/them? while/days/forever/ages to .. respond/reply/return/answer/call/text/email
bounced/bouncing/ping/passed .. between/around/department/departments
email/emails/message/messages/voicemail/voicemails/request/requests/texts .. sat/sits/sit/waited .. for/until/days/weeks/in
before anyone/anybody/somebody/someone .. wrote/called/answered/replied/responded/returned
nobody/no/never/didn't one? ever/even/bothered/once? to? mentioned/mention/warned/warn .. that/the/it/they/we/anything/until/there/a/about
had/have/has to ask/beg/push/pry .. anything/everything/something/explained/told/updates/information
heard/hear/hearing nothing/zip/nada/zilch
wait+ .. for .. call/callback/word/update/reply/response .. never/still/forever/days
getting/reaching someone/somebody/anyone/anybody/person/hold/through .. phone/line/takes/took/is/was
takes/took a? few/several/couple/many/NUMBER .. tries/attempts/calls .. reach/get/phone/someone/through/before
liked/like/love/want/wanted/appreciate/appreciated/prefer more/better/bit/clearer .. detail/details/explanation/information/info/clarity/communication/updates/notice/warning
nobody/no/never/not/didn't/couldn't/barely one? ever/really/even? says/tells/told/said/explains/explained .. what/why/when/how/anything/much
not/nothing/wasn't/never/isn't made/very/clear/really .. clear/explained/communicated .. about/what/how/why/to/until
hard/impossible/tough/difficult to get .. answer/status/update/information/info/response/straight
had no idea .. was/were/done/ready/finished/had
had/have/having to be the one
need/needs somebody/someone/person/people/better/new .. to answer/answering/phone/phones
left hand ... right
trouble/difficulty/problem/problems/struggle/struggled/struggling to? reaching/reach/contacting/getting/calling .. advisor/anyone/someone/them/through/hold/ahold/answer/person/human/department/salesman
not/never/nobody/didn't/no .. bother+ to? let/tell me/us/anyone know
`;
