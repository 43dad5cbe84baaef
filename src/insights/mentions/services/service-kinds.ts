import { BODY_AND_CARE } from './body-and-care.ts';
import { DEALERSHIP } from './dealership.ts';
import { ELECTRIC_AND_CLIMATE } from './electric-and-climate.ts';
import { ENGINE_AND_DRIVE } from './engine-and-drive.ts';
import type { ServiceKind } from './service-kind.ts';
import { WHEELS_AND_BRAKES } from './wheels-and-brakes.ts';

/** The services that most dealerships offer, with common phrases for them. */
export const SERVICE_KINDS: readonly ServiceKind[] = [
	...WHEELS_AND_BRAKES,
	...ENGINE_AND_DRIVE,
	...ELECTRIC_AND_CLIMATE,
	...BODY_AND_CARE,
	...DEALERSHIP,
];
