/** The MCP App that shows reviews (SEP-1865); a tool names it in `_meta.ui.resourceUri`. */
export const REVIEWS_APP_URI = 'ui://forecourt/reviews.html';
