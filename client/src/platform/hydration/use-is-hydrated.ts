import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether the page is past the moment in which the browser must draw exactly what the server drew. */
export const useIsHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false);
