import { NEWSLETTER_ONE_CLICK, WITHOUT_PAGES } from '@shop/domain/shared/paths';

/** The 404 of these is JSON. */
const NOT_PAGES = new RegExp(String.raw`^/(?:${WITHOUT_PAGES.join('|')})(?:[/?]|$)`, 'u');
/** Files, monitoring and the QA plane belong to no world; the fake's payment pages do. */
const WITHOUT_WORLD = /^\/(?:assets|builds|health|metrics|pictures|qa(?!\/pay\/))(?:[/?]|$)/u;

export const isPagePath = (url: string): boolean => !NOT_PAGES.test(url);

/** Whether a request belongs to the shop itself: to a storefront, in a world. */
export const isShopPath = (url: string): boolean => !WITHOUT_WORLD.test(url);

/** Whether a form is posted without scripts: what it contained may be kept for the next page. */
export const isFormPath = (url: string): boolean => url.startsWith('/forms/');

/** Whether a person reads the response: pages, and forms that were posted without scripts. */
export const isReadByPeople = (url: string): boolean => isPagePath(url) || isFormPath(url);

/** Whether the response has to be GraphQL. */
export const isGraphqlPath = (url: string): boolean => /^\/graphql(?:[/?]|$)/u.test(url);

/** Whether the request may be a form with files: it takes minutes on a slow line, and its route reads it itself. */
export const isUploadPath = (url: string): boolean => /^\/(?:api|forms)\/uploads\//u.test(url);

/** Whether mail programs post it, in whatever type they like (RFC 8058). */
export const isOneClickPath = (url: string): boolean => url.startsWith(NEWSLETTER_ONE_CLICK);
