import { randomUUID } from 'node:crypto';
import type { Slot, Visit } from '@shop/domain/visit/visit.port';
import { readEmail } from '@shop/domain/shared/read-email';
import { storedRecord, storedText } from '@shop/domain/shared/stored-content';
import { hashOf } from '../shared/hash-of.ts';

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

/** Identifies an account, however its e-mail address or customer number is spelt. */
export const accountOf = (identifier: string): string => hashOf(readEmail(identifier).toLowerCase());

/** Remembers that the account's owner uses this browser. */
export const rememberBrowser = (visit: Pick<Visit, 'read' | 'write'>, identifier: string): void => {
  const account = accountOf(identifier);
  const known = visit.read(KNOWN_BROWSER);
  visit.write(KNOWN_BROWSER, { id: known?.account === account ? known.id : randomUUID(), account });
};
