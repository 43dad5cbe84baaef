import type { AspectLexicon } from './aspect-lexicon.ts';
import { PRICE_COMPLAINTS } from './price-complaints.ts';
import { PRICE_PRAISE } from './price-praise.ts';

export const PRICE: AspectLexicon = {
	nouns: `
price/prices/pricing/priced
cost/costs
bill/bills/invoice/total
charge/charges
fee/fees
labor/hourly/shop rate/rates/charge/charges/cost/costs
rates
estimate/estimates/quote/quotes
value
amount/amounts
deal/deals
money
discount/discounts/coupon/coupons/rebate/rebates/specials
parts/labor/service prices/pricing/price/cost/costs
warranty coverage
doc/documentation fee
`,
	good: `
affordable/inexpensive/economical/cheap/cheaper/cheapest/bargain
reasonable/reasonable priced/price/prices/rates
fair/fairly/competitive/competitively price/prices/priced/pricing/deal/cost/rates/quote
reasonably priced
lowest/low/lower/better/best/unbeatable/honest price/prices/cost/rates/quote/estimate
worth it/every/the
great/good/best/excellent/amazing/fair/fantastic/incredible/awesome deal/deals/value/price/prices/pricing/bargain
free/complimentary
affordable
`,
	bad: `
expensive/overpriced/pricey/costly/exorbitant/steep/pricy/spendy/exhorbitant/unaffordable/astronomical
overcharged/overcharge/overcharging/overcharges/gouged/gouging/gouge/upcharge/upcharged/upcharges/markup/markups/marked/surcharge/surcharges
rip/ripped/ripping off/offs
ripoff/ripoffs
inflated/outrageous/ridiculous/insane/high/higher/crazy/absurd/excessive/hefty/sky price/prices/pricing/cost/costs/bill/fees/fee/charge/charges/rates/labor/quote/quotes/estimate
hidden fees/charges/costs
junk fees
`,
	praise: PRICE_PRAISE,
	complaints: PRICE_COMPLAINTS,
	facts: `
cost/costs/was/is/paid/came to? MONEY
MONEY installed/total
`,
};
