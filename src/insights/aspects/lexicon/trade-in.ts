import type { AspectLexicon } from './aspect-lexicon.ts';

export const TRADE_IN: AspectLexicon = {
	nouns: `
trade in/ins/value/offer/process/price
trade/tradein/trades
trading in
appraisal/appraised/appraise/appraiser/appraising/appraisals
offer/offers for/on my/our
my/our old CAR/honda/toyota/ford/chevy/nissan/jeep/dodge/kia/hyundai/subaru/buick/mazda/bmw/jetta/civic/corolla/camry/accord
buyout/buy back/out
what/amount/value/number/money/figure they/he/she/we/i .. gave/give/offered/offer/paid/pay/wanted/got .. for/on my/our
number/amount/value/price/figure/money/offer/allowance for/on my/our
allowance for/on
trade figure/number/amount/price/appraisal/allowance/evaluation/quote/department/side
what my/our/the .. was worth
part exchange
`,
	good: `
fair/good/great/excellent/generous/solid/strong/best/top/more/decent/better/honest/amazing/high/higher/fantastic/nice .. trade/trades/tradein/appraisal
top dollar
fair .. value/price/offer/deal/number/market for/on my/our/his/her .. trade/old/CAR
fairest/highest/top/biggest/strongest/generous/honest .. trade/tradein/trades/appraisal
fairest/highest/top/biggest/strongest .. offer/bid
better/higher .. trade .. than
`,
	bad: `
lowball/lowballed/lowballing/lowballs/lowballer/undervalued/undervalue/insulting/insulted offer/on?
low ball/balled/balling
low/insulting/laughable/pathetic/ridiculous/terrible/bad/poor/awful/joke .. trade/appraisal/offer/tradein
insult
`,
	praise: `
gave/give/giving/offered/offer/got/paid/pay/getting/get/allowed me/us/her/him/my/a/more/NUMBER? .. more/MONEY/top/great/good/fair/over/full/above/high/best/generous/extra .. for/on/than my/our/the/i? .. trade/old/CAR/expected/expecting/thought
gave/offered/got/paid me/us .. more/over/above/top/fair/great/good/generous/better .. for/on my/our/the
more .. for/on my/our/the/his/her .. trade/old/CAR/clunker/beater
MONEY over/above/more .. book/kbb/kelley/carmax/carvana/offer/online/value/else/expected/trade
over/above book/kbb/kelley
beat/beats/matched/match/topped/matches/exceeded .. number/offer/bid/quote/appraisal/kbb/kelley/book
beat/matched/topped/beats .. carmax/carvana/kbb/vroom/peddle
good/great/fair/best/excellent/generous/top/fantastic/awesome/amazing/nice/decent/full/more/max .. price/value/dollar/offer/money/deal/number/amount .. for/on/out my/our/of/her/his .. trade/old/CAR
trade .. was/is/value/offer/were/went .. fair/good/great/solid/generous/easy/more/better/exceeded/smooth/excellent/above/painless/no/simple
appraised/appraisal .. fair/fairly/quick/minutes/honest/generous/spot/while
didn't/not/never/no .. lowball/lowballed/lowballing/insult
bought/buy/buying my/our .. even/without/though/outright/for/on
number/figure/offer/price/value/amount .. on/for my/our/the .. was/is/came/beat .. higher/better/more/fair/great/good/above/over/best/high
paid/pays off my/our? .. loan/trade/lien/balance/upside
more .. than/for .. carmax/carvana/kbb/kelley/vroom/trade
more .. for .. my/our/old/trade .. than
got/gave/offered/paid/get/getting .. more .. than .. online/asked/other/hoped/carmax/book/private
got/gave/offered/paid/get/getting .. more .. for .. than
gave/offered/paid/got/give me/us/my? .. very/really/pretty/a? .. fair/good/great/generous/solid/decent/excellent/nice .. trade/number/offer .. for/on/my/in
paid/gave/offered/wrote me/us .. cash/check/top .. for my/our
more than i/we .. thought/expected/hoped/figured/asked .. get
took .. my/our .. trade/old/truck/car/suv/van/clunker .. without/no/easy/quickly
trade ... gave/got/offered me/us/a .. fair/good/great/generous/excellent/very .. number/price/offer/value
trade ... exactly/more/higher .. expected/hoped/wanted/thought/asked/hoping
robbed/lowballed/cheated/ripped ... instead/but .. matched/gave/fair/offered/paid/beat/more
took .. old/trade .. without/as/no .. is/fuss/hassle/question/questions
gave/give/got/paid/offered me/us? .. what i/we .. asking/wanted/asked/owed/needed/hoped/expected .. for/on
gave/got/paid/offered me/us .. exactly/everything/every/all .. trade/old/worth
trade .. didn't/not/no/never .. low/lowball/games/haggle/nonsense/argue
high/higher/best/top/fair/good/great/strong/generous .. bid/offer/number/value .. trade/my/car
gave/offered .. good/great/fair/decent/excellent/top/honest .. trade/tradein
worth/value .. trade/tradein .. fair/honest
surprised/amazed/shocked/impressed/happy how/at/by/with much/what/how .. gave/offered/paid/got .. for .. my/our
surprised/shocked/amazed .. how high/good/fair/much .. trade/offer/gave
`,
	complaints: `
lowballed me/us/on/my/the
offered/offer/gave/give/wanted/want/paid/pay/quoted/valued/appraised/tried/offering/get/got me/us/my/to/for? .. less/half/nothing/peanuts/pennies/fraction/thousands/below/under/low/insulting/little/joke/third/scrap/pittance .. for/on/than/what/my .. my/trade/our/old/kbb/worth/book/it/carmax/a/CAR
less/half/thousands/MONEY under/below/less/than/what/of .. kbb/book/kelley/carmax/carvana/worth/value/market/trade
less than .. worth/kbb/trade/market/book/online
half .. worth/kbb/book/value
offered/gave/give/wanted/valued/offer .. MONEY for/on my/our/the .. CAR/trade
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
turned .. nose/noses .. trade/CAR/old
wish/wished/hoped/hoping/thought/expected/should/could .. more/better/higher .. trade/old/tradein
trade/truck/car/tradein .. was/is/be worth .. more/way/lot than?
more for my/our .. trade/old/car .. would/wish/hoped/nice
said/told/quoted/offered/appraised ... my/our/the .. car/trade/truck .. worth/MONEY/NUMBER ... then/but/until/when .. NUMBER/MONEY/signing/got/there/changed/less/dropped/came
trade/offer/number/value/appraisal .. shrank/shrunk/dropped/fell .. at/when/by/once/got/down/after/before/thousand
embarrassing/shameful/disgraceful/lousy/measly/weak/crappy/disappointing .. trade/offer/number .. trade/for/my
undervalued/undervalue/shortchanged/robbed/ripped/fleeced/cheated/hosed/stiffed/burned me/us/off/my/on/our .. on/my/for? .. trade/old/tradein
wanted/want/wants/take my/our CAR/trade for .. price/nothing/free/song/peanuts/MONEY
didn't/wouldn't/not/never/hardly/barely/don't .. give/offer/pay/gave/offered .. much/enough/fair/anything/more/near/close/worth .. trade/old/for/on
below/under/less .. book/kbb/kelley/value/wholesale/auction
offered/offer/offering/gave/give/giving/offers me/us? .. peanuts/pennies/pittance/scraps/chump/crumbs/lowball
trade figure/number/amount/offer/value/quote .. disappointing/disappointed/low/weak/joke/off/poor
disappointed/disappointing/unhappy/upset/insulted/offended/shocked/frustrated .. with/by/at/over/about/in .. trade/offer/appraisal/tradein
nitpick+/nitpicked/picked .. every/door/ding/dings/scratch/apart/dent/car/trade/knock/lower/price
knock/drop/bring/drive/beat/talk/lower .. price/value/offer/number/trade down
every/each/tiny/little/small ding/scratch/dent/chip/door .. price/offer/value/number/lower/knock/down
undervalued/undervalue/undervaluing
under/low valued/valuing
valued/appraised/offered/gave/put my/our/the/me/us .. trade/car/truck .. at/for less/below/under/nothing/half/peanuts
worth more in/as parts/scrap
for a song
could/should/would have? been/done/given/gotten/got/offered/be/do/give/offer .. better/more/higher .. trade/old/tradein
could/should/would've/could've/should've ... better/more/higher .. on/for my/our/the trade
insultingly/ridiculously/embarrassingly/laughably/absurdly/way/too/very/really low/little/cheap .. for/on/trade/offer
trade/tradein/appraisal/offer .. could/should/would've/could've/should've have? been/be .. better/higher/more/fairer/closer
fight/fought/fighting/argue/argued/beg/begged/haggle/haggled/battle/battled .. for/over/about/on .. trade/tradein/appraisal
`,
	facts: `
traded/trading in? .. my/our/a/an .. NUMBER/CAR
traded in/my/our/a/an
`,
};
