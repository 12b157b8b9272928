import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser; on the server, where nothing is laid out, the effect that never runs. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
