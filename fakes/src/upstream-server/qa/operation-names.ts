import { nameAmong } from '../../schemas/schemas.ts';
import { UPSTREAM_DOCUMENTS } from '../generated/upstream-documents.ts';
import { TOKEN_CALL } from '../../worlds/faults/fault.ts';
import type { JournalEntry } from '../../worlds/journal/journal.ts';

/** The journal's name for what a payment provider reports to the upstream. */
export const PAYMENT_NOTICE = 'paymentNotice';

const IN_JOURNALS: readonly string[] = [...Object.keys(UPSTREAM_DOCUMENTS), TOKEN_CALL, PAYMENT_NOTICE];

/**
 * The name of an operation that the shop uses, or that this world has received. Any other is misspelt: verifying that it
 * never came would always pass, and a fault for it would never hit.
 */
export const operationName = (received: readonly JournalEntry[]) =>
  nameAmong('the name of an operation', new Set([...IN_JOURNALS, ...received.map(({ op }) => op)]));
