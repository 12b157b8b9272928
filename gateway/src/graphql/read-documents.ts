import type { Timers } from '../timing/timers.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** By then the first visitors have their pages, in ms. */
const FIRST_AFTER_MS = 3_000;
/** Requests come between two documents, in ms. */
const NEXT_AFTER_MS = 20;

/**
 * Reads the documents that nobody has asked for since the start, one at a time: their first request does not wait for it,
 * and a client of another version is reported soon.
 */
export const readDocuments = (documents: TrustedDocuments, timers: Timers): void => {
  const ids = documents.ids.values();
  const readNext = (): void => {
    const { value: id, done } = ids.next();
    if (done === true) return;
    documents.find(id);
    timers.after(NEXT_AFTER_MS, readNext);
  };
  timers.after(FIRST_AFTER_MS, readNext);
};
