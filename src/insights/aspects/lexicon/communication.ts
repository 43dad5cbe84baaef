import type { AspectLexicon } from './aspect-lexicon.ts';

export const COMMUNICATION: AspectLexicon = {
	nouns: `
communication/communications/communicate/communicating
phone/phones calls/call/system/tree/line/lines/etiquette
phones
answering/answers/answered/answer the? phone/phones/calls/emails/texts
updates/update
callback/callbacks/call backs/back
voicemail/voicemails
returning/return my/our/phone/your calls/call
explanation/explanations
follow/following up/through
followup
text/texts/email/emails messages/message/updates/alerts/notifications
being kept in the loop
`,
	good: `
communicative/responsive/communicated/communicates
informative/articulate
explained/explains/explaining
clear/clearly explained/explanation/communication/answers
well informed
`,
	bad: `
unresponsive/uncommunicative/miscommunication/unreachable/noncommunicative/miscommunicated
ghosted/ghosting/ghost
vague/evasive
runaround
radio silence
crickets
`,
	praise: `
kept/keep/keeps/keeping me/us/my/you/everyone/customers .. informed/posted/updated/loop/date/apprised/know/aware
kept/keep in the loop
called/calls/texted/texts/emailed/emails/messaged/rang/phoned/call/text me/us/my/you .. update/updates/photos/pictures/pics/video/videos/picture/every/before/with/when/as/soon/right/back/same/explain/make/check/sure/progress/status/daily/twice
texted/sent/text/send/sends/sending/emailed/texts/shot/showed me/us/my/you/over .. photos/pictures/pics/video/videos/photo/picture/updates/text/texts/link/message/reminder
texts/updates/calls/texting/text/messages/update/emails/texted .. every/each/along/throughout/at .. step/stage/day/way/hour/process
got/get/received/getting a/regular/frequent/constant/text/updates/several/photo/video .. every/each/along/when/with/updates
every step of the way
returned/returns/return/answered/answers/answer/picked my/our/every/all/calls/the/emails/up .. calls/call/emails/phone/texts/messages/promptly/quickly/immediately/ring/right
called/calls/call/call+ me/us right? back within/in/right/promptly/quickly/immediately/same/like/when/exactly/as
call+/respond+/replied/returned/answered .. within/in/under/inside the/an hour/minute/day
call+/respond+/replied/returned/answered .. within/in/under/inside DURATION
called back .. promised/minutes/hour/day
explained/explains/explain/explaining everything/every/each/what/all/the/in/my/thoroughly/exactly/why/how/it/to/my/clearly/well
walked/walks/took/talked/talks/walking/going/went me/us/my/her/him/you .. through/over .. everything/every/each/repair/invoice/bill/estimate/what/report/process/options/inspection/it/work/the
went/go/goes/going over everything/every/each/what/all
broke/breaks/break .. down every/everything/each/all/what/line/the/cost/bill/invoice
in plain/simple/normal english/language/terms
in terms/words/language .. understand/understood
laid everything/it/all out
told/tells/tell me/us exactly what/when/why
never/NT/didn't/without .. chase/chasing/call/calling/ask/asking/wonder/wondering/follow .. update/updates/anyone/them/status/up/once/back/about/what/anybody
no .. chasing
never left wondering/in/guessing
always knew/know what/where/when
knew/know exactly .. where/what .. stood/going/happening
follow/followed/follows/following up .. to/with/after/next/see/make/call/days/day/week
easy/easiest/quick/quickly/prompt to? reach/respond/responded/responds/replied/reply/reachable/contact
respond+ to .. quickly/promptly/right/immediately/within/minutes
replied/responded/responds/answered .. within/in/right/immediately/promptly NUMBER?
without being asked/pushed
show+ me/us .. exactly/what/where/why/everything/how
heads up
let/lets/letting me/us know .. right/when/as/immediately/before/ahead/early/that/exactly
answer+ every/all/my/our .. questions/question .. clearly/by/in
status updates
kept .. phone/line/text
`,
	complaints: `
never/not/nobody/didn't/don't/doesn't/no/won't/refused/without/wouldn't/none/fail+ .. call/called/calls/calling/text/texted/return/returned/returns/answer/answered/answers/respond/responded/reply/replied/notify/notified/notifying/tell/told/explain/explained/inform/informed/update/updated/followed/follow/communicate/communicated/contact/contacted/pick/picks/picked .. me/us/back/my/our/up/the/a/anyone/phone/phones/call/calls/why/what/when/about/anything/emails/email/with/until/to
never/nobody .. called/returned/answered/told/responded/replied/explained/notified/informed
didn't/don't/doesn't/won't/wouldn't .. return/answer/respond/reply/notify/inform
wasn't/weren't/not .. told/informed/notified/updated/warned
nobody/no .. called/calls/told/answers/answered/explained/knew/knows/informed/bothered
no .. phone/return/courtesy/follow/heads call/calls/up/back
no call/calls/calling/update/updates/communication/callback/callbacks/explanation/warning/response/reply/word/notice/contact/answer/text/texts/email
not a word/peep/call/text/update
not a single word/call/update/text/email/message
not/never .. bother+ to .. let/tell/call/inform/update/explain
not one call/update/text/word
zero/lack/poor/bad/terrible/horrible/awful/little of? communication/updates/follow/callbacks/explanation
lack of communication/updates/follow/response
call+ them/there/in/every/and/back/multiple/me/us? .. NUMBER times/calls/days
call+ NUMBER/every/multiple/several times/day/days
called/calling/calls/emailed/texted/phoned/call .. multiple/several/NUMBER times
NUMBERS .. calls/voicemails/messages/emails/phone .. before/to/and/later/until/get/just/unanswered/without/with
left/leave/leaving/sent NUMBER .. voicemails/messages/voicemail/message/emails/texts
left/leave .. message/messages/voicemail/voicemails .. never/no/not/nobody/ignored/without/unreturned
had/have/having/has to call/chase/hound/track/keep/hunt/email/beg/reach/follow/contact/ask/be/initiate .. them/down/for/calling/just/back/up/someone/somebody/anyone/everyone/the/to/every/NUMBER
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
`,
	facts: `
called to schedule/ask/book
they called me/us when
`,
};
