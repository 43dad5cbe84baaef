/** Names that are also words of the language: counted only where the words around ask for a person. */
export const ORDINARY_NAMES: ReadonlySet<string> = words(`
ace best bright cool english fair fine gross quick rush savage sharp small wise angel art ash axel bear bell bill bills bishop blade blaze bloom bo booker boomer boon
brand brandy brick brook brooks buck bud buddy buster butch case cash chance charity chase
cherry chip chuck church clay cliff coal colt cook cooper craft crystal curt daisy dash dawn
day deacon dean dell destiny dick don drew duke dusty earl earnest ed eve faith fern field
fisher flint flip ford foster fox frank freedom gage gene gent ginger glen goldie good grace
grant gray green grey guy hank hardy harmony hart haven hazel heath heather heaven hill holly
honor hood hope hunt hunter iris ivy jack jade jet jewel joker josh journey joy justice king
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

/** Names that are also towns, countries and states. */
export const PLACES: ReadonlySet<string> = words(`
adelaide alabama alexandria america arlington asia aurora austin boston brittany brooklyn
camden carolina chad charlotte chelsea cheyenne china cleveland cordova dakota dallas denver
devon eastgate eugene florence georgia helena holland houston india ireland israel jackson
jordan kenya kingston lexington lincoln london lourdes madison marion memphis montana orlando
paris phoenix raleigh salem salisbury santiago savannah sierra sydney trenton tyler vegas
victoria virginia
`);

export const BRANDS: ReadonlySet<string> = words(`
alfa ally austin bentley bose carmax chase chevy cooper dodge dunlop edmunds firestone ford
gabriel holden honda jordan kelley kelly kia lexus lincoln mazda mckinley mercedes michelin
mini monroe moog morgan nissan porsche prince ram royce smart taylor tesla wells
`);

function words(text: string): Set<string> {
	return new Set(text.trim().split(/\s+/));
}
