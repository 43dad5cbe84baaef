/** Stands between a question and one of its choices in the name of a column. */
const BETWEEN = ' > ';
/** How Qualtrics, LimeSurvey and Alchemer name the column of a choice. */
const CHOICES = [
	/^(?<question>.*\?) [-–] (?<choice>[^?]+)$/u,
	/^(?<question>.*\?) \[(?<choice>[^?\]]+)\]$/u,
	/^(?<choice>[^:?]+):(?<question>\S.*\?)$/u,
];
/** Labels in the place of a choice for a column with any answer. */
const NO_CHOICE =
	/^(?:selected choice|(?:.* - )?text|(?:nps[ -])?group|optional|required|freiwillig|opcional|facultatif|\P{L}*)$/iu;
/** Labels of columns in which customers write or choose any answer. */
const ANY_ANSWER =
	/^(?:(?:open-ended )?response|(?:offene |freie )?antwort|respuesta(?: abierta)?|réponse(?: ouverte| libre)?|\P{L}*)$/iu;

/** The heading of the numbers of participants, in the four languages. */
const RESPONDENT =
	/^(?:respondent|(?:umfrage)?teilnehmer|befragten?)[ _-]?(?:id|nr|nummer)$|^id (?:de|del|du|de la|de l[’'])? ?(?:encuestad[oa]|participante?|répondante?)$/i;

/** Whether a row labels the choices of each question: SurveyMonkey writes one without a respondent below the header. */
export function labelsChoices(
	[heading = '']: readonly string[],
	[label]: readonly string[],
): boolean {
	return label?.trim() === '' && RESPONDENT.test(heading);
}

/**
 * Names the columns of a table that have no heading: after the question on their left and the choice in the row
 * below, or else by number, because their cells may say what must not be published.
 */
export function nameColumns(
	headings: readonly string[],
	below: readonly string[] = [],
): readonly string[] {
	const labels = labelsChoices(headings, below)
		? below.map((label) => label.replaceAll('"', '').trim())
		: [];
	let question = '';
	return headings.map((heading, at) => {
		if (heading !== '') question = heading;
		const label = labels[at] ?? '';
		const hasChoices = heading === '' || headings[at + 1] === '';
		const isChoice = hasChoices && question !== '' && !ANY_ANSWER.test(label);
		if (isChoice) return `${question}${BETWEEN}${label}`;
		return heading === '' ? `column ${at + 1}` : heading;
	});
}

/** Whether a column only has the name that `nameColumns` made of its number. */
export function isNumbered(name: string): boolean {
	return /^column \d+$/.test(name);
}

/** Splits the name of a column into its question and its choice. Without a question, the whole name may be a choice. */
export function choiceOf(column: string): {
	readonly question: string | undefined;
	readonly choice: string;
} {
	const at = column.lastIndexOf(BETWEEN);
	if (at < 0) {
		const named = CHOICES.map((form) => form.exec(column)?.groups).find(Boolean);
		const { question, choice = '' } = named ?? {};
		const isChoice = question !== undefined && !NO_CHOICE.test(choice.trim());
		return isChoice ? { question, choice: choice.trim() } : { question: undefined, choice: column };
	}
	return { question: column.slice(0, at), choice: column.slice(at + BETWEEN.length) };
}
