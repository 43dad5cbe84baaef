/**
 * Sentences written for training, of kinds that the other files lack: what only tells what happened, and praise
 * and complaints without a word of feeling, on dealerships and restaurants. "[word]+" is praised, "[word]-"
 * complained about, "[word]0" only named.
 */
export const OWN_SENTENCES = `
We started with the [hummus]0 and a [beet salad]0.
I ordered the [lasagna]0 and my wife had the [trout]0.
She had the [pork chop]0, I had the [ravioli]0.
We shared the [nachos]0 and a pitcher of [beer]0.
The [server]0 took our order and brought [water]0.
A [waitress]0 came over with two [menus]0.
The [host]0 walked us to a [booth]0.
The [bartender]0 asked what we wanted to drink.
Our [waiter]0 told us the [specials]0.
The [menu]0 changes every month.
The [restaurant]0 is on the second floor of the hotel.
The [bar]0 is on the left as you walk in.
There are [tables]0 outside in the summer.
They have [brunch]0 on Sundays from ten to two.
They also sell [sandwiches]0 and [coffee]0.
We went there for [dinner]0 after the theater.
I met a friend for [lunch]0 on Wednesday.
My [entree]0 came with [rice]0 and a side of [vegetables]0.
The [dessert menu]0 lists four kinds of [cake]0.
We paid the [bill]0 and left.
I asked for the [check]0 and a box for the [leftovers]0.
The [chef]0 used to cook in Boston.
The [owner]0 also runs the bakery next door.
The [soup of the day]0 was tomato.
For my main course I chose the [halibut]0.
We were seated at a [table]0 by the door.
You order at the [counter]0 and take a number.
The [wine]0 was a Pinot from Oregon.
They put us in the back [room]0 with the others.
On the [table]0 there was a candle.
I took my [car]0 in for its [inspection]0.
I brought the [van]0 in on Monday for [new tires]0.
The [advisor]0 wrote down the mileage and gave me a form.
The [technician]0 drove the car into the [bay]0.
The [salesman]0 handed me the keys for a [test drive]0.
We looked at two [sedans]0 and an [SUV]0.
I bought a 2019 [pickup]0 here last spring.
The [finance manager]0 printed the [contract]0.
The [service drive]0 opens at seven.
The [dealership]0 moved to a new building in June.
The [parts counter]0 is around the corner.
They have a [shuttle]0 and a [waiting room]0.
The [coffee machine]0 is beside the [front desk]0.
I made an [appointment]0 online for Friday morning.
The [receptionist]0 asked for my name.
They rotated the [tires]0 and changed the [filter]0.
My [lease]0 ends in October.
The [manager]0 came out to talk with another customer.
The [invoice]0 lists [parts]0 and [labor]0 on separate lines.
We signed the [papers]0 and drove home.
I sat in the [lobby]0 and read a magazine.
The [loaner]0 was a gray hatchback.
My husband called the [service desk]0 about the [recall]0.
The [cashier]0 gave me a receipt.
They sent a [reminder]0 before the [appointment]0.
The [warranty]0 covers parts for three years.
He entered the [price]0 into the computer.
The [showroom]0 has six cars on the floor.
Our [steaks]- were brought out while we were still eating the appetizers.
I had to flag down the [waiter]- to get a fork.
My [coffee]- sat on the counter until someone else's order was done.
The [burger]- was bleeding onto the plate.
We asked for [water]- three times.
They were out of [half the menu]- by seven.
The [chicken]- was pink in the middle.
Nobody came to our [table]- for twenty five minutes.
The [hostess]- looked at us and went back to her phone.
The [pancakes]- could have been used as frisbees.
My [fries]- had been sitting out.
The [server]- argued with me about what I had ordered.
The [manager]- told us that was just how they do it.
[Tip]- was added to the bill without telling us.
There was lipstick on my [glass]-.
The [shrimp]- smelled like low tide.
The [table]- wobbled and still had crumbs on it.
You can hear every word of the [couple next to you]-.
I left the [pasta]- on my plate.
Two hours for an [oil change]- with an appointment.
They had my [car]- for eleven days and did not order the part.
The [advisor]- told me one price and charged me another.
The [noise]- came back the next day.
I got my [car]- back with half the gas gone.
The [mechanic]- forgot to put the cap back on.
My [truck]- came back with a scratch down the door.
They replaced the [battery]- and it died again within a week.
I left four [messages]- and heard nothing.
The [salesman]- would not give me a number until I gave my phone number.
The [finance guy]- added a package after I had said no.
They told me it needed [rotors]-, another shop said they were like new.
The [doc fee]- was not mentioned until we sat down to sign.
It took an hour and a half to get the [keys]- to a car I had already paid for.
The [quote]- went up by six hundred dollars when I picked the car up.
The [service manager]- hung up on me.
My [wife]0 was told by the [salesman]- to come back with her husband.
They offered me half of what my [trade]- is worth.
The [waiting area]- has three chairs and a broken vending machine.
The [shuttle]- left without me.
I am on my third [advisor]- in four weeks.
The [detail]- left dog hair on the back seat.
The [transmission]- still slips after two thousand dollars.
The [internet price]- did not exist once I was on the lot.
Nobody in [sales]- got up from their desk.
The [interest rate]- was four points over my bank.
They cancelled my [appointment]- the morning of.
The [soup]+ had my whole table asking for the recipe.
I wiped the [plate]+ with bread.
We went back the next night for the [tacos]+.
I dream about the [carbonara]+.
The [waiter]+ remembered what we drank last time.
The [server]+ brought my son crayons before we had to ask.
They took the [dish]+ off the bill before I said anything.
The [owner]+ stopped by every table.
The [chef]+ made something that was not on the menu for my vegan daughter.
I would drive an hour for these [ribs]+.
The [cake]+ was gone in two minutes.
Bring an appetite, the [plates]+ are huge.
You get a lot for your [money]+.
The [hostess]+ found us a table on a full Saturday night.
Our [glasses]+ were never empty.
I was out with new [brakes]+ in under an hour.
The [advisor]+ called before doing anything and sent pictures.
They washed and vacuumed my [car]+ without being asked.
The [technician]+ showed me the old part and what had gone wrong.
My [bill]+ came in under the estimate.
The [salesman]+ let us take the car home for the night.
She stayed after closing so that I could pick up the [car]+.
The [finance manager]+ cut our rate by two points.
The [mechanic]+ said I could wait another year for the tires.
I have sent my parents and my sister to this [dealer]+.
We have bought five [cars]+ from them over the years.
The [car]+ has not made a sound since.
They gave me two thousand more for my [trade]+ than the other place.
Paperwork with [Jordan]+ took twenty minutes.
The [manager]+ called me the next day to ask how it went.
The [tech]+ came out and answered every question my father had.
They had a [loaner]+ waiting for me when I arrived.
The [service department]+ found it when three other shops could not.
The [price]+ was the price that was on the website.
The [shuttle driver]+ dropped me at my door.
They fixed the [leak]+ under warranty even though it had run out.
I walked in without an [appointment]+ and left forty minutes later.
The [sales lady]+ listened to what we wanted and showed us only that.
The [waiting room]+ has fresh coffee and desks to work at.
`;
