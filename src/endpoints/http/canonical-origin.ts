import { PATHS } from './urls.ts';

const HUB_LINK = new RegExp(`<(https?://[^/>]+)${PATHS.hub}>; rel=\\\\?"hub`);

/**
 * The origin that a `Link` header to the hub names, or a text of vercel.json that holds one: that
 * file cannot read variables, so it states the origin literally.
 */
export function canonicalOriginIn(text: string): string | undefined {
	return HUB_LINK.exec(text)?.[1];
}
