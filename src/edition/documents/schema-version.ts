/**
 * Version of everything that is published: documents, envelopes, feeds. Raise it whenever the same
 * content gives other bytes; it is part of every tag that is not computed from a body, and
 * `tests/contract/schema-version.test.ts` notices when that was forgotten.
 */
export const SCHEMA_VERSION = '1.2.0';

/** When the version was raised last: clients that ask by date alone must see the new form, too. */
export const SCHEMA_CHANGED_AT = '2026-11-22T17:00:00Z';
