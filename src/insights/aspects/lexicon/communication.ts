import type { AspectLexicon } from './aspect-lexicon.ts';
import { COMMUNICATION_COMPLAINTS } from './communication-complaints.ts';
import { COMMUNICATION_PRAISE } from './communication-praise.ts';

export const COMMUNICATION: AspectLexicon = {
	nouns: `
communication/communications/communicate/communicating
phone/phones calls/call/system/tree/line/lines/etiquette
phones
answering/answers/answered/answer the? phone/phones/calls/emails/texts
updates/update
callback/callbacks/call backs/back
voicemail/voicemails
returning/return my/our/phone/your? calls/call/messages/emails/texts
explanation/explanations
follow/following up/through
followup
text/texts/email/emails messages/message/updates/alerts/notifications
being kept in the loop
keeping people/customers/me/us informed/updated/posted/loop
contact/reachability
getting back to
correspondence/messaging
about/at/with/in/on texting/calling/communicating/returning/responding/updating/answering/replying/notifying/informing/explaining
emailing/texting/updating
alerts/notifications/texts/emails/callbacks/voicemails
text/email/sms/phone alerts/notices/reminders
communication skills
phone/phones system/tree/menu/service/manner/skills
text/texting/phone/messaging/notification/email/app system/service/option/feature/messages
reply/replies/response/responses
walkthrough/rundown/breakdown/debrief
walk through of
comms/comm
`,
	good: `
communicative/responsive/communicated/communicates
informative/articulate
explained/explains/explaining
clear/clearly explained/explanation/communication/answers
well informed
communicate/communicates/communicated/communicating well/clearly/great/effectively/openly
clearer/clearest explanation/explanations/communication/answers
`,
	bad: `
unresponsive/uncommunicative/miscommunication/unreachable/noncommunicative/miscommunicated
ghosted/ghosting/ghost
vague/evasive
runaround
radio silence
crickets
unclear/confusing/contradictory/garbled/uninformed/noncommittal/misinformed/misinformation
mixed messages/signals/information
out of the loop
wrong/bad/incorrect/inaccurate information/info/message/directions
communicate/communicates/communicated/communicating poorly/badly
confused/confusing about/on/as/explanation/explanations/answers/instructions/directions
unanswered/unresponsiveness/unheard
disconnect between
acronyms/gobbledygook/technobabble/legalese/mumbo
canned/scripted/boilerplate/generic/vague response/reply/answer/email/text/replies/responses/answers
copy paste/pasted
fob/fobbed/fobbing off
`,
	praise: COMMUNICATION_PRAISE,
	complaints: COMMUNICATION_COMPLAINTS,
	facts: `
called to schedule/ask/book
they called me/us when
`,
};
