import type { AspectLexicon } from './aspect-lexicon.ts';
import { FINANCING_COMPLAINTS } from './financing-complaints.ts';
import { FINANCING_PRAISE } from './financing-praise.ts';

export const FINANCING: AspectLexicon = {
	nouns: `
finance office/guy/manager/person/department/lady/team/desk/side/process/woman/man/rep/representative/people/dept/folks/gal/director
finance/financing/financed
lady/guy/man/woman/person/people/team/gentleman/manager in/from finance
interest rate/rates
interest on/at/was/is/charges/charge
apr/loan/loans/lender/lenders/lending/refinance
loan/finance/financing/lease/good/great/low/better/lower/best/fantastic/competitive rate/rates
credit score/union/application/approval/app/check/history/situation
my/our/bad/rough/poor/no/terrible/rebuilding/bruised/damaged credit
monthly payment/payments
payment/payments
paperwork
lease terms/payment/end
down payment
extended/gap/vehicle warranty/insurance/coverage/contract
contract
finance/financing/loan/lending/credit office/guy/manager/department/lady/team/process/experience/officer/side/part/portion/options/terms/deal
lease/leasing process/deal/terms
the/a/my/our/his rate
financing/lending/lender/loans
finance lady/ladies/fellow/fella/gentleman/girl/gal
financing process/options/experience/person/terms/application
application
term/terms
warranty salesman/guy/pitch/people/sales/salesperson
signing
money factor
residual
f & i
bank rate/rates
rate/rates they/he/she/i/we got/gave/offered/found/ended
auto/car loan/loans
apr/note
`,
	good: `
low/lowest/great/good/best/excellent/amazing/competitive/fair/incredible/fantastic/awesome/better/lower/decent/unbeatable .. interest/apr/rate/rates/payment/payments/financing/loan/terms
affordable/manageable/comfortable/reasonable .. payment/payments/monthly
approved for/at/with/same
got/get/was/were/am/been/getting us/me? approved
preapproved/prequalified
pre approved/qualified
`,
	bad: `
high/higher/highest/outrageous/insane/crazy/ridiculous/terrible/awful/horrible/sky/worse/bad .. interest/apr/rate/rates/payment/payments/terms
predatory .. loan/loans/lending/rate/rates/interest/terms/financing
denied/declined/rejected .. loan/financing/credit/approval
`,
	praise: FINANCING_PRAISE,
	complaints: FINANCING_COMPLAINTS,
	facts: `
financed/finance .. it/over/for/with/at .. NUMBER/months/years/them/credit/bank
payment is/was/of MONEY
put MONEY down
`,
};
