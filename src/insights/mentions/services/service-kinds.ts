import type { ServiceKind } from './service-kind.ts';
import file from './services.json' with { type: 'json' };

/** The services that most dealerships offer, with common phrases for them. */
export const SERVICE_KINDS: readonly ServiceKind[] = file.kinds;
