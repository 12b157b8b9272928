import { toastsAtom } from '../platform/toasts/toasts.ts';
import type { AppContext } from './router-context.ts';

/** Moves the toasts to the bottom of the screen while they would lie over what has the focus at its top. */
const place = (): void => {
  const toasts = document.querySelector<HTMLElement>('[data-toasts]');
  const focused = document.activeElement;
  if (toasts === null || focused === null || toasts.contains(focused)) return;
  const { top, bottom, right } = focused.getBoundingClientRect();
  const box = toasts.getBoundingClientRect();
  const margin = Math.min(box.top, window.innerHeight - box.bottom);
  const covers = (from: number): boolean => right > box.left && bottom > from && top < from + box.height;
  toasts.toggleAttribute('data-below', covers(margin) && !covers(window.innerHeight - margin - box.height));
};

/** Once toasts are drawn, and the browser has scrolled to what got the focus, of which it tells before. */
const placeSoon = (): number => requestAnimationFrame(place);

/** Keeps toasts off what has the focus (WCAG 2.2, 2.4.11). */
export const keepToastsOffFocus = ({ store }: Pick<AppContext, 'store'>): void => {
  placeSoon();
  store.sub(toastsAtom, placeSoon);
  document.addEventListener('focusin', placeSoon);
};
