/** Nobody reads on beyond this page: larger numbers are not sent to the upstream. */
export const MAX_PAGE = 10_000;

const NUMBER = /^[1-9]\d{0,4}$/u;

/** The number of a page in a URL, which counts from 1 and may be above `MAX_PAGE`; undefined if it is none. */
export const readPageNumber = (text: string | undefined): number | undefined =>
  text !== undefined && NUMBER.test(text) ? Number(text) : undefined;
