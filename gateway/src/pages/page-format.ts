/** A page as HTML, or only its data. */
export type PageFormat = 'document' | 'payload';

const PAYLOAD = '_payload.json';

/** Which format of a page a URL requests (CLIENTOP-12). */
export const pageFormatOf = (url: string): PageFormat =>
  url.split('?')[0]?.endsWith(`/${PAYLOAD}`) === true ? 'payload' : 'document';

/** The URL of the page itself. */
export const withoutFormat = (url: string): string =>
  pageFormatOf(url) === 'payload' ? url.replace(PAYLOAD, '') : url;
