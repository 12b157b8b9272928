/** Storage keys for the name of the last customer (specification A3). */
const FIRST_NAME = 'firstName';
const LAST_NAME = 'lastName';

/** If the storage is full or blocked, only the greeting is lost. */
const tryStorage = (act: (storage: Storage) => void): void => {
  try {
    act(globalThis.localStorage);
  } catch {
    // Nothing to do: the name shows once `me` is loaded.
  }
};

export const saveName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): void =>
  tryStorage((storage) => {
    storage.setItem(FIRST_NAME, firstName);
    storage.setItem(LAST_NAME, lastName);
  });

export const removeName = (): void =>
  tryStorage((storage) => {
    storage.removeItem(FIRST_NAME);
    storage.removeItem(LAST_NAME);
  });
