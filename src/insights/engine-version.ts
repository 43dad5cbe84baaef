/** Raised with every change of what the engine reads in a text, so that stamps tell it as a change. */
export const ENGINE_VERSION = '2.1.0';
