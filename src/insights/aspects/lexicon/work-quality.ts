import type { AspectLexicon } from './aspect-lexicon.ts';
import { WORK_QUALITY_COMPLAINTS } from './work-quality-complaints.ts';
import { WORK_QUALITY_PRAISE } from './work-quality-praise.ts';

export const WORK_QUALITY: AspectLexicon = {
	nouns: `
work
workmanship
repair/repairs
job
quality of? the/their? work/repair/repairs/service
mechanic/mechanics/technician/technicians
brake/paint/body/detail/tire/repair job
alignment
paint match/work/job
detail/detailing
diagnosis/diagnostics/diagnosed/diagnose/diagnosing
craftsmanship
installation
oil change
brakes
result/results/outcome
quality
`,
	good: `
skilled/competent/expert/experts/expertise/talented/meticulous/thorough/thoroughly/capable
wizard/wizards/genius/geniuses/magicians/magician/masters/artist/artists/pros/miracle
flawless/flawlessly/seamless
knowledgeable mechanic/mechanics/technician/technicians
fixed/repaired/resolved/solved right/correctly/perfectly/properly/quickly/well
done right/correctly/properly/perfectly/well
good as new
like new
like brand new
figured out
tracked/hunted/chased down
pinpointed/pinpoint
factory fresh
solved/cured
workmanlike
`,
	bad: `
botched/botch/sloppy/shoddy/slipshod/substandard/subpar/hack/hacks/butchered/butcher/halfassed/amateurish/amateurs/amateur/defective/faulty
incompetent/incompetence/incompetency/inept/unqualified/clueless
misdiagnosed/misdiagnosis/misdiagnose
scratched/scratch/scratches/dented/dent/dents/scuffed/scuffs/ding/dings/gouge
damaged
unresolved/unrepaired/unfixed
`,
	praise: WORK_QUALITY_PRAISE,
	complaints: WORK_QUALITY_COMPLAINTS,
	facts: `
had/got/needed my/an/the/a oil/brakes/tires/recall/inspection .. change/changed/done/replaced
`,
};
