import { atom, createStore, useAtomValue, useSetAtom, useStore, Provider } from 'jotai';

/** State of the interface that no server knows: toasts, open menus. One store for each rendered page. */
export type AppStore = ReturnType<typeof createStore>;

export { atom, createStore, Provider as StoreProvider, useAtomValue, useSetAtom, useStore };
