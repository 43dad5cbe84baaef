import { fileURLToPath } from 'node:url';

/** The checkout that this code belongs to. */
export const PROJECT_FOLDER: string = fileURLToPath(new URL('../..', import.meta.url));
