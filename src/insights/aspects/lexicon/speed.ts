import type { AspectLexicon } from './aspect-lexicon.ts';
import { SPEED_COMPLAINTS } from './speed-complaints.ts';
import { SPEED_PRAISE } from './speed-praise.ts';

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
	praise: SPEED_PRAISE,
	complaints: SPEED_COMPLAINTS,
	facts: `
dropped/drop/left .. off? at NUMBER .. picked/pick/back/got .. at/by/up NUMBER?
dropped .. at NUMBER ... picked
open/opens/opened/close/closes .. at/from/until/on NUMBER/weekdays/saturdays
took/takes/take about/around/roughly DURATION
appointment was/is at/for/on
had/made/have/booked/set an/my appointment .. for/at/on
`,
};
