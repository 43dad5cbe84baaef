import type { AspectLexicon } from './aspect-lexicon.ts';
import { CAR_NAMES } from './car-names.ts';

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
valuation/valuations
equity in/on my/our/the
sold/sell/selling them my/our
trade offer/bid/figure/number/equity
price/offer/deal/money/amount/value/number/what .. for/on my/our/the old
what i/we/they/he/she got/gave/offered/paid .. against/for/on/toward my/our/the
old car/truck/van/suv price/value
`,
	good: `
fair/good/great/excellent/generous/solid/strong/best/top/more/decent/better/honest/amazing/high/higher/fantastic/nice .. trade/trades/tradein/appraisal
top dollar
fair .. value/price/offer/deal/number/market for/on my/our/his/her .. trade/old/CAR
fairest/highest/top/biggest/strongest/generous/honest .. trade/tradein/trades/appraisal
fairest/highest/top/biggest/strongest .. offer/bid
better/higher .. trade .. than
fair/honest/good/decent/handsome/tidy/generous/nice/great sum/penny
check in my/our? hand
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
trade/appraisal/offer/tradein/bid/valuation .. came/was/is/were/went in/back/out/at? .. higher/better/above/over than/what/carmax/expected/kbb/hoped/we/i/book
trade/tradein/clunker/beater/old .. still/anyway took/take/gave/bought/bought
trade .. handled/done/treated/valued right/well/fairly/properly/honestly/correctly
left/walked/wrote/cut/home me/us/out/away? .. check .. for my/our/the
trade/old/truck/car/van/suv brought/fetched/fetch/bring .. more/good/decent/top/nice/fair/great/pretty/better/full
trade/tradein covered/covers/cover/got/paid .. down/payment/half/most/whole/all
got/gave me/us .. a down payment
full/top book/kbb/market/blue/retail value/price/book
chuffed/happy/pleased/thrilled/satisfied/delighted/content/tickled with/about/by what/how/the .. got/gave/offered/much/number/amount .. for/on/against/my/old
sold/sell/selling them my/our/the .. fair/quick/easy/painless/great/smooth/more/top
off my/our hands
paid/pay me/us .. properly/fairly/well/handsomely/right/good/top .. for it/my/the/him/her
did/do/made/done out? alright/okay/well/ok/great/fine .. on/with .. trade/them/old/car/truck
came/come/comes out ahead
take/took/bought/buy/taken my/our .. for .. good/top/decent/great/fair/nice/real/strong/full money/price/dollar/deal/value
trade/trades/tradein/appraisal/offer .. was/is/were/came/seemed/felt VERY? strong/honest/right/spot/decent/okay/nice/reasonable/alright/ok/pleasant/quick/high/best/fantastic/amazing
made/make an? .. offer/bid ... trade/car/truck .. stuck/honored/held/kept
figure/number/offer/they .. beat/beats/topped/matched/top carmax/carvana/kbb/kelley
auction/retail/book/market value/price or better
~gave/give/got/paid/giving/gav me/us? NUMBER/MONEY for/on/toward/against my/our/the/his/her .. ${CAR_NAMES}
gave/got/paid/give me/us? ... my/our/the .. which .. more than
more/better/higher than .. thought/expected/hoped/guessed .. for .. ${CAR_NAMES}
good/great/fair/nice/decent/better/top/fantastic/excellent price/deal/money/number/offer/value/dollar .. for/on/out my/our .. ${CAR_NAMES}
trade/appraisal/offer/tradein came/went in/out/back? .. more than/what
match/matched/matches/beat/meet/met .. carmax/carvana/kbb/offer/quote/vroom/number
beat/beats/match/matched carmax/carvana/kbb
not/never/couldn't/can't .. complain/argue .. trade/offer
more for/on/out my/our/of .. ${CAR_NAMES} .. than .. expected/thought/hoped/anyone/carmax/anticipated/asked
believe/surprised/shocked what/how they .. gave/offered/paid .. for .. ${CAR_NAMES}
no/without fuss/issue/issues/trouble/problem .. trade/tradein
trade/tradein .. was/is .. only/one/best good/bright/part/thing
no/without/zero/never haggling/arguing/haggle/games/nonsense/argument .. trade/tradein
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
knocked/shaved/cut/lopped/deducted .. off/from .. my/our/the .. trade/offer/old/CAR/appraisal
took/dropped .. MONEY/hundred/thousand .. off/from .. my/our/the .. trade/offer/old/CAR/appraisal
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
nitpick+/nitpicked/picked .. every/door/ding/dings/scratch/apart/dent/knock/lower/price
nitpick+/nitpicked .. car/trade
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
trade/appraisal/offer/tradein/bid/valuation .. came/was/is/were/went in/back/out/at? .. lower/less/below/under/short .. than/what/carmax/expected/kbb/hoped/we/i/book/kelley
every/each/any/tiny/little/small scratch/ding/dent/flaw/chip .. against/counted/trade/off/docked/deducted/cost
docked/dock/docking/dinged/dinging/deducted .. my/our/the/for/off .. trade/mod/tradein/mods/offer
docked/dinged/docking my/our/the/me/us trade/car/truck/tradein
offer/number/trade/valuation/figure/answer/price .. made/makes me/us .. laugh/cry/sick/choke/gag/gasp
old/trade car/truck/van/suv/in? price/value/offer/number/amount .. low/lower/small/little/weak
robbed/stiffed/hosed/shorted/screwed/shafted/fleeced/killed/hammered/burned/gouged me/us/some/a/bit/little/over/royally? .. on/for my/our/the .. ${CAR_NAMES}
~offered/offer/offering/offers/wanted/quoted/valued me/us/to/give/at/it? .. NUMBER/MONEY for/on/at a/my/our/the/his/her .. ${CAR_NAMES}
got/gave/offered/received/give/offer me/us? less for/on/than/from .. ${CAR_NAMES}
got/gave/offered/received/give/offer me/us? less for/on/than ... than
offered/gave/offering/quoted me/us less/half/peanuts than
trade/bid/offer/appraisal/valuation .. lost/fell/dropped/down .. MONEY/thousand/hundred/grand/half/signing
trade/bid/offer/appraisal/valuation ... below/under/less/short .. median/market/others/kbb/book/carmax/wholesale/auction/value/average/worth/half/blue
online/instant/website/tool/kbb/phone offer/quote/value/estimate/number tool? .. dropped/lower/changed/less/overestimated/shrank/slashed/cut/different
couldn't/wouldn't/didn't/can't/not/won't .. take/give/offer/gave .. trade/old/truck/car .. anything/decent/much/fair/worth/enough
could/should/would/would've/could've/should've ... better/more/higher/fairer .. on/for my/our/the .. ${CAR_NAMES}
took/takes/needed/required/take .. arguing/haggling/fighting/pushing/begging/convincing/negotiating/back ... trade/offer
did/do/done/made/get/got/sold better/more .. selling/sold/sell/elsewhere/privately/online/myself/marketplace/craigslist
sold/sell my/our/the/it .. for double/twice/thousands/triple/way
deserved/deserves/worth .. better/more/kinder/higher .. valuation/offer/trade/number/price/than
bit/little/tad/kind/kinda/somewhat/rather/slightly/pretty/VERY of? low/light/weak/stingy/cheap/short .. trade/tradein/offer/appraisal/old
trade/tradein/appraisal/offer/valuation is/was/came/seemed/felt in? a/bit/little/tad/kind/kinda/somewhat/rather/slightly/pretty/VERY low/light/weak/stingy/cheap/short/disappointing/under
more/better for/on the/my/our/his/her .. ${CAR_NAMES} .. would/wish/nice/elsewhere
hoped/hoping/wanted/thought/figured/expected/expecting/wish .. more/better/higher .. for/on/out the/my/our/of .. ${CAR_NAMES}
wouldn't/won't/refused/didn't/couldn't/never/not .. give/tell/offer/make .. number/offer/figure/value .. trade/for/on/old
stingy/cheap/tight on/with/about .. trade/trades/tradein
MONEY for a/my/our .. ${CAR_NAMES} that/with/which/in/i .. runs/ran/low/only/perfect/good/great/clean/worth/mint/under/babied
trade/car/truck/tradein/suv/van is/was/were worth .. more/way/lot/better
insult/insulted/insulting/insults me/us/my .. on/with/about/for my/our/the .. trade/old/offer
trade ... worth/offered/said .. half/less/nothing
offer/offers/price/number/value .. for/on my/our .. CAR/trade .. was/is/came VERY? low/lower/weak/light/insulting
push/pushed/bump/talk/bring/negotiate/get/argue them up/more .. on/for my/our/the .. ${CAR_NAMES}
money on the table .. trade/tradein
left ... on the table .. trade/tradein
`,
	facts: `
traded/trading in? .. my/our/a/an .. NUMBER/CAR
traded in/my/our/a/an
`,
};
