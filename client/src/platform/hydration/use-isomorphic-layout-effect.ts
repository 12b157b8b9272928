import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` in the browser. On the server, where React would warn of it, an effect that never runs. */
export const useIsomorphicLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
