import type { ContentNames, Ids } from '../shared/ids.port.ts';
import { readEmail } from '../shared/read-email.ts';
import { storedRecord, storedText } from '../shared/stored-content.ts';
import type { Slot, Visit } from './visit.port.ts';

/** A browser with which the owner of an account has signed in. */
interface KnownBrowser {
  readonly id: string;
  readonly account: string;
}

/** The account's owner has signed in with this browser: nobody else can lock it out (docs/decisions/0069). */
export const KNOWN_BROWSER: Slot<KnownBrowser> = {
  name: 'knownBrowser',
  version: 1,
  seconds: 180 * 24 * 60 * 60,
  outlivesSession: {},
  read: storedRecord<KnownBrowser>({ id: storedText, account: storedText }),
};

/** What it takes to know a browser again. */
export interface OwnerPorts {
  readonly ids: Ids & ContentNames;
}

/** Identifies an account, however its e-mail address or customer number is spelt. */
export const accountOf = (names: ContentNames, identifier: string): string =>
  names.nameOf(readEmail(identifier).toLowerCase());

/** Remembers that the account's owner uses this browser. */
export const rememberOwner =
  ({ ids }: OwnerPorts, visit: Pick<Visit, 'read' | 'write'>) =>
  (identifier: string): void => {
    const account = accountOf(ids, identifier);
    const known = visit.read(KNOWN_BROWSER);
    visit.write(KNOWN_BROWSER, { id: known?.account === account ? known.id : ids.next(), account });
  };
