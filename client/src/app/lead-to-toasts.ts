import { toastsAtom } from '../platform/toasts/toasts.ts';
import { isFocusLost } from '../platform/focus/focus-page.ts';
import type { AppContext } from './router-context.ts';

const region = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-toasts]');

/** F6 leads to the toasts and back, also out of an open dialog, in which Tab stays. Whoever has closed the last toast is back as well. */
export const leadToToasts = ({ store }: Pick<AppContext, 'store'>): void => {
  let before: HTMLElement | undefined;
  const goBack = (): void => {
    if (before?.isConnected === true) before.focus();
    before = undefined;
  };
  document.addEventListener(
    'keydown',
    (event) => {
      const first = region()?.querySelector<HTMLElement>('a, button');
      if (event.key !== 'F6' || first == null) return;
      event.preventDefault();
      const { activeElement } = document;
      if (region()?.contains(activeElement) === true) return goBack();
      before = activeElement instanceof HTMLElement ? activeElement : undefined;
      first.focus();
    },
    true,
  );
  store.sub(toastsAtom, () => requestAnimationFrame(() => isFocusLost() && goBack()));
};
