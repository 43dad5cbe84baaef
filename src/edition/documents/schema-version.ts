/**
 * Version of everything published: documents, envelopes and feeds. Raise it whenever the same
 * content gives different bytes. It is part of every tag that is not computed from a body, and
 * `tests/contract/schema-version.test.ts` fails if you forget.
 */
export const SCHEMA_VERSION = '1.21.0';

/** When the version was last raised, so that clients that compare only dates get the new form. */
export const SCHEMA_CHANGED_AT = '2026-12-01T15:45:00Z';
