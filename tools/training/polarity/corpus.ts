import { toJudgementExamples, toPraiseExamples } from './examples.ts';
import type { Example } from './logistic-regression.ts';
import { toSpanCases, type SpanCase } from './span-cases.ts';
import type { TrainingFile } from './training-files.ts';

/** What is learned from one file. */
export interface Lesson {
	readonly file: TrainingFile;
	readonly praise: readonly Example[];
	readonly judgement: readonly Example[];
	/** Spans by which judging towards a span is learned. */
	readonly spans: readonly SpanCase[];
}

/** Reads a file's text; files of other fields than services teach words and nothing about spans. */
export function toLesson(file: TrainingFile, text: string): Lesson {
	const content = file.read(text);
	const spans = toSpanCases(content);
	return {
		file,
		praise: toPraiseExamples(content, spans, file.weight),
		judgement: file.teachesSpans ? toJudgementExamples(content, spans, file.weight) : [],
		spans: file.teachesSpans ? spans : [],
	};
}
