/** Increase this with every change to the engine's results: the date of the dataset depends on it. */
export const ENGINE_VERSION = '3.5.0';
