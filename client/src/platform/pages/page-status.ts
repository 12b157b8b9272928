const GONE = 410;
const NOT_FOUND = 404;

/** The argument of the router's `notFound` for a page that existed once. */
export const gonePage = { data: { statusCode: GONE } } as const;

/** 410 for a page that existed once, else 404. */
export const statusOfNotFound = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'statusCode' in data && data.statusCode === GONE ? GONE : NOT_FOUND;

/** The status of a page that failed to load or to render. */
export const UNAVAILABLE = 503;

/** A failure with its stack, for developers. */
export const rawText = (failure: unknown): string =>
  failure instanceof Error ? (failure.stack ?? failure.message) : String(failure);
