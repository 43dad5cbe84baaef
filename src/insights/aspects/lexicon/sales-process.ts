import type { AspectLexicon } from './aspect-lexicon.ts';
import { SALES_PROCESS_COMPLAINTS } from './sales-process-complaints.ts';
import { SALES_PROCESS_PRAISE } from './sales-process-praise.ts';

export const SALES_PROCESS: AspectLexicon = {
	nouns: `
buying/purchase/purchasing/sales/shopping/car experience/process/buying/department/team/tactics/pitch/purchase/transaction
buying/bought/purchasing/purchased/leasing/leased/ordering a/my/our/here/from/this/the/an/her/his
test drive/drives/drove
delivery/handover
negotiation/negotiations/negotiating/haggling/haggle/negotiate
sales
selection/inventory
selection/inventory/stock/lineup
SELLER experience/tactics/pitch/approach/team/floor/staff/department
car/truck/vehicle/whole/entire/SELLER buying/shopping/purchase/purchasing/sales/deal process/experience/part/side
closing/signing/handing over/process/day
pickup/delivery process/day/experience
sales/buying/car pressure/side/floor
shopping for/with/at/here
buying/purchase/purchasing/shopping .. here
deal from/with start/them
car/truck deal
`,
	good: `
haggle free
no haggle/haggling/nonsense/pressure/hassle
hassle free
easiest/smoothest/best/painless/easy/smooth/pleasant/quickest/enjoyable/simple/seamless .. car? buying/purchase/purchasing/experience/deal/sale/transaction/car
no/zero/low/stress/haggle/hassle/pressure/worry stress/pressure/hassle/haggle/free .. purchase/buying/environment/experience/sales/approach/process/atmosphere/deal/sale
`,
	bad: `
high pressure/pressured
pushy
pressure/pressured/pressures/pressuring
aggressive sales/salesman/salespeople/salesperson/tactics
hounded/hounding/badgered/badgering/strong armed/arm/arming
vultures/vulture/swarmed
hard sell
haggle/haggled/haggling
hassle/hassled
games
thin/limited/poor/weak/small/sparse/meager/slim/terrible/bad/little/empty/picked .. selection/inventory/lot/choices/choice/stock
too/overly eager/forward/slick/persistent/salesy/hungry/desperate
overbearing/domineering/pushiness/salesy
ambush/ambushes/ambushed
arm/arms twisting/twist/twisted
twist/twisted/twisting .. arm/arms
faff/rigmarole/palaver
presure/presured/preasure
quizzed/grilled/interrogated
`,
	praise: SALES_PROCESS_PRAISE,
	complaints: SALES_PROCESS_COMPLAINTS,
	facts: `
bought/purchased/leased my/our/a/the/this/an .. CAR .. here/from
`,
};
