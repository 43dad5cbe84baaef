import { fileURLToPath } from 'node:url';

/** The folder of the checkout that contains this code. */
export const PROJECT_FOLDER: string = fileURLToPath(new URL('../..', import.meta.url));
