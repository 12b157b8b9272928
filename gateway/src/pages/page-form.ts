/** A page as browsers show it, or its data alone. */
export type PageForm = 'document' | 'payload';

const PAYLOAD = '_payload.json';

/** Which form of a page an address asks for (specification A7). */
export const pageFormOf = (url: string): PageForm => (url.split('?')[0]?.endsWith(`/${PAYLOAD}`) === true ? 'payload' : 'document');

/** The address of the page itself. */
export const withoutForm = (url: string): string => (pageFormOf(url) === 'payload' ? url.replace(PAYLOAD, '') : url);
