/** Nouns too general to be a topic, as lemmas. */
export const GENERIC_NOUNS: ReadonlySet<string> = new Set(
	`ability afternoon amount answer area arm bit bunch business care case chance choice couple customer day deal
	dealer dealership decade detail difference end evening everyone everything experience eye fact family
	feeling folk em figure first friday friend front fun garage gentleman girl god group guy half hand head heart help home
	hour house husband idea issue item job kid kind lady last life line list lol look lot love man matter
	meaning mile mind minute moment monday month morning mother name need neighbor night none note nothing
	number one ones option order other others part people percent person piece place plan point problem
	process purpose question rate reason recommendation rest result review right saturday saying second
	sense set shop side sign sir situation son somebody someone something spot staff star start state step
	stop store story stuff sunday surprise team tell thank thanks thing thought thursday time today tomorrow
	ton top town trip truth try tuesday turn type update use value visit way wednesday week weekend while
	car truck vehicle van suv desk door dog box buck drop fault pressure
	wife word work world year yesterday em figure first arm hr min round sentence`.split(/\s+/),
);
