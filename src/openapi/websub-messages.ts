import * as z from 'zod';
import { WebSubForm } from '../hub/core/hub-request.ts';

/** The form to have a callback checked. */
export const WebSubCheckForm = z
	.object({
		'hub.callback': WebSubForm.shape['hub.callback'],
		'hub.topic': WebSubForm.shape['hub.topic']
			.optional()
			.describe('One of the topic URLs, if it matters to the callback.'),
	})
	.meta({ id: 'WebSubCheckForm', description: 'A callback to be checked.' });

/** The response when a change was queued for another delivery. */
export const WebSubReplay = z
	.strictObject({ state: z.literal('queued') })
	.meta({ id: 'WebSubReplay', description: 'The last change will be delivered again.' });
