/** Raise this with every change to the engine's results: it is part of the stamp that dates the dataset. */
export const ENGINE_VERSION = '3.2.0';
