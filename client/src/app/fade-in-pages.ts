import { MAIN } from './layouts/page-start.tsx';
import type { AppRouter } from './router.tsx';

/** In milliseconds; as short as the other motions of the shop (`--quick`). */
const DURATION_MS = 140;
const FROM_OPACITY = 0.5;

const prefersNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fades a page in after each navigation to another one, and everything around it where the layout has changed too (ROUTE-20). */
export const fadeInPages = (router: Pick<AppRouter, 'subscribe'>): void => {
  let shown = document.getElementById(MAIN);
  router.subscribe('onResolved', ({ pathChanged }) => {
    const main = document.getElementById(MAIN);
    const isOtherLayout = main !== shown;
    shown = main;
    if (!pathChanged || prefersNoMotion()) return;
    (isOtherLayout ? document.body : main)?.animate(
      { opacity: [FROM_OPACITY, 1] },
      { duration: DURATION_MS, easing: 'ease-out' },
    );
  });
};
