/** Given names that sound alike. A customer may write one for another. */
const FAMILIES = `
quentin quinton quintin; gail gayle gale; nora norah; hannah hanna hana; leah lea lia; carly karly carlie karlie karley; kerry kerri keri;
jodi jody jodie; judy judi judie; lori laurie lorie lorri; laura lora; mya maya maia; tori torie torrie; abby abbie abbey;
becky becki beckie; candace candice candis; debbie debby debi; denise denice; diana dianna; diane dianne dyan; dina deena dena;
ellie elly; erica erika ericka; faye fay; geri jerri gerri; gina geena; holly hollie holley; jackie jacki jacky jacqui;
jacqueline jaclyn jacquelyn jackeline; jaime jamie jaimie jamey; janice janis; joanne joann; karen karin caren karyn;
katie katy kati; kelly kelli kelley kellie; kim kym; kimberly kimberley kimberlee kimberlie; kristi kristy christy christie kristie;
kristin kristen kirsten kristyn; leslie lesley lesly; lily lilly lillie; linda lynda; lucy luci; marcy marci marcie;
marilyn marylin marilynn; marsha marcia; megan meghan meagan megen; mindy mindi; patty patti pattie; sandy sandi sandie;
trisha tricia; trudy trudi; micah mica michah; brice bryce; caleb kaleb; derek derrick derik derick deric; elliot eliot elliott eliott;
eric erik erick; garrett garret; gary garry; glen glenn; greg gregg; ian iain; jacob jakob; jared jarod jerod jarred;
jason jayson; jeffrey geoffrey jeffery; jeremy jeremey jeromy; jonathan johnathan jonathon johnathon; jordan jordon jorden;
julian julien; lonnie lonny; luke luc; malcolm malcom; mark marc; matthew mathew; michael micheal mikael; mitchell mitchel;
monty monte; ralph ralf; reid reed; roger rodger; roland rolland; sid syd; tate tait; trey tre; will wil; zach zack zak;
vivienne vivian vivien vivianne; sergei sergey serge sergi; lynn lin lynne linn; alexei alexey aleksei; andrey andrei;
dmitri dmitry dimitri; yuri yury iuri; nikolai nicolai nikolay; katya katia; tatiana tatyana; natalia natalya;
giovanni giovani jovani; luca luka; matteo mateo; marco marko; alessandro alesandro; francesca franchesca;
chiara kiara; kiera keira kira kyra; kieran keiran kieron; niamh neve; caitlin kaitlin kaitlyn katelyn katelynn;
ewan euan ewen; alistair alastair alasdair; graeme graham; callum calum; dylan dillon dillan; gareth garreth;
ahmed ahmad achmed; hassan hasan; hussein hussain husain; khalid kalid khaled; tariq tarek tarik; fatima fatimah;
aisha ayesha aesha; layla leila laila leyla; mariam maryam miriam; noor nour nur; zainab zaynab; rashid rasheed;
jamal jamaal; malik maleek; hakeem hakim; kareem karim; priya pria prya; deepak dipak; sanjay sanjai; lakshmi laxmi;
deshawn dashawn deshaun dashaun; lakisha lakeisha; keisha keshia; tamika tameka; tanisha tenisha; jermaine jermain germaine;
tyrone tyron; marquis marquise markis; darnell darnel; terrell terrel; antoine antwan antwon; tremaine tremayne;
devon devin deven devyn; ximena jimena; yesenia jessenia; araceli aracely; rosalind rosalyn rosalynd; madison maddison;
mackenzie mckenzie makenzie; peyton payton; jaden jayden jaiden; kayla kaila kaylah; kylie kiley kyleigh;
hailey haley hayley hailee; riley reilly rylee; emily emilee emely; chloe cloe khloe; phoebe pheobe; isabel isabelle isobel;
eleanor elinor eleanore; harriet harriett; annabel annabelle; lindsay lindsey lyndsey linsey; kelsey kelsie; lacey lacy;
macy macey; courtney kourtney cortney; alyssa alissa; melissa melisa mellissa; marissa marisa; yvette evette ivette;
colette collette; jeanette jeannette janette; annette anette; lynette lynnette; dwayne duane dewayne dwain;
blaine blane blayne; zane zayne; jane jayne; elaine elayne; lorraine loraine; darlene darleen; charlene charleen sharlene;
eileen aileen ilene; kathleen cathleen kathlene; maureen maurine; colleen coleen; jolene joleen; joaquin juaquin;
rosalie rosaly; wesley westly; bradley bradly; stanley stanly; dominic dominick domenic; frederick fredrick frederic;
lawrence laurence lawrance; leonard lenard; maurice morris; gerald jerald; gerard jerard; jerome gerome; eugene eugine;
reggie reggy; sonny sunny; charlie charley charly; freddie freddy; jimmy jimmie; bobby bobbie; billy billie;
eddie eddy; teddy teddie; frankie franky; georgie georgy; jessie jessy jesse; annie anny;
aaron arron; aidan aiden ayden; alan allan allen; alejandro alehandro;
alicia alisha alecia elisha; allison alison alyson allyson; amy aimee ami; andre andrei;
andrea andria; angel anjel; ann anne; anna ana; anthony antony anthoney; anton antone;
ashley ashleigh ashlee ashly ashlie ashlea; audrey audry; bailey baylee bailee; barbara barbra;
bernard bernhard; brandi brandy brandie; brandon branden brandyn; breanna brianna briana breana;
brendan brendon brenden; brett bret; brian bryan bryon brien;
britney brittany brittney brittani; brooke brook; cameron camron kameron; carl karl;
carla karla; carlos karlos; carmen karmen; carol carole karol carroll; caroline carolyn carolin;
carter karter; casey kasey kacey; cassandra kassandra;
catherine katherine kathryn catharine katharine cathryn kathrine catheryn;
cathy kathy cathie kathie; cecilia cecelia; chad chadd; chase chace; chelsea chelsey chelsie;
cheryl sheryl cherel; chris kris; christian kristian cristian; christina kristina cristina;
christine kristine kristeen; christopher kristopher cristopher kristofer; cindy cyndi cindi;
claire clare clair; clark clarke; colin collin colen; connor conner conor;
corey cory kory korey; craig craigh; crystal krystal cristal krystle chrystal; curtis kurtis;
dana dayna danna; danielle daniele danyelle; darrell darryl daryl darrel;
darren darin daren darrin; deandre deondre; deborah debra debora; denise denice; dennis denis;
derek derrick derick deric derrek; deshawn deshaun dashawn; devin devon deven; diana dianna;
diane dianne dyan; dominic dominick domenic; donna dona; dylan dillon dilan dillan; edgar edger;
eileen ilene aileen; elena elaina; elizabeth elisabeth; emily emilie emely;
eric erik erick erich; erica erika ericka; ernesto earnesto; esteban estevan; ethan ethen;
felipe phillipe; francis frances; frank franc; gabriel gabrial; gabriela gabriella; gary garry;
gene jean jeane; geoff jeff; geoffrey jeffrey jeffery geoffry jeffry; gerald jerald jerold;
gerry jerry; gina geena; grant grantt; gregory greggory; greg gregg; hailey haley hayley haylee;
hannah hanna; harris haris; hector hecter; heather hether; henry henri; holly hollie;
ian iain ean; imran emran; isabel isabelle isobel izabel; isaac issac isaak; isaiah isiah;
ivan iven; jack jak; jackie jacky jacqui; jacqueline jaclyn jacklyn; jaime jamie jayme;
james jaymes; jared jarrod jarod jered; jason jayson jasen; jasmine jasmin jazmine jazmin;
jenna jena; jenny jenni jennie; jennifer jenifer jennefer; jeremy jeremie jeramy; jerome gerome;
jesse jessie jessy; jessica jesica jessika; jo joe; joan jone; joanne joann; joel joell;
john jon jhon; johnny johnnie jonny jonnie; jonathan johnathan jonathon johnathon jonothan;
jordan jordon jorden; joseph josef josep; juan jaun; julian julien; julie juli;
kaitlyn katelyn caitlin kaitlin caitlyn katelynn kaitlynn catelyn katlyn;
karen karin caren karyn; kate cate; katie katy; kayla kaila cayla; keith kieth;
kelly kelley kelli kellie; kelsey kelsie; kenneth keneth; kerry kerri keri; kevin keven kevan;
kim kym; kimberly kimberley kimberlee; kirsten kersten;
kristen kristin krystin christen christin kristyn; kristin kristen krystin kristyn christin;
kristy christy kristi christie kristie; kurt curt kert; kyle kile; lance lanse; larry lary;
latoya latoia letoya; laura lora; lauren loren laurin; laurie lori lorie; lawrence laurence;
lee leigh; leah lia lea; leo lio; leonard lenard; leslie lesley; lewis louis; liam lliam;
linda lynda; lindsay lindsey lyndsey linsey; lisa leesa; logan logen; louis lewis; lucas lukas;
luke luc; lynn lynne lyn; madison maddison madisyn; marcus markus marcos; margaret margret;
mario marrio; marissa marisa; mark marc; martin marten; marsha marcia; mason mayson;
mathew matthew mattew; matt mat; maurice morris moris; megan meghan meagan meaghan; mei may mae;
melissa malissa melisa; mia mya miah; micah mica; michael micheal mikal mical michal;
michelle michele mishelle; miguel migel; mike myke; miles myles; miriam mariam;
mohammed muhammad mohammad mohamed; molly mollie; monica monika; nancy nanci; naomi noemi;
natalie nathalie natalee; nate nait; nathan nathen; neil neal niel;
nicholas nicolas nickolas nikolas; nick nik nic; nicole nichole nikole; nikki nicki niki;
nolan nolen; omar omer; owen owin; patrick patric; paul pual; peter petar;
philip phillip phillp; phil fil; rachel rachael racheal; rafael raphael rafeal raffael;
ramon raymon; randy randi; ray rae rey; raymond raymon; rebecca rebekah rebeca; rhonda ronda;
rhys reese rees reece; ricardo richardo; rick ric rik; ricky rickey ricki; robert robbert;
robin robyn; rocio rosio; rodney rodny; roger rodger; ronald ronold; ronnie ronny; ross rosss;
roxanne roxane; russell russel; ryan rian ryen; samantha samatha; samir sameer; sandra saundra;
sara sarah; sarah sara sahra; scott scot; sean shawn shaun; sebastian sebastion; sergio surgio;
shane shayne shain; shannon shanon shanen; sharon sharron sheron; sheila shiela sheela;
shelby shelbie; shelly shelley shelli; sherry sheri cherie sherri; sidney sydney; simon symon;
siobhan siobahn shivaun chevonne siobhann shavon; sonia sonya sonja; sophia sofia; sophie sofie;
spencer spenser; stacy stacey staci stacie; stefan stephan stephon;
stephanie stefanie stephany steffanie stephani stefani; stephen steven steffen; steve stev;
stewart stuart; stuart stewart; sue su; susan suzan; suzanne susanne suzann; tamara tamera;
tammy tami tammi; tanya tonya tania; tasha tosha; taylor tayler; ted tedd;
teresa theresa teressa; terrence terrance terence; terry teri terri; theo teo; thomas tomas;
tiffany tiffani tiffeny; tim timm; timothy timothey; tina teena; todd tod; tom thom;
tomas tomaz; toni tony; tony toni; tracy tracey traci tracie; travis traviss; trevor trever;
tristan tristen tristin; troy troi; tyler tylor; valerie valarie; vanessa venessa;
vicky vicki vickie; victor viktor vicktor; victoria viktoria; vince vinse; vincent vincint;
virginia verginia; vivian vivien; walter walther; wendy wendi; wesley westley; will wil;
william willam; xavier zavier; yolanda yolonda; yusuf yousef youssef; yvonne evonne ivonne;
zach zack zac zak; zachary zachery zackary zackery; zoe zoey zoie
`;

/** For each spelling, the others in its group. */
export const SPELLINGS: ReadonlyMap<string, ReadonlySet<string>> = createFamilies();

function createFamilies(): Map<string, Set<string>> {
	const families = new Map<string, Set<string>>();
	for (const family of FAMILIES.split(';')) {
		const names = family.trim().split(/\s+/);
		for (const name of names) {
			const others = families.get(name) ?? new Set<string>();
			for (const other of names) if (other !== name) others.add(other);
			families.set(name, others);
		}
	}
	return families;
}
