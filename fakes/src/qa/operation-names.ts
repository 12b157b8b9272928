import { UPSTREAM_DOCUMENTS } from '../upstream-server/generated/upstream-documents.ts';
import { TOKEN_CALL } from '../worlds/faults/fault.ts';
import type { JournalEntry } from '../worlds/journal/journal.ts';
import { nameAmong } from './kinds.ts';
import type { Kind } from './read-fields.ts';

const OF_THE_SHOP: readonly string[] = [...Object.keys(UPSTREAM_DOCUMENTS), TOKEN_CALL];

/**
 * The name of an operation that the shop asks, or that was asked in this world before. Any other is misspelt: a verification
 * that it never came would always pass, and a fault for it would never hit.
 */
export const operationName = (seen: readonly JournalEntry[]): Kind<string> => nameAmong('the name of an operation', new Set([...OF_THE_SHOP, ...seen.map(({ op }) => op)]));
