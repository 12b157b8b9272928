/** Under these names the browser keeps who used the shop last (specification A3). */
const FIRST_NAME = 'firstName';
const LAST_NAME = 'lastName';

/** A forbidden or full storage costs the greeting, nothing else. */
const tryStorage = (act: (storage: Storage) => void): void => {
  try {
    act(globalThis.localStorage);
  } catch {
    // Nothing to do: the name shows once the shop has answered.
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
