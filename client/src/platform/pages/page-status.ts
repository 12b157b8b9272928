const GONE = 410;
const NOT_FOUND = 404;

/** Thrown as the data of the router's `notFound`: the page existed once. */
export const gonePage = { data: { statusCode: GONE } } as const;

/** 410 for a page that is gone, else 404. */
export const statusOfNotFound = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'statusCode' in data && data.statusCode === GONE ? GONE : NOT_FOUND;

/** A failed page: it needed an answer that did not come, or something broke while it was drawn. */
export const UNAVAILABLE = 503;

/** A failure as a developer wants to see it. */
export const rawText = (failure: unknown): string => (failure instanceof Error ? (failure.stack ?? failure.message) : String(failure));
