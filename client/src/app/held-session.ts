import { atom } from '../platform/store.ts';

/** Whether the last guarded page was a signed-in customer's; undefined before the first one. */
export const heldSessionAtom = atom<boolean | undefined>(undefined);
