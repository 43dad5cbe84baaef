/**
 * Sentences on restaurants and dealerships, with what each expresses towards its marked words: "[word]+" praise,
 * "[word]-" a complaint, "[word]0" neither. Grouped by what makes them hard.
 */
export const POLARITY_SENTENCES: Readonly<Record<string, string>> = {
	plain: `
		The [lamb curry]+ was rich and beautifully spiced.
		Our [server]+ could tell us everything about every bottle on the list.
		I'd order the [short ribs]+ again in a heartbeat.
		[Portions]+ are big enough for two.
		The [dumplings]- tasted like they came out of a freezer bag.
		[Bartender]- poured us flat beer and shrugged.
	`,
	neutral: `
		The [waiter]0 brought the [bill]0.
		We had the [tasting menu]0 and a bottle of [Rioja]0.
		My husband ordered the [steak]0 and I had the [salmon]0.
		The [kitchen]0 closes at ten on weekdays.
		I asked the [hostess]0 for a [table]0 near the window.
		They serve [lunch]0 from noon and [dinner]0 from five.
		There is a [patio]0 in the back with a dozen [tables]0.
		Ten minutes later the [appetizers]0 arrived.
		I dropped the [truck]0 off on Tuesday for an [oil change]0.
		The [service advisor]0 typed in my mileage.
		We signed the [paperwork]0 on a Friday.
		The [showroom]0 is next to the interstate.
	`,
	contrast: `
		The [food]+ was excellent but the [service]- was painfully slow.
		Although the [noodles]- were overcooked, the [broth]+ made up for it.
		[Decor]+ is charming; [prices]- are not.
		Great [cocktails]+, terrible [music]-.
		Despite the cramped [dining room]-, the [staff]+ kept smiling.
		The [pizza]- is nothing special, however the [gelato]+ is a must.
		While the [sales guy]+ was a gentleman, the [finance manager]- tried to slip in extras.
		Love the [car]+, hate the [dealership]-.
		The [loaner]- smelled of cigarettes but the [repair]+ itself was done right.
		Quick [oil change]+, filthy [restroom]-.
		The [technician]+ found the problem in minutes, yet the [front desk]- never called me.
		[Coffee]+ was hot and fresh even if the [chairs]- wrecked my back.
	`,
	negation: `
		The [fish]- wasn't fresh.
		I have never had a bad [meal]+ here.
		The [waitress]- did not smile once.
		You won't find a better [burger]+ anywhere in town.
		The [bread]+ is not to be missed.
		No complaints about the [brake job]+.
		The [wings]- weren't crispy and the [ranch]- had no flavor.
		Their [mechanics]+ don't push repairs you don't need.
		Couldn't be happier with the [body work]+.
		[Nachos]- hardly had any cheese on them.
		The [advisor]- never once returned my calls.
		I can't say enough good things about the [manager]+.
		Not a fan of the [sauce]-.
		The [bill]+ had no surprises on it.
		There wasn't a single thing wrong with the [detailing]+.
	`,
	comparative: `
		The [tiramisu]+ is better than my grandmother's.
		I have had better [ramen]- from a packet.
		The [soup]- could have been hotter.
		[Pad thai]- was much sweeter than it should be.
		Their [labor rate]+ is lower than anyone else's around here.
		The [lobby]- has seen better days.
		Best [tacos]+ north of the border.
		The [trade-in offer]- came in two grand under what the website said.
		My [engine]+ runs smoother than the day I bought it.
	`,
	implicit: `
		We waited forty minutes for [drinks]-.
		The [manager]- walked away while I was still talking.
		[Server]- forgot our order twice.
		The [salad]- was three leaves and a tomato.
		My [steak]- came out gray.
		I found a hair in my [risotto]-.
		Our [waiter]- disappeared for half an hour.
		They charged me for [bread]- I never ordered.
		The [technician]- left grease all over my seat.
		[Check engine light]- was back on before I got home.
		The [salesman]- kept asking what monthly payment I wanted.
		It took three visits to get the [alignment]- right.
		The [plates]+ came back empty and we licked the spoons.
		My kids ask for their [pancakes]+ every Saturday.
		The [chef]+ came out to check on my daughter's allergy.
		The [shuttle driver]+ waited while I ran in for my bag.
		The [valet]- handed me somebody else's keys.
		They lost the [key]- and asked me to pay for a new one.
	`,
	intensity: `
		The [chicken]- was way too salty.
		[Mussels]+ were sooo good.
		The [room]- is a bit loud.
		The [wine list]- is extremely overpriced.
		RUDE [hostess]- !!!
		The [crab cakes]+ are out of this world.
		[Parking]- is a nightmare.
	`,
	misspelt: `
		The [staff]+ is very freindly and knowledgable.
		Definately reccommend the [ribs]+.
		[Servise]- was horible and the [fries]- were dissapointing.
		luv their [bubble tea]+ 😍
	`,
	idiom: `
		The [bill]- cost us an arm and a leg.
		The [brisket]+ melts in your mouth.
		The [service department]- dropped the ball.
		The [host]+ bent over backwards to seat eleven of us.
		[Sushi]- was hit or miss.
		The [owner]- gave me the runaround for weeks.
	`,
	wish: `
		I wish the [portions]- were bigger.
		The [menu]- needs more vegetarian choices.
		It would be nice if the [waiting area]- had outlets.
		If you like being ignored, ask for this [salesperson]-.
	`,
	list: `
		The [pasta]+, the [salad]+ and the [bread]+ were all delicious.
		Friendly [staff]+, fair [prices]+, clean [waiting room]+.
		[Rice]- was dry, [beans]- were cold, and the [enchiladas]- swam in grease.
		I loved the [calamari]+, but the [clams]- were gritty and the [mussels]- were closed.
	`,
	'mixed-neutral': `
		I went with the [duck]0 but what made the night was the [dessert]+.
		We sat at the [bar]0 and the [bartender]+ was hilarious.
		The [waiter]- spilled my [drink]0 and never apologized.
		Bought a used [Camry]0 from them and the [process]+ was painless.
		When I picked up the [car]0, the [tires]- were still bald.
	`,
	far: `
		The [atmosphere]+, with its candles, brick walls and a pianist in the corner, is simply magical.
		The [sales manager]-, who had promised me the price by phone the week before, pretended not to know me.
		If there is one thing that keeps us coming back it's the [garlic bread]+.
		What a disappointment this [buffet]- turned out to be.
	`,
	last: `
		The [gnocchi]+ were pillowy and the [pesto]+ tasted of summer.
		[Waitstaff]- acted like we were bothering them.
		I would have loved the [ramen]- if it had been warm.
		The [prices]+ are a steal for what you get, but the [line]- is a test of patience.
		Save room for the [bread pudding]+.
		Our [server]+ was on top of everything.
		The [margaritas]- were mostly ice.
		The [hamburger]0 comes with a choice of [fries]0 or slaw.
		We ordered two [pizzas]0 to go.
		The [lamb]- was tough as leather.
		Skip the [appetizers]- and go straight for the [mains]+.
		The [view]+ is what you pay for, because the [food]- is forgettable.
		[Sake list]+ is extensive and fairly priced.
		The [decor]- could use a facelift.
		You will not leave hungry, the [servings]+ are enormous.
		Even the [salad]+, normally an afterthought, was a knockout.
		Not only was the [soup]- cold, the [bread]- was stale too.
		The [valet]0 parked our car and we went in.
		The [music]- drowned out our conversation.
		I've been coming for the [pho]+ since they opened.
		For dessert we split the [flan]0.
		No one ever refilled our [water]-.
		The [bathroom]- was out of soap and paper towels.
		The [sommelier]+ found us a bottle well below our budget.
		Neither the [beef]- nor the [rice]- had any seasoning.
		The [repair]+ has held up for two years.
		[Financing]+ was done before I finished my coffee.
		They never told me the [part]- was on backorder.
		The [sales team]+ never pressured us once.
		The [estimate]- doubled without so much as a phone call.
		[Service writer]+ went to bat for me with the warranty company.
		My [truck]- has been sitting on their lot for five weeks.
		The [oil change]+ took all of twenty minutes.
		The [manager]- promised to call back and never did.
		Honest [shop]+ that told me my [brakes]0 had another year in them.
		The [trade-in]- number was an insult.
		I brought my [Civic]0 in for its 60,000 mile service.
		The [advisor]+ explained the invoice line by line.
		They wanted $180 to replace a [cabin filter]-.
		[Loaner car]+ was cleaner than my own.
		The [tech]- left the drain plug loose.
		After this [visit]- I am done with them.
		The [online scheduler]+ makes it simple.
		The [dealership]0 sells both new and used [trucks]0.
	`,
};
