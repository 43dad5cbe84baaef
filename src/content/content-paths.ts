import { join } from 'node:path';

export const STAMPS_FILE = 'stamps.json';
export const SUMMARY_FILE = 'summary.json';
export const SUMMARY_REMEDY = 'delete it, or reword it: npm run read -- --summary';
export const LEDGER_FILE = 'imported.json';
export const IMPORTS_FILE = 'imports.jsonl';
export const REDACTIONS_FILE = 'redactions.jsonl';
export const LOG_FOLDER = 'log';

/** The files of the operator's texts in another language. */
export function translationPaths(contentDir: string, language: string) {
	const folder = join(contentDir, 'translations');
	return { texts: join(folder, `${language}.yaml`), policy: join(folder, `${language}-policy.md`) };
}

/** The files and folders in `content/`. */
export function contentPaths(contentDir: string) {
	return {
		business: join(contentDir, 'business.yaml'),
		staff: join(contentDir, 'staff.yaml'),
		services: join(contentDir, 'services.yaml'),
		serviceAreas: join(contentDir, 'service-areas.yaml'),
		aspects: join(contentDir, 'aspects.yaml'),
		faq: join(contentDir, 'faq.yaml'),
		overrides: join(contentDir, 'overrides.yaml'),
		sync: join(contentDir, 'sync.yaml'),
		summary: join(contentDir, SUMMARY_FILE),
		policy: join(contentDir, 'policy.md'),
		translations: join(contentDir, 'translations'),
		logo: join(contentDir, 'logo.svg'),
		reviews: join(contentDir, 'reviews'),
		recommendations: join(contentDir, 'recommendations'),
		readings: join(contentDir, 'readings'),
		readerQuality: join(contentDir, 'readings', 'quality.json'),
		removed: join(contentDir, 'removed.jsonl'),
		redactions: join(contentDir, REDACTIONS_FILE),
		stamps: join(contentDir, STAMPS_FILE),
		ledger: join(contentDir, LEDGER_FILE),
		imports: join(contentDir, IMPORTS_FILE),
		log: join(contentDir, LOG_FOLDER),
		history: join(contentDir, 'history'),
		historyReviews: join(contentDir, 'history', 'reviews.jsonl'),
		historyEditions: join(contentDir, 'history', 'editions.jsonl'),
	};
}
