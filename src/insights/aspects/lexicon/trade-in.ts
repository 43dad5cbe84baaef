import type { AspectLexicon } from './aspect-lexicon.ts';

export const TRADE_IN: AspectLexicon = {
	nouns: `
trade in/ins/value/offer/process/price
trade/tradein/trades
trading in
appraisal/appraised/appraise/appraiser/appraising/appraisals
offer/offers for/on my/our
my/our old CAR
for/on my/our old _
buyout/buy back/out
`,
	good: `
fair/good/great/excellent/generous/solid/strong/best/top/more/decent/better/honest/amazing/high/higher/fantastic/nice .. trade/trades/tradein/appraisal
top dollar
fair .. value/price/offer/deal/number/market for/on my/our/the/his/her .. trade/old/CAR/_
`,
	bad: `
lowball/lowballed/lowballing/lowballs/lowballer/undervalued/undervalue/insulting/insulted offer/on?
low ball/balled/balling
low/insulting/laughable/pathetic/ridiculous/terrible/bad/poor/awful/joke .. trade/appraisal/offer/tradein
insult
`,
	praise: `
gave/give/giving/offered/offer/got/paid/pay/getting/get/allowed me/us/her/him/my/a/more/NUMBER? .. more/MONEY/top/great/good/fair/over/than/full/above/high/best/generous/extra .. trade/old/my/our/than .. trade/CAR/expected/expecting/_
gave/offered/got/paid me/us .. more/over/above/top/fair/great/good/generous/better .. for/on my/our/the
more .. for/on my/our/the/his/her .. trade/old/CAR/clunker/beater
MONEY over/above/more .. book/kbb/kelley/carmax/carvana/offer/online/value/else/expected/trade
over/above book/kbb/kelley
beat/beats/matched/match/topped/matches/exceeded .. number/offer/bid/quote/appraisal/kbb/kelley/book
beat/matched/topped/beats .. carmax/carvana/kbb/vroom/peddle
more .. than/for .. carmax/carvana/kbb/kelley/vroom/online/other/expected/trade/private
good/great/fair/best/excellent/generous/top/fantastic/awesome/amazing/nice/decent/full/more/max .. price/value/dollar/offer/money/deal/number/amount .. for/on/out my/our/the/of/her/his .. trade/old/_/CAR
trade .. was/is/value/offer/were/went .. fair/good/great/solid/generous/easy/more/better/exceeded/smooth/excellent/above/painless/no/simple
appraised/appraisal .. fair/fairly/quick/minutes/honest/generous/spot/while
took .. old/trade/CAR/_ .. without/as/no/in .. is/fuss/trade/hassle/question
didn't/not/never/no .. lowball/lowballed/lowballing/insult
bought/buy/buying my/our .. even/without/though/outright/for/on
number/figure/offer/price/value/amount .. on/for my/our/the .. was/is/came/beat .. higher/better/more/fair/great/good/above/over/best/high
paid/pays off my/our? .. loan/trade/lien/balance/upside
`,
	complaints: `
lowballed me/us/on/my/the
offered/offer/gave/give/wanted/want/paid/pay/quoted/valued/appraised/tried/offering/get/got me/us/my/to/for? .. less/half/nothing/peanuts/pennies/fraction/thousands/below/under/low/insulting/little/joke/third/scrap/pittance .. for/on/than/what/my .. my/trade/our/old/kbb/worth/book/it/carmax/a/CAR
less/half/thousands/MONEY under/below/less/than/what/of .. kbb/book/kelley/carmax/carvana/worth/value/market/trade
less than .. worth/kbb/trade/market/book/online
half .. worth/kbb/book/value
offered/gave/give/wanted/valued/offer .. MONEY for/on my/our/the .. CAR/trade/_
wanted/want/wants/take my/our _ for .. price/nothing/free/song/peanuts/MONEY
wanted/wants my/our .. for .. price/nothing/free/song/less/peanuts
carmax/carvana/online/vroom/other/another/place/dealer/competitor/else/neighbor/down/private .. offered/gave/paid/bought/got/sold .. me/us/it/my/NUMBER? .. more/MONEY/higher/better/thousand/extra/double/grand
sold it/my/our .. CAR/trade/old/privately/elsewhere/carmax/carvana/online .. for .. MONEY/more
trade .. low/joke/insult/insulting/worth/less/pathetic/changed/dropped/laughable/terrible/lowball/lowballed/undervalued/ridiculous/down/stole/nothing/peanuts/disappointing/cut/pittance/knocked/shrank/weak
steal/stole/stealing/steals my/our/the .. trade/CAR/old
found/find/nitpicked/picked/pointed/nitpicking .. every/scratch/flaw/apart/ding .. trade/CAR/old/scratch/lower
knocked/dropped/cut/lowered/changed/reduced .. trade/offer/appraisal
offer .. changed/dropped/lower/insulting/joke/low/insult/shrank/disappeared/down/laughable/pathetic/pennies
insult+ me/us with .. offer/number
insulting/laughable/pathetic/low .. offer for/on
pennies on the dollar
first offer was .. insult/joke/low
barely/hardly/never/without .. glanced/looked/look/looking/inspected/drove at/over .. offer/number/offered/lowball/price/value
knocked/took/dropped/shaved/cut/lopped/deducted .. off/from .. my/our/the .. trade/offer/old/CAR/appraisal
knocked/took/dropped/shaved NUMBER/MONEY off my/our/the trade
turned .. nose/noses .. trade/CAR/old/_
wish .. more .. trade/old
`,
	facts: `
traded/trade/trading in? .. my/our/a/an/the .. NUMBER/_/CAR
traded in/my/our/a/an
`,
};
