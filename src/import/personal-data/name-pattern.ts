/** Words between a given name and a surname. */
export const PARTICLES =
	'(?:(?:von|van|vom|zu|zum|zur|de|der|den|del|della|di|da|du|la|le|les|los|las|al|el|bin|ten|ter) ){0,3}';
export const WORD = "\\p{Lu}(?:[’']\\p{Lu})?[\\p{Ll}’'][\\p{L}’'-]{0,40}";
/** Capitalized words that begin praise or a place instead of a name: "I'm Very Happy". */
export const NO_NAME =
	'(?!(?:Very|So|Really|Pretty|Extremely|Absolutely|Truly|Super|Too|Not|Just|Still|Quite|Totally|Highly|Completely|Great|Good|Best|Bad|Worst|Excellent|Amazing|Awesome|Outstanding|Fantastic|Wonderful|Poor|Terrible|Horrible|Nice|Happy|Satisfied|Thank|Thanks|Would|Will|Five|Four|Three|Two|One|Top|Love|Keep|Never|Always|Buyer|Customer|Long|Loyal|Your|Our|The|This|That|These|An?|My|All|From|Proud|African|Mexican|Native|Asian|American|Sehr|Ganz|Immer|Danke|Vielen|Gerne|Klare?|Absolut|Muy|Tan|Gracias|Très|Trop|Merci|Bien|Vraiment|Toyota|Honda|Ford|Chevy|Chevrolet|Nissan|Subaru|Mazda|Hyundai|Kia|Lincoln|Dodge|Mercedes|Volkswagen|Audi|BMW)(?!\\p{L}))';
export const TITLES =
	'mrs?|ms|miss|mister|mx|dr|prof|herrn?|frau|familie|señora?|señorita|sra?|don|doña|monsieur|madame|mademoiselle|mme|mlle|family';
