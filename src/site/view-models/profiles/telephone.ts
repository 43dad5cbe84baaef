const AMERICAN = /^\+1\D*(\d{3})\D*(\d{3})\D*(\d{4})$/;

/** "(541) 555-0101" for an American business, whose customers do not dial "+1"; other numbers unchanged. */
export function phoneInWords(telephone: string, country: string): string {
	return country === 'US' ? telephone.replace(AMERICAN, '($1) $2-$3') : telephone;
}

/** Returns the link that dials a phone number. */
export function phoneLink(telephone: string): string {
	return `tel:${telephone.replace(/[^+\d]/g, '')}`;
}
