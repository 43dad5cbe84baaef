import { spansOf, type SpanFinder } from './text-span.ts';

/** The codes before the first hyphen, one for each city or county, with older ones. A rare one may be missing. */
const DISTRICTS = new Set(
	`A AA AB ABG ABI AC AE AH AIB AIC AK ALF ALZ AM AN ANA ANG ANK AP APD ARN ART AS ASL ASZ AT AU AUR AW AZ AZE AÖ B BA BAD BAR BB BBG BBL BC BCH BD BED BER BF BGD BGL BH BI BID BIN BIR BIT BIW BK BKS BL BLB BLK BM BN BNA BO BOG BOH BOR BOT BRA BRB BRG BRI BRK BRL BRV BS BSB BSK BT BTF BUL BW BWL BYL BZ BZA BÖ BÜD BÜR BÜS BÜZ C CA CAS CB CE CHA CLP CLZ CO COC COE CR CUX CW D DA DAH DAN DAU DBR DD DE DEG DEL DGF DH DI DIL DIN DIZ DKB DL DLG DM DN DO DON DU DUD DW DZ DÜW E EA EB EBE EBN EBS ECK ED EE EF EG EH EI EIC EIL EIN EIS EL EM EMD EMS EN ER ERB ERH ERK ERZ ES ESB ESW EU EUT EW F FB FD FDB FDS FEU FF FFB FG FI FKB FL FLÖ FN FO FOR FR FRG FRI FRW FS FT FTL FW FZ FÜ FÜS G GA GAN GAP GC GD GDB GE GEL GEM GEO GER GF GG GHA GHC GI GK GL GLA GM GMN GN GNT GOA GOH GP GR GRA GRH GRI GRM GRS GRZ GS GT GTH GUB GUN GV GVM GW GZ GÖ GÜ H HA HAL HAM HAS HB HBN HBS HC HCH HD HDH HDL HE HEB HEF HEI HEL HER HET HF HG HGN HGW HH HHM HI HIG HIP HK HL HM HMÜ HN HO HOG HOH HOL HOM HOR HOT HP HR HRO HS HSK HST HU HUS HV HVL HWI HX HY HZ HÖS IGB IK IL ILL IN IZ J JE JL JÜL K KA KB KC KE KEH KEL KEM KF KG KH KI KIB KK KL KLE KLZ KM KN KO KR KRU KS KT KU KUS KY KYF KÖN KÖT KÖZ KÜN L LA LAN LAU LB LBS LBZ LC LD LDK LDS LEO LER LEV LF LG LH LI LIB LIF LIP LL LM LN LOS LP LR LRO LSA LSN LSZ LU LUP LWL LÖ LÖB LÜN M MA MAB MAI MAK MAL MB MC MD ME MED MEG MEI MEK MEL MER MET MG MGH MGN MH MHL MI MIL MK MKK ML MM MN MO MOD MOL MON MOS MQ MR MS MSE MSH MSP MST MTK MTL MVL MW MY MYK MZ MZG MÜ MÜB MÜR N NAB NAI NAU NB ND NDH NE NEA NEB NEC NEN NES NEW NF NH NI NK NL NM NMB NMS NOH NOL NOM NOR NP NR NRW NRÜ NS NT NU NVP NW NWM NY NZ NÖ OA OAL OB OBB OBG OC OCH OD OE OF OG OH OHA OHV OHZ OK OL OP OPR OR OS OSL OTT OVI OVL OVP OZ P PA PAF PAN PAR PB PCH PE PEG PER PF PI PIR PK PL PLÖ PM PN PR PRÜ PS PW PZ QFT QLB R RA RC RD RDG RE REG REH REI RG RH RI RID RIE RL RM RN RO ROD ROF ROH ROK ROL ROS ROT ROW RP RS RSL RT RU RV RW RZ RÜD RÜG S SAB SAD SAL SAN SAW SB SBG SBK SC SCZ SDH SDL SDT SE SEB SEE SEF SEL SFA SFB SFT SG SGH SH SHA SHG SHK SHL SI SIG SIM SK SL SLE SLF SLG SLK SLN SLS SLZ SLÜ SM SMÜ SN SO SOB SOG SOK SON SP SPB SPN SR SRB SRO ST STA STB STD STE STH STL STO SU SUL SW SWA SY SZ SZB SÖM SÜW TBB TDO TE TET TF TG TIR TO TP TR TS TT TUT TÖL TÜ UE UEM UER UFF UH UL UM UN USI V VAI VB VEC VER VG VIB VIE VIT VK VL VOH VR VS W WA WAF WAK WAN WAR WAT WB WBS WDA WE WEB WEG WEL WEN WER WES WF WG WHV WI WIL WIS WIT WIV WIZ WK WL WLG WM WMS WN WND WO WOB WOH WOL WOR WOS WR WRN WS WSF WST WSW WT WTL WTM WUG WUN WUR WW WZ WZL WÜ WÜM Z ZE ZEL ZI ZIG ZP ZR ZS ZW ZZ ÖHR`.split(
		' ',
	),
);

/** Models, equipment and norms that have the form of a plate: "CR-V 2019", "DIN-A 4", "HU-AU 129". */
const NO_PLATE = '(?!(?:(?:CR|HR|ZR|WR)-V|C-HR|GT-R|GR-S|E-UP|DIN-[A-C]|HU-AU) )';
const NO_UNIT = '(?! ?(?:[€%]|(?:Euro|EUR|km|PS|kW|Stück|Prozent)(?!\\p{L})))';
const LETTERS = `(?<![\\p{L}\\d-])${NO_PLATE}[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} `;
const END = `[EH]?(?![\\p{L}\\d-])${NO_UNIT}`;
const YEAR = '(?:19|20)\\d\\d(?!\\d)';

const VEHICLE =
	'(?:(?<![\\p{L}-])(?:\\p{L}{1,20})?(?:[Ww]agen|[Aa]utos?|[Ff]ahrzeuge?s?|[Kk]ennzeichen|[Ww]erkstatt|PKW|Pkw|LKW|Lkw|KFZ|Kfz|car|vehicle|plates?)(?![\\p{L}-])|(?<!\\p{L})Kennz\\.)';
/** "DIN DE-AB 2019", "Auftrag: DE-AB 2019" */
const NO_NUMBER =
	'(?<!(?:DIN|EN|ISO|VDE|[Nn]orm|[Aa]uftrag|[Aa]ngebot|[Jj]ob|[Tt]icket|[Rr]echnung|[Vv]ertrag|[Cc]ode|[Tt]yp|[Mm]odell|[Aa]rtikel|[Tt]eil|[Nn]ummer|[Nn]r\\.?) ?:? ?)';
const MINE = '(?<!\\p{L})[Mm]ein(?:e[mnrs]?)? \\p{Lu}[\\p{L}\\d]{1,20},? (?:mit )?(?:dem )?\\(?';
const PARKED =
	' (?:steht|stand|parkt|wartet) (?:noch|immer|seit|in|im|auf|bei|vor|da|hier|dort|draußen)(?!\\p{L})';

const PLATES = [
	`(${LETTERS}(?!${YEAR})[1-9]\\d{0,3}${END})`,
	// Numbers that could be a year need a word about a vehicle in the same sentence.
	`${NO_NUMBER}(${LETTERS}${YEAR}${END})(?:(?=[^.!?\\n]{0,40}?${VEHICLE})|(?<=${VEHICLE}[^.!?\\n]{0,45})|(?<=${MINE}\\S+ \\S+)|(?=${PARKED}))`,
].map((source) => new RegExp(source, 'dgu'));

/** Finds German plates with a hyphen, such as "HB-NA 1907", even without a word before them. */
export const findGermanPlates: SpanFinder = (text) =>
	spansOf(text, PLATES).filter(({ start, end }) =>
		DISTRICTS.has(text.slice(start, end).split('-', 1)[0] ?? ''),
	);
