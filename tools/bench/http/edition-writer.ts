import { rm } from 'node:fs/promises';
import { createEdition } from '../../../src/edition/create-edition.ts';
import { writeFunctionData } from '../../../src/edition/write-function-data.ts';
import { loadContent } from '../../../src/content/load-content.ts';
import { BASE_URL } from '../../../tests/support/content.ts';
import { answerQuestions } from '../child.ts';
import { createSyntheticContent } from '../synthetic-content.ts';

export interface EditionRequest {
	readonly reviews: number;
	readonly folder: string;
}

/** Runs in a separate process: writes the data that functions read, without a site. */
answerQuestions({
	async write({ reviews, folder }: EditionRequest): Promise<void> {
		const contentDir = await createSyntheticContent(reviews);
		const edition = createEdition(await loadContent(contentDir), BASE_URL);
		await writeFunctionData(edition, folder);
		await rm(contentDir, { recursive: true });
	},
});
