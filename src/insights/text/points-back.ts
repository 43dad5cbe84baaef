const FIRST_WORD =
	/^["“'(]*(?:it|its|it['’]s|that|that['’]s|this|these|those|he|she|his|her|which)\b/iu;

/** Whether a sentence begins with a word that points to the one before. "They" is the business. */
export function pointsBack(sentence: string): boolean {
	return FIRST_WORD.test(sentence.trimStart());
}
