/** Names that are also ordinary words: counted only if the words around them point to a person. */
export const ORDINARY_NAMES: ReadonlySet<string> = words(`
ace best bright cool english fair fine gross quick rush savage sharp small wise angel art ash axel bear bell bill bills bishop blade blaze bloom bo booker boomer boon
brand brandy brick brook brooks buck bud buddy buster butch case cash chance charity chase
cherry chip chuck church clay cliff coal colt cook cooper craft crystal curt daisy dash dawn
day deacon dean dell destiny dick don drew duke dusty earl earnest ed eve faith fern field
fisher flint flip ford foster fox frank freedom gage gene gent ginger glen goldie good grace
grant gray green grey guy hank hardy harmony hart haven hazel heath heather heaven hill holly
honor hood hope hunt hunter iris ivy jack jesus jade jet jewel joker josh journey joy justice king
knight lance lane lark laurel lee lex liberty lily link long lou love low lucky mace mack mae
major mark marks mars marsh marshal mason matt maverick max may melody mercy merit mia miles
miller mills mini misty moss nick nickel noble norm north novel oak olive opal page paige park
pat patience pearl peg penny pepper pick pierce pike piper pope porter post potter power price
prince queen rain ranger ray red reed reef reese rhodes rich ridge riley river rob robin robins
rocky rod rose rosemary rowdy ruby rush russet rusty sage sandy scout serenity shade shaw shay
shell shiv short skip sky slate smart smith sonny spike spring star starling steel steele
sterling stew stone storm stormy strong sue summer sunny swift tad tailor tan tanner taylor
temple tex tiger tip trace tracer trinity trip tuck tucker tuff turner ty van vance victor
violet viper wade walker wall ward warren watch webb wells west whit white will willow wills
win windy winter wood woods woody wren young zip
`);

export const MONTHS: ReadonlySet<string> = words(
	'april may june august summer autumn winter spring easter friday sunday',
);

/** Names that are also cities, countries or states. */
export const PLACES: ReadonlySet<string> = words(`
adelaide alabama alexandria america arlington asia aurora austin boston brittany brooklyn
camden carolina chad charlotte chelsea cheyenne china cleveland cordova dakota dallas denver
devon eastgate eugene florence georgia helena holland houston india ireland israel jackson
jordan kenya kingston lexington lincoln london lourdes madison marion memphis montana orlando
paris phoenix raleigh salem salisbury santiago savannah sierra sydney trenton tyler vegas
victoria virginia
`);

/** Names that are also towns or regions: not a person after words about traveling or living somewhere. */
export const TOWNS: ReadonlySet<string> = words(`
addison albany alexander allen anderson arlington ashland auburn augusta beaumont bedford bellevue bentley berkeley
bethany beverly boulder bradford branson brandon bristol bryan burlington burns butte calhoun camden cameron canton carlisle
carmel carson carter charleston chester chesterfield clayton clifton clinton clovis clyde columbia columbus concord
corinth covington crawford crosby dalton danbury darby darwin davenport davis dayton decatur denton derby dover duncan
dundee durham easton eden edison edmond elgin elizabeth emerson enid erie evanston everett fairfax franklin fremont
fulton garland gary geneva gilbert glendale greenfield hamilton hampton hanford harrison hartford hastings hayward
henderson hilton hobart houston howell hudson huntington irvine irving jasper jersey kendall kent lancaster laredo
lawrence lawton layton lebanon leeds leicester logan lowell lubbock luther marietta mason melbourne melrose mercer
milan milton mitchell mobile monroe morgan morton napa nelson newman newport newton norman norwood norton oakley odessa ogden
orange owen oxford palmer paris parker pasadena perry perth peru pierce pittman plano preston princeton quincy randolph reno
rialto richmond rio riverside rochester rome roswell salina sanford sedona selma seward shelby sheffield sheridan
sherman sherwood smyrna sofia sparks spencer springfield stafford stanford stanton sterling stockton stratford sutton
tacoma taft temple thornton torrance tracy troy tucson tulsa upton valencia vernon verona victor vienna wagner walton
warren warsaw warwick washington watson waverly wayne webster wellington wesley weston wheaton whittier windsor winslow
winston york yuma
`);

export const BRANDS: ReadonlySet<string> = words(`
alfa ally austin bentley bose carmax chase chevy cooper dodge dunlop edmunds firestone ford
gabriel holden honda jordan kelley kelly kia lexus lincoln mazda mckinley mercedes michelin
mini monroe moog morgan nissan porsche prince ram royce smart taylor tesla wells
`);

function words(text: string): Set<string> {
	return new Set(text.trim().split(/\s+/));
}
