import { toJudgementExamples, toPraiseExamples } from './examples.ts';
import type { Example } from './logistic-regression.ts';
import { toSpanCases, type SpanCase } from './span-cases.ts';
import type { TrainingFile } from './training-files.ts';

/** The training examples from one file. */
export interface Lesson {
	readonly file: TrainingFile;
	readonly praise: readonly Example[];
	readonly judgement: readonly Example[];
	/** Spans for training the polarity toward a span. */
	readonly spans: readonly SpanCase[];
}

/** Reads the text of a training file. Files without labeled spans only train words. */
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
