import { isGoingOn, NO_SESSION, type PublicSession } from '@shop/domain/sessions/public-session';

import { visitorSession } from '../boot/visitor-cookie.ts';

/** Where a value is stored: in a tab until it closes, or in the browser for all tabs. */
export type Place = 'tab' | 'browser';

/** A stored value, and the session that it came from. */
interface Entry {
  readonly of: PublicSession;
  readonly value: unknown;
}

export const PLACES: readonly Place[] = ['tab', 'browser'];
const PREFIX = 'session:';

const isEntry = (saved: unknown): saved is Entry =>
  typeof saved === 'object' && saved !== null && 'of' in saved && typeof saved.of === 'string';

/** Without a storage, or if it is full, nothing is remembered, and everything works all the same. Node has storages too, shared by all visitors: they are never used. */
const tryStorage = <Result>(place: Place, act: (storage: Storage) => Result): Result | undefined => {
  if (typeof document === 'undefined') return undefined;
  try {
    return act(place === 'tab' ? globalThis.sessionStorage : globalThis.localStorage);
  } catch {
    return undefined;
  }
};

const entryIn = (storage: Storage, key: string): Entry | undefined => {
  try {
    const saved: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isEntry(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
};

const put = (storage: Storage, key: string, entry: Entry): void => storage.setItem(key, JSON.stringify(entry));

const keysIn = (storage: Storage, prefix = ''): readonly string[] =>
  Object.keys(storage).filter((key) => key.startsWith(PREFIX + prefix));

/** The names of all values in a place. */
export const namesIn = (place: Place): readonly string[] =>
  tryStorage(place, (storage) => keysIn(storage).map((key) => key.slice(PREFIX.length))) ?? [];

/** Whose values a page of this session may use: its own as long as nobody else's session has begun. */
const ownerFor = (session: PublicSession): PublicSession | undefined => {
  const now = visitorSession();
  if (now === NO_SESSION) return session;
  return isGoingOn(session, now) ? now : undefined;
};

/** A value of the session; that of another session is removed instead of being read. */
export const readStored = (place: Place, name: string, session: PublicSession = visitorSession()): unknown =>
  tryStorage(place, (storage) => {
    const owner = ownerFor(session);
    const entry = entryIn(storage, PREFIX + name);
    if (entry === undefined || owner === undefined) return undefined;
    if (isGoingOn(entry.of, owner)) return entry.value;
    // A customer whose session has expired finds it again at the next login.
    if (visitorSession() !== NO_SESSION) storage.removeItem(PREFIX + name);
    return undefined;
  });

/** Stores a value until the session ends. Nothing is stored for a session after which another one has begun. */
export const writeStored = (
  place: Place,
  name: string,
  value: unknown,
  session: PublicSession = visitorSession(),
): boolean =>
  tryStorage(place, (storage) => {
    const owner = ownerFor(session);
    if (owner === undefined) return false;
    put(storage, PREFIX + name, { of: owner, value });
    return true;
  }) ?? false;

/** Whether there is a value, whichever session it is from. */
export const isStored = (place: Place, name: string): boolean =>
  tryStorage(place, (storage) => entryIn(storage, PREFIX + name) !== undefined) ?? false;

export const removeStored = (place: Place, name: string): void =>
  tryStorage(place, (storage) => storage.removeItem(PREFIX + name));

/** Removes all values whose name begins like this. */
export const removeAllStored = (place: Place, prefix: string): void =>
  tryStorage(place, (storage) => keysIn(storage, prefix).forEach((key) => storage.removeItem(key)));

/** Removes what other sessions have left, and makes the rest the present session's. */
export const removeOthers = (): void => {
  const now = visitorSession();
  for (const place of PLACES) {
    tryStorage(place, (storage) => {
      for (const key of keysIn(storage)) {
        const entry = entryIn(storage, key);
        if (entry === undefined || !isGoingOn(entry.of, now)) storage.removeItem(key);
        else if (entry.of !== now) put(storage, key, { ...entry, of: now });
      }
    });
  }
};

/** A value that is stored until the session ends. */
export const storedValue = <Value>(place: Place, name: string, isValue: (stored: unknown) => stored is Value) => ({
  read: (session?: PublicSession): Value | undefined => {
    const stored = readStored(place, name, session);
    return isValue(stored) ? stored : undefined;
  },
  write: (value: Value): boolean => writeStored(place, name, value),
  remove: (): void => removeStored(place, name),
});
