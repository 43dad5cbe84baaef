import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { UnreadableFile } from '../import-error.ts';

/** An XML document as JSON. */
export interface XmlDocument {
	readonly value: unknown;
	/** Returns the line on which an element begins. */
	readonly lineOf: (element: object) => number | undefined;
}

const HTML =
	/^(?:<\?(?:(?!\?>).)*\?>|<!--(?:(?!-->).)*-->|\s)*<(?:!doctype\s+html|html|head|body|div|table|p|script)\b/is;

/** Whether a text that begins with "<" is a page, not an XML document. */
export function isHtml(start: string): boolean {
	return HTML.test(start);
}

// Its declared type is the object, not the primitive.
const META = XMLParser.getMetaDataSymbol() as symbol;

/**
 * Reads an XML document as JSON. Attributes become members beside the child elements, and every value is
 * a text. An element within its plural, such as `Review` in `Reviews`, is in a list even if it is
 * the only one. Never loads anything from outside.
 * @throws {UnreadableFile} if it is not well-formed, nested too deep, or declares dangerous entities.
 */
export function readXml(name: string, written: string): XmlDocument {
	// The parser counts its positions in the text with line feeds.
	const text = written.replace(/\r\n?/g, '\n');
	const checked = XMLValidator.validate(text);
	if (checked !== true) {
		const reason = `it begins like XML, but is not well-formed (line ${checked.err.line}); it may be truncated`;
		throw new UnreadableFile(name, reason);
	}
	const parser = new XMLParser({
		ignoreAttributes: false,
		attributeNamePrefix: '',
		parseTagValue: false,
		ignoreDeclaration: true,
		ignorePiTags: true,
		// Without it, the parser does not decode "&#39;".
		htmlEntities: true,
		captureMetaData: true,
		isArray: (element, path, _isLeaf, isAttribute) =>
			!isAttribute && String(path).endsWith(`${element}s.${element}`),
	});
	try {
		return { value: parser.parse(text), lineOf: createLineFinder(text) };
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new UnreadableFile(name, `the XML cannot be read (${reason})`, { cause });
	}
}

/** Returns a function for the lines of elements, which is fast if they come in order. */
function createLineFinder(text: string) {
	let line = 1;
	let position = 0;
	return (element: object): number | undefined => {
		const meta: { readonly startIndex?: number } | undefined = Reflect.get(element, META);
		const start = meta?.startIndex;
		if (start === undefined) return undefined;
		if (start < position) [line, position] = [1, 0];
		line += text.slice(position, start).split('\n').length - 1;
		position = start;
		return line;
	};
}
