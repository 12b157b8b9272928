import { atom, createStore, Provider, useAtomValue, useSetAtom, useStore } from 'jotai';

/** Client-side UI state, such as toasts. One store per rendered page. */
export type AppStore = ReturnType<typeof createStore>;

export { atom, createStore, Provider as StoreProvider, useAtomValue, useSetAtom, useStore };
