/**
 * Formal given names, each followed by its short forms. A short form belongs to the first formal name that
 * lists it: "Chris" is Christopher before Christine.
 */
const GROUPS = `
christopher chris kris topher; william will bill billy willie willy liam; robert rob bob bobby robbie bobbie;
richard rich rick ricky dick richie; michael mike mikey; anthony tony ant antony; joseph joe joey jo; john johnny jack jon;
thomas tom tommy; patrick pat paddy; nicholas nick nicky nico; elizabeth liz beth lizzie betsy betty eliza lisa libby bess;
katherine kathy kate katie kat kay kathie; jennifer jen jenny jenn; steven steve stevie; stephen steve stevie;
alexander alex al sandy xander sasha; daniel dan danny; edward ed eddie eddy ned ted; samuel sam sammy;
james jim jimmy jamie jimbo jay; charles charlie chuck chas chip charley; david dave davey davy; andrew andy drew;
theodore ted teddy theo; raymond ray; benjamin ben benny benji; frederick fred freddie freddy rick; gerald gerry jerry;
lawrence larry laurie; terrence terry; francis frank fran frankie; henry hank harry hal; russell russ rusty;
susan sue susie suzie suzy; stephanie steph stephie; samantha sam sammy; roberta bobbie robbie; abigail abby abbey gail;
abraham abe bram; adam addy; albert al bert bertie; alfred al fred alfie; alejandro alex ale;
alexandra alex allie sandra lexi sasha; alexis alex lexi lex; alexandria alex lexi; alicia ali licia; allison ali allie;
amanda mandy; andrea andi andie; angela angie; angelica angie; antonio tony toni; antoinette toni; arthur art artie; arturo art;
barbara barb barbie babs; bartholomew bart; beatrice bea trixie; bernard bernie barney; bradley brad; bradford brad; brandon bran;
brendan bren; bridget bridie; brittany britt; calvin cal; cameron cam; carolyn carol carrie; caroline carrie caro;
cassandra cass cassie sandy; catherine cathy cat kate katie cate; charlotte charlie lottie char; chelsea chels; chester chet;
christine chris chrissy tina; christina chris chrissy tina; christian chris; cynthia cindy; clifford cliff; clinton clint;
clayton clay; curtis curt; cornelius neil corny; crystal chris; danielle dani; darrell daz; deborah deb debbie; delilah lila;
dennis denny; desmond des; dominic dom nick; dominique dom nikki; donald don donny donnie; dorothy dot dottie dolly;
douglas doug dougie; dustin dusty; edwin ed eddie; eduardo eddie lalo; edgar ed eddie; eleanor ellie nell nora; elijah eli;
emily em emmy; emmanuel manny; manuel manny; enrique rick kike quique ricky; ernest ernie; esteban steve; eugene gene;
evelyn evie; ezekiel zeke; fernando fernie nando; florence flo; frances fran frannie; francisco frank pancho paco cisco frankie;
franklin frank frankie; gabriel gabe; gabriela gabby; gabrielle gabby; gary gaz; geoffrey geoff; jeffrey jeff; george georgie;
gerard gerry jerry; gilbert gil bert; gregory greg; gregorio greg goyo; guadalupe lupe lupita; guillermo memo willy;
gwendolyn gwen; harold hal harry; harrison harry harris; herbert herb bert; herman herm; hector hec; howard howie; ignacio nacho;
irving irv; isaac ike zac; isabella bella izzy isa; isabel izzy bella; jacob jake; jacqueline jackie; jason jay; janet jan;
janice jan; jasmine jas jaz; javier javi; jeremiah jerry jeremy; jeremy jem; jerome jerry; jessica jess jessie; jesus chuy;
joanna jo; joanne jo; jonathan jon jonny nathan; josephine jo josie; joshua josh; jose pepe; juan juancho; judith judy;
julian jules; julia jules; julie jules; kathleen kathy kate katie kat; kaitlyn kait kate katie; kelvin kel; kenneth ken kenny;
kevin kev; kimberly kim kimmy; kristin kris kristy kristi; kristopher kris; kurtis kurt; laurence larry laurie;
leonard leo len lenny; leonardo leo; leroy lee roy; leslie les; lester les; lillian lily lil; linda lindy; lorraine lori;
louis lou louie; louise lou; luis lucho; lucille lucy; lucas luke; madison maddie; madeline maddie; malcolm mal; marcus marc mark;
margaret maggie meg peggy marge margie greta; maria mari; mario mar; marjorie marge; martin marty; martha marty; marvin marv;
matthew matt matty; maurice mo moe; maureen mo; maximilian max; maxwell max; maximus max; melanie mel; melissa mel missy lissa;
melvin mel; mercedes mercy; michelle shelly mich; miguel mike migue; mitchell mitch; mohammed mo; muhammad mo; monica mon;
montgomery monty monte; morris mo morrie; nancy nan; natalie nat; nathan nate nat; nathaniel nate nat nathan; nicole nikki nicky;
norman norm; norbert norb; octavio tavo; oliver ollie; oscar ozzie; osvaldo ozzie; pamela pam; patricia pat patty trish tricia;
paul paulie; pauline paulie; penelope penny; percival percy; peter pete petey; pedro pete; philip phil; priscilla cilla pris;
rachel rach; rafael rafa rafi; ramon ray; randall randy; randolph randy rand; raymundo ray; rebecca becky becca beck;
regina gina reggie; reginald reggie reg; ricardo rick ricky; roberto rob bob beto robbie; roderick rod roddy rick; rodney rod;
rodrigo rod; rodolfo rudy; roger rog; roland rollie roly; ronald ron ronnie; rosemary rose rosie; rose rosie; ruben rube;
salvador sal; salvatore sal; samir sam; sandra sandy; santiago santi; sarah sally sadie; sebastian seb bastian; sergio serge;
shannon shan; sharon shari; shawna shaw; sheldon shel; sherman sherm; sidney sid; simon si; solomon sol; sophia sophie;
stanley stan; stuart stu; stewart stew stu; suzanne sue suzie; sylvester sly; tabitha tabby; tamara tammy; tanner tan;
teresa terri tess tessa; theresa terri tess; terrance terry; tomas tom tommy; tiffany tiff; timothy tim timmy; tobias toby;
tracy trace; trevor trev; tyler ty; tyrone ty; tyrell ty; tyson ty; valerie val; valentina val; vanessa van nessa; vernon vern;
veronica ronnie roni vero; vicente vince; victor vic; victoria vicky tori vic; vincent vince vin vinny vinnie;
virginia ginny gina; vivian viv; walter walt wally; wallace wally; wendell wen; wesley wes; wilbur will; wilfred will fred;
wilson will; winston win; xavier xavi; yolanda yoli; zachary zach zack zac; zachariah zach; zoe zo; ernesto ernie neto;
alberto beto al; humberto beto bert; alfonso poncho al; alfredo fred freddy al; armando mando; orlando lando; gilberto gil beto;
mauricio mau; esmeralda esme; margarita rita maggie; fernanda fer; mackenzie mac kenzie kenz; makayla kayla; brianna bri;
savannah vanna savvy; cassidy cass; gordon gordy; grayson gray; jackson jack jax; jefferson jeff; johnathan john jon johnny;
jonathon jon jonny; kendrick ken kenny; lincoln linc; maximiliano max; reynaldo rey; rudolph rudy; sylvia syl; thaddeus thad tad;
trenton trent; vladimir vlad; mikhail misha mike; dmitri dima; aleksandr sasha alex; svetlana lana; tatiana tanya;
giuseppe joe beppe; giovanni gio; domenico dom nick; vincenzo vince enzo vinny; mohamed mo; abdullah abdul; augustus gus;
angus gus; gustavo gus tavo; constantine gus dino; konstantinos gus dino kosta; august augie gus; theodora theo dora;
winifred winnie; bernadette bernie; rosalind roz rosie rose; rosalie rosie rose; rosemarie rose rosie; destiny des;
esperanza espe; quinton quin; quentin quin; stefanie stef; genevieve gen; jocelyn joss; julianna jules; leopold leo;
magdalena maggie lena; moses moe; olivia liv livvy; silas si; vivienne viv; marianne mari; annabelle anna belle; felicia fel;
franco frank; georgina gina; yvonne vonnie; desiree desi dez; deshawn shawn; dashawn shawn; lashawn shawn; marquis marq;
lamont monty; leonidas leo leon; ulysses uly; valeria val; viviana viv; yesenia yesi; xiomara xio; anastasia stacy ana stasia;
angelina angie lina; antonia toni; bernardo bernie nardo; catalina cat lina cathy; christiana chris; claudia claudie;
cordelia delia; cristobal cris; daniela dani; emilia emmy em; evangeline eva evie; gianna gia; harriet hattie; jeanette jean;
jedediah jed; jeramiah jerry; joaquin quino; katarina kat katie; katelyn kate katie kait; kathryn kathy kate katie; kayleigh kay;
lucia lucy; luciana lucy; marcella marcy; mariana mari; maribel mari; marisol mari sol; matilda tilly mattie; meredith mer;
millicent millie; mildred millie; minerva minnie; nadia nadi; natasha tasha nat; natalia nat talia; nicolas nick nico;
niccolo nico; patrice pat; prescott scott; ramona mona; rosario charo rosie; sanjay jay; seraphina sera; shanelle shan;
sebastiano seb; tomasz tom tomek; wladyslaw wally; wilhelm will bill; wolfgang wolf wolfie; yusuf joe; zebediah zeb;
cuthbert bert; delbert bert del; elbert bert; egbert bert; wilbert will bert; emerson em; everett ev; fitzgerald fitz; gareth gaz;
kareem reem; khalil kal; kimball kim; lachlan lachie; malachi mal; marshall marsh; maverick mav; milton milt; mortimer mort;
preston pres; remington remy; roosevelt rosie; samson sam; seymour sy; skyler sky; stanford stan; sullivan sully; terrell terry;
thornton thorn; truman tru; wilfredo will fred; huxley hux; ignatius iggy; isaiah ike zay; jebediah jeb; joachim joe;
jordan jordy; josefina josie fina; julio jules; krzysztof chris kris; lakshmi laks; lucian luke; ludwig lud; marcelo celo;
mohammad mo; muhammed mo; mohamad mo; nikolai nik kolya; nikolas nik; pavel pasha; piotr peter; sergei serge; siobhan shiv;
stanislav stan; sukhdeep sukh; venkatesh venkat; balakrishnan bala; krishnan kris; subramaniam subbu
`;

/** Short forms by formal name. */
export const SHORTS: ReadonlyMap<string, readonly string[]> = new Map(
	GROUPS.split(';').map((group) => {
		const [formal = '', ...shorts] = group.trim().split(/\s+/);
		return [formal, shorts];
	}),
);

/** Formal names by short form, most likely first. */
export const FORMALS: ReadonlyMap<string, readonly string[]> = invert(SHORTS);

function invert(shorts: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
	const formals = new Map<string, string[]>();
	for (const [formal, forms] of shorts) {
		for (const form of forms) formals.set(form, [...(formals.get(form) ?? []), formal]);
	}
	return formals;
}
