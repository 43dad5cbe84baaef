/** How customers say that they were kept informed. */
export const COMMUNICATION_PRAISE = `
kept/keep/keeps/keeping me/us/my/you/everyone/customers .. informed/posted/updated/loop/date/apprised/know/aware
kept/keep in the loop
called/calls/texted/texts/emailed/emails/messaged/rang/phoned/call/text me/us/my/you .. update/updates/photos/pictures/pics/video/videos/picture/every/before/with/when/as/soon/right/back/same/explain/make/check/sure/progress/status/daily/twice
texted/sent/text/send/sends/sending/emailed/texts/shot/showed me/us/my/you/over .. photos/pictures/pics/video/videos/photo/picture/updates/text/texts/link/message/reminder
texts/updates/calls/texting/text/messages/update/emails/texted .. every/each/along/throughout/at .. step/stage/day/way/hour/process
got/get/received/getting regular/frequent/constant/text/updates/several/photo/video .. every/each/along/when/with/updates
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
laid everything/it/all out
told/tells/tell me/us exactly what/when/why
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
stay/stays/stayed/keep/kept/remain/remained in .. touch/contact/communication
spelled/spell/spells/lay/lays/laid/mapped everything/it/all/things out
in layman's/laymans/laymen's/layman/plain/everyday/simple/human terms/words/english/language/talk
in terms/words/language/way/manner .. understand/understood/follow/understandable
took/take/takes/taking .. time to/and explain/show/tell/walk/go/talk/answer/teach/educate/discuss
took/take/takes .. time explaining/showing/telling/walking/going/talking/answering/teaching
explained/explains/explain me/us/him/her/my/the/his/a .. to
explain+ .. well/thoroughly/clearly/patiently/carefully/detail/simply/understand/options/repairs/work/process/problem/issue/wrong/done/charges/costs
checked/check/checks/checking in with/to/on me/us/often/regularly/along/after
reached/reach/reaches out to/and/before/with/after/when
know/knew/knows what's/what/where .. going/happening/stands/stood/stand .. on/with/at/car/things
know/knew what was/is going/happening
got/received/sent/get/send/gave/receive .. video/videos/photos/pictures/pics/clip/photo .. of/with/before/showing/on/inspection
got/received/get .. text/call/email/message/notification .. when/before/as/with/saying/every/each/after/moment/minute/soon
gave/give/gives/giving .. rundown/breakdown/overview/explanation/update/updates/summary/heads
full/complete/detailed/thorough/clear/great/good/excellent explanation/explanations/rundown/breakdown/overview/report/communication/summary
always/actually/someone/somebody/they/person/human/quickly answer/answers/answered/picks/pick/picked .. phone/phones/call/calls/texts/emails/text/email/ring
quick/prompt/fast/great/good/excellent/timely/speedy/punctual at? response/responses/reply/replies/responding/answer/communicator/communicators/communicating/updates/replying/returning/follow
quick/prompt/fast to answer/reply/respond/return/call/text/email
easy/easiest to? reach/contact/understand/reachable/get .. of/hold/by/ahold
text/texts/texted/texting/call/calls/called/email/emails/emailed me/us/you update/updates/reminders/photos/everything
text/phone/email/regular/frequent/constant/timely/daily/steady/status/progress updates/update .. handy/great/helpful/nice/appreciated/good/convenient/awesome/excellent/useful
made sure i/we/everything .. understood/knew/informed/understand
~let/lets me/us know
never .. in the dark
always .. in the loop
a call/text/email/message .. ready/done/moment/minute/soon/every/each
easy to understand/follow/reach
thorough with/in .. explanation/explanations/explaining
kept/keep/keeps a/the/an? line/lines .. open
tell/tells/told/telling me/us/you/him/her exactly/just? what's/what/how/why/where .. wrong/done/cost/costs/needs/needed/going/happening/expect/long/doing/was/is/happened/next
got/gets/get/getting right/straight? back to/with me/us/you .. right/quick/quickly/fast/same/within/in/immediately/promptly/even/every/always/asap
got/gets/get/getting right/straight back to/with me/us/you
emailed/called/texted/phoned/messaged/email/call/text me/us/my .. every/each/daily/morning/day/night/step .. with/to/morning/day/afternoon/night
update/updates/updated/status every/each .. day/hour/morning/step
no mumbo/technical/mechanic/confusing jumbo/jargon
clear/straight/direct/good answers
kept/keep/keeps/keeping me/us/you .. know
came/come/comes out .. to/and .. talk/talked/show/showed/explain/explained/tell/told/update/discuss/speak/spoke
talk+/spoke/speak/speaks to/with me/us directly/personally/himself/herself
talk+/spoke .. to/with me/us .. about/through .. what/options/repair/work/found/issue/problem
never/didn't/not .. have/had to? .. call/ask/chase/wonder .. once/they/them/for/because
call+/text+/email+/check+/ask+/contact+ .. before .. doing/any/starting/work/touching/they/doing/proceeding/fixing/extra/moving
always/first ask/asked/asks/call/called/calls/check/checked .. before
way/manner/terms/words that/i .. made/make/makes/could/can sense/understand/follow
can/could text/email/call/message them/him/her/anytime/and .. answer/answers/somebody/anytime/respond/get/quickly/they/directly
someone/somebody/person/human always? answers/answered/picks/picked
gave/give/gives/got me/us? .. timeline/timeframe/status/expected/progress .. and/up/of/for
no/never/nothing .. left .. wondering/guessing/dark
kept/keep/keeps .. informed/posted/updated/apprised/abreast/looped
abreast of
updated/update/updates/updating me/us .. on/every/throughout/regularly/with/daily/along/constantly
informed/notified me/us/immediately/promptly/right .. of/about/when/when/that/before/every/immediately
pictures/photos/video/videos of/showing .. my/the/what/car/repair/problem/parts/inspection
never/didn't/don't/not had/have .. to chase/call/ask/wonder/follow
never/didn't/don't/not had/have to chase/call/ask/wonder/follow
without/no chasing/calling/asking
never/don't/doesn't/not let .. call/calls/phone .. voicemail/ring
never/didn't/not .. had/have to .. wonder/guess/chase/worry
text/texting/email/messaging/app/video/videos .. works/worked/is/was/system .. great/well/perfectly/handy/nice/awesome/excellent/convenient/helpful
took/take/takes .. time to explain/answer
prompt/quick/fast/speedy/timely/immediate .. reply/replies/response/responses/callback/answers/emails
called/texted/emailed/phoned me/us personally/himself/herself
every/all question/questions .. answered
before i/we .. asked/ask
open line/lines/communication
is/are/was their/the strong suit/point
call/text/email before .. anything/they/work/doing
reminders/alerts/updates .. are/were/is .. great/handy/helpful/nice/awesome
drew/sketched/draw me/us .. diagram/picture/sketch
answered/answer/answers/picked .. phone/call .. first/second/third/one/two/right ring/rings/away
told/tell/tells/warned/warn/notified/informed/advised/called/texted me/us .. ahead/advance/beforehand/promptly
ahead of time .. delay/cost/know/told/called
feel/felt/feels always/well/fully/completely? informed/updated
explained/explain/explains/tell/tells the why
let/lets me/us know about/of/that/when/before/why/if/they/it/what/ahead/early
itemize/itemizes/itemized .. everything/every/each/all/bill/invoice/charges
deal/deals/dealt/dealing/handle/handles/handled/coordinated/worked/negotiated with? my/the/our/other ... insurance/adjuster/claim ... for/directly/end/myself/me/us
dealt/handled/dealing/deal/handle/worked/works with? my/our/the? insurance .. for/directly/me/us/so
get/got/able/could/can to? talk/speak to/with/directly .. technician/mechanic/himself/herself
wrote/writes/write/written/writing everything/it/all/every/each/things .. down/out/paper
texted/emailed/phoned/rang/messaged when/once/as/each/every/daily
called/phoned/rang/texted/emailed me/us? .. with the/an/a .. story/update/news/results/answer/options/findings/estimate/diagnosis/quote/list/price
sent/sends/send/sending/texted/texting/emailed/emailing/got photos/pictures/pics/video/videos/updates/clips/links/reminders/texts
response time/times .. under/quick/fast/great/good/minutes/hour/excellent
constant/regular/frequent/steady/daily/prompt/timely/weekly/hourly/thorough/detailed/clear/proactive/good/great/plenty of? updates/communication/communicators
one/single/same point/person? of? contact
turned/turns/turn/turning .. screen/monitor .. see/me/us/show
invited/invites/took/takes/brought/walked/led me/us/him/her/my .. into/in/to/out/back/under .. bay/bays/shop/back/car/lift .. see/show/showed/look/point/pointed/explain/explained
question/questions/messages/emails/texts/calls/message/email ... was/were/got/are/is/get answered/returned .. within/inside/in/quickly/promptly/right/same/fully/patiently/clearly
actually/always/really/promptly/did/does follow/follows/followed/return/returns/returned/respond/responds/responded/reply/replies/call/calls .. up/back/calls/emails/texts/quickly
actually/always/promptly answer/answers/answered/pick/picks the/their/his/my phone/phones/up/calls
called/texted/phoned/rang/emailed/messaged/text/call me/us/my .. the? moment/second/instant/minute
called/phoned/texted/emailed/rang/wrote .. to see/check/ask/make ... later/after/day/week
send+/sent a/me/us/an/out .. memo/report/summary/recap/breakdown/reminder/note .. after/before/every/with/each/of
txt/txted/txts/texted me/us/my/back .. back/bak/when/every/with/right
line/page/item by line/page/item
read/reads/explained me/us .. every/each line/page/item/word
laid/spelled/written/all out .. on/in one/a/plain/writing page/paper/sheet/english
answers/instructions/brief/estimate/directions/updates was/were/is/are VERY? clear/crisp/thorough
told/tells/tell me/us/you up? straight/plainly/simply what/when/why
actually/always/does/do/did keep/keeps/kept me/us/you/people .. informed/posted/updated
called/call/calls/calling/texted/texting/phoned when/like/as he/she/they/exactly? said/promised
show/showed/shows me/us/my .. leak/problem/issue/damage/wear/crack/part/parts/pads/report/wrong/worn .. before/and/so/on
drew/draw/sketched/drawn me/us .. picture/diagram/sketch
do/does/always/actually pick/picks up .. phone/call
get/got/gets/getting/received a/the/my call/text/email/message to/saying/letting/when/before/with
`;
