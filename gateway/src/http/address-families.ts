/** Below these there are no pages: what is not there is told in JSON. */
const NO_PAGES = /^\/(?:api|assets|builds|forms|graphql|health|metrics|pictures|qa)(?:[/?]|$)/u;
/** Files, and what looks after the process and the worlds, are not asked in anybody's world; the fake's payment pages are. */
const WORLDLESS = /^\/(?:assets|builds|health|metrics|pictures|qa(?!\/pay\/))(?:[/?]|$)/u;

export const isPageAddress = (url: string): boolean => !NO_PAGES.test(url);

/** Whether a request belongs to the shop itself: to one of its storefronts, in somebody's world. */
export const isOfTheShop = (url: string): boolean => !WORLDLESS.test(url);

/** Whether what is answered is read by a person: pages, and forms that were posted without scripts. */
export const isForPeople = (url: string): boolean => isPageAddress(url) || url.startsWith('/forms/');

/** Whether what is answered is read as GraphQL. */
export const isGraphql = (url: string): boolean => /^\/graphql(?:[/?]|$)/u.test(url);
