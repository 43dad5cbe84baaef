import { createHash } from 'node:crypto';
import * as z from 'zod';
import { TRAINING_FILES } from './training-files.ts';
import { SETTINGS } from './train-model.ts';

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** `polarity-model.manifest.json`: the training files and settings of the model. */
export const ModelManifest = z.strictObject({
	files: z.array(
		z.strictObject({
			name: z.string(),
			source: z.string(),
			licence: z.string(),
			weight: z.number(),
			sha256: Sha256,
		}),
	),
	settings: z.unknown(),
	model: z.strictObject({ name: z.string(), sha256: Sha256 }),
});
export type ModelManifest = z.output<typeof ModelManifest>;

/** Creates a manifest from the training files and the model. */
export function toManifest(bytesOf: ReadonlyMap<string, Uint8Array>, model: string): ModelManifest {
	return {
		files: TRAINING_FILES.map(({ name, source, licence, weight }) => ({
			name,
			source,
			licence,
			weight,
			sha256: sha256(bytesOf.get(name) ?? new Uint8Array()),
		})),
		settings: SETTINGS,
		model: { name: 'polarity-model.json', sha256: sha256(model) },
	};
}

export function sha256(bytes: string | Uint8Array): string {
	return createHash('sha256').update(bytes).digest('hex');
}
