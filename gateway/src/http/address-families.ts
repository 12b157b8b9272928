/** There are no pages below these: their 404 is JSON. */
const NO_PAGES = /^\/(?:api|assets|builds|forms|graphql|health|metrics|pictures|qa)(?:[/?]|$)/u;
/** Files, monitoring and the QA plane belong to no tester's world; the fake's payment pages do. */
const WORLDLESS = /^\/(?:assets|builds|health|metrics|pictures|qa(?!\/pay\/))(?:[/?]|$)/u;

export const isPageAddress = (url: string): boolean => !NO_PAGES.test(url);

/** Whether a request belongs to the shop itself: to one of its storefronts, in somebody's world. */
export const isOfTheShop = (url: string): boolean => !WORLDLESS.test(url);

/** Whether a person reads the answer: pages, and forms that were posted without scripts. */
export const isForPeople = (url: string): boolean => isPageAddress(url) || url.startsWith('/forms/');

/** Whether the answer has to be GraphQL. */
export const isGraphql = (url: string): boolean => /^\/graphql(?:[/?]|$)/u.test(url);
