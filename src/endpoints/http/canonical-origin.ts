import { PATHS } from './urls.ts';

const HUB_LINK = new RegExp(`<(https?://[^/>]+)${PATHS.hub}>; rel=\\\\?"hub`);

/**
 * Returns the origin in a `Link` header to the hub, or in the text of vercel.json, which contains
 * such a header. That file cannot read variables, so its origin is a literal.
 */
export function canonicalOriginIn(text: string): string | undefined {
	return HUB_LINK.exec(text)?.[1];
}
