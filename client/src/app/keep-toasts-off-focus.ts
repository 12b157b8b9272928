import { toastsAtom } from '../platform/toasts/toasts.ts';
import type { AppContext } from './router-context.ts';

/** What toasts must not lie over: what has the focus (WCAG 2.2, 2.4.11), and the way out of an open dialog. */
const keptClear = (): readonly Element[] =>
  [document.activeElement, document.querySelector('[role="dialog"] > header')].filter((element) => element !== null);

/** Moves the toasts to the bottom of the screen while they would lie over such a place at its top. */
const place = (): void => {
  const toasts = document.querySelector<HTMLElement>('[data-toasts]');
  if (toasts === null || toasts.contains(document.activeElement)) return;
  const box = toasts.getBoundingClientRect();
  const margin = Math.min(box.top, window.innerHeight - box.bottom);
  const covers = (from: number): boolean =>
    keptClear()
      .map((element) => element.getBoundingClientRect())
      .some(({ top, bottom, right }) => right > box.left && bottom > from && top < from + box.height);
  toasts.toggleAttribute('data-below', covers(margin) && !covers(window.innerHeight - margin - box.height));
};

/** Where not all have room, the newest is in sight. */
const showNewest = (): void => {
  const list = document.querySelector('[data-toasts] ol');
  list?.scrollTo(0, list.scrollHeight);
};

/** Once toasts are drawn, and the browser has scrolled to what got the focus, of which it tells before. */
const placeSoon = (): number => requestAnimationFrame(place);

/** Keeps toasts off what has the focus, and off the head of a dialog. */
export const keepToastsOffFocus = ({ store }: Pick<AppContext, 'store'>): void => {
  placeSoon();
  store.sub(toastsAtom, () => {
    placeSoon();
    requestAnimationFrame(showNewest);
  });
  document.addEventListener('focusin', placeSoon);
};
