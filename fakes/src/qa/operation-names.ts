import { nameAmong } from '../schemas/schemas.ts';
import { UPSTREAM_DOCUMENTS } from '../upstream-server/generated/upstream-documents.ts';
import { TOKEN_CALL } from '../worlds/faults/fault.ts';
import type { JournalEntry } from '../worlds/journal/journal.ts';

const OF_THE_SHOP: readonly string[] = [...Object.keys(UPSTREAM_DOCUMENTS), TOKEN_CALL];

/**
 * The name of an operation that the shop uses, or that this world has received. Any other is misspelt: verifying that it
 * never came would always pass, and a fault for it would never hit.
 */
export const operationName = (received: readonly JournalEntry[]) => nameAmong('the name of an operation', new Set([...OF_THE_SHOP, ...received.map(({ op }) => op)]));
