/** Review fields that a generic table or object can have. */
export const GENERIC_FIELDS = [
	'id',
	'rating',
	'date',
	'text',
	'title',
	'author',
	'first_name',
	'last_name',
	'location',
	'reply',
	'reply_date',
	'language',
	'visit_date',
	'visit_type',
	'recommends',
	'staff',
	'source',
	'url',
	'consent',
	'status',
] as const;
export type GenericField = (typeof GENERIC_FIELDS)[number];

/** The meaning of each column. Several columns can be `personal`, `withheld` or `shown`. */
export interface Columns {
	readonly fields: ReadonlyMap<GenericField, string>;
	/**
	 * Columns with email addresses, phone, order and vehicle numbers. Their values are masked in
	 * texts and never stored.
	 */
	readonly personal: readonly string[];
	/** Columns with yes, or a date, for reviews that the platform does not publish. */
	readonly withheld: readonly string[];
	/** Columns with no for reviews that the platform does not publish. */
	readonly shown: readonly string[];
	/** Fields for which several columns fit equally well. */
	readonly open: readonly { readonly field: GenericField; readonly columns: readonly string[] }[];
}

/**
 * Column names, as lower-case letters and digits, in tiers. Names in earlier tiers are more
 * specific.
 */
const NAMES: Readonly<Record<GenericField, readonly string[]>> = {
	id: ['reviewid reviewuuid externalreviewid', 'id uuid guid externalid'],
	rating: [
		'reviewrating starrating ratingvalue reviewratingratingvalue overallrating reviewscore reviewstars starsrating',
		'rating stars star score ratings ratingscore',
	],
	date: [
		'reviewdate dateofreview datereviewed reviewedat reviewedon reviewtime reviewtimestamp reviewdatetime reviewcreatedat reviewpublishedat',
		'date datetime published publishedat publishedon publisheddate datepublished publishdate publishtime',
		'created createdat createdon createddate datecreated createtime creationdate submitted submittedat submittedon submissiondate posted postedat postedon posteddate dateposted time timestamp',
	],
	text: [
		'reviewtext reviewbody reviewcontent reviewcomment reviewcomments reviewmessage fullreview',
		'text review comment comments body content message feedback',
		'description details',
	],
	title: ['reviewtitle reviewheadline title headline', 'subject summary'],
	author: [
		'reviewername reviewerdisplayname authorname authordisplayname reviewauthor customername displayname nickname',
		'author reviewer customer username user postedby writtenby',
		'name fullname',
	],
	first_name: ['reviewerfirstname customerfirstname authorfirstname firstname givenname'],
	last_name: ['reviewerlastname customerlastname authorlastname lastname familyname surname'],
	location: [
		'location locationid locationname store storename branch branchname rooftop dealership dealershipname',
		'storeid storecode branchid dealer dealername businessname shop',
	],
	reply: [
		'reply response replytext responsetext replycomment replybody responsebody owneranswer ownerreply ownerresponse businessreply businessresponse dealerresponse dealerreply merchantreply companyreply managementresponse reviewreply reviewresponse',
	],
	reply_date: [
		'replydate responsedate repliedat respondedat replycreatedat responsecreatedat owneranswerdate ownerresponsedate ownerreplydate businessresponsedate dealerresponsedate reviewreplydate',
	],
	language: ['language lang reviewlanguage languagecode locale'],
	visit_date: [
		'visitdate dateofvisit visitedon visitedat servicedate dateofservice experiencedate dateofexperience purchasedate transactiondate appointmentdate',
	],
	visit_type: ['visittype typeofvisit reasonforvisit department'],
	recommends: ['recommend recommends recommended wouldrecommend recommendation recommendationtype'],
	staff: ['employees employee staff technician technicians advisor serviceadvisor salesperson'],
	source: ['source reviewsource platform sourcetype sourcename network'],
	// Only if a mapping file names the column: most URLs identify the author, or lead to another
	// page.
	url: [],
	consent: ['consenttopublish consent publishconsent permissiontopublish maypublish'],
	status: ['status reviewstatus publicationstatus moderationstatus'],
};
const PERSONAL =
	/^(?:(?:customer|reviewer|author|user|contact|client|consumer)?(?:e?mail(?:address)?|phone(?:number)?|mobile(?:number|phone)?|cell(?:phone)?|telephone|tel)|order(?:id|number|no)?|invoice(?:id|number|no)?|repairorder(?:number|no)?|ro(?:number|no)?|deal(?:id|number|no)?|ticket(?:id|number)?|vin|licenseplate|plate)$/;
const WITHHELD =
	/^(?:review|meta|date|is|was)*(?:filtered|pending|hidden|deleted|removed|spam|draft|unpublished)(?:at|on|date)?$/;
const SHOWN = /^(?:review|meta|is)*(?:published|approved|visible|public)$/;
/** Fields that define a review. If several columns fit one of these, the operator must choose. */
const DECISIVE: ReadonlySet<GenericField> = new Set(['id', 'rating', 'date', 'text', 'location']);

/** Assigns the columns of an export to fields, by their names. */
export function columnsOf(names: readonly string[]): Columns {
	const byPlainName = Map.groupBy(names, toPlainName);
	const fields = new Map<GenericField, string>();
	const open: { field: GenericField; columns: string[] }[] = [];
	for (const field of GENERIC_FIELDS) {
		for (const tier of NAMES[field]) {
			const found = tier.split(' ').flatMap((wanted) => byPlainName.get(wanted) ?? []);
			const [first] = found;
			if (first === undefined) continue;
			if (found.length > 1 && DECISIVE.has(field)) open.push({ field, columns: found });
			fields.set(field, first);
			break;
		}
	}
	const matching = (pattern: RegExp) => names.filter((name) => pattern.test(toPlainName(name)));
	const taken = new Set(fields.values());
	return {
		fields,
		open,
		personal: matching(PERSONAL),
		withheld: matching(WITHHELD),
		shown: matching(SHOWN).filter((name) => !taken.has(name)),
	};
}

/** Whether the columns have everything that a review needs. */
export function holdsReviews({ fields }: Columns): boolean {
	return fields.has('rating') && fields.has('date') && (fields.has('id') || fields.has('text'));
}

/** Reduces a column name to lower-case letters and digits. */
export function toPlainName(name: string): string {
	return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
