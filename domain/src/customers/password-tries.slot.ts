import type { Slot, Visit } from '../visit/visit.port.ts';
import { storedNumber } from '../shared/stored-content.ts';

/** How often this visitor has requested a new password (AUTH-14). */
export const PASSWORD_TRIES: Slot<number> = {
  name: 'passwordTries',
  version: 1,
  seconds: 24 * 60 * 60,
  endsWithBrowser: true,
  read: storedNumber,
};

/** Beyond it the number says nothing more. */
const MOST = 1_000;

/** Counts a request for a new password in this session: 1 for the first (AUTH-14). */
export const countPasswordTry = (visit: Pick<Visit, 'read' | 'write'>): number => {
  const count = Math.min(visit.read(PASSWORD_TRIES) ?? 0, MOST - 1) + 1;
  visit.write(PASSWORD_TRIES, count);
  return count;
};
