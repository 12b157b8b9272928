const KEY = 'loginTarget';

/** If the storage is blocked, a login leads to the account or stays on the page. Node has a storage too, shared by all visitors: it is never used. */
const tryStorage = <Value>(act: (storage: Storage) => Value): Value | undefined => {
  try {
    return typeof document === 'undefined' ? undefined : act(globalThis.sessionStorage);
  } catch {
    return undefined;
  }
};

/** Stores the page that required a login, until somebody signs in or the tab closes. */
export const saveLoginTarget = (path: string): void => tryStorage((storage) => storage.setItem(KEY, path));

export const removeLoginTarget = (): void => tryStorage((storage) => storage.removeItem(KEY));

export const storedLoginTarget = (): string | undefined => tryStorage((storage) => storage.getItem(KEY)) ?? undefined;
