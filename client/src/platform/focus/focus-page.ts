import { useEffect, useRef } from 'react';

/** Moves the focus to what the page says first, or to its heading, without scrolling. */
export const focusPage = (): void => {
  const target =
    document.querySelector<HTMLElement>('main [data-first-focus]') ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector<HTMLElement>('main');
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** Whether the focused element has left the page. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Whether the focus is in a field, where moving it would cost what is being typed. */
export const isInField = (): boolean => document.activeElement?.matches('input, select, textarea') === true;

/** For a part of the page that disappears when a button in it is clicked: moves the focus to the page's heading, so that it is not lost. */
export const useFocusFallback = (): void => {
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (!(last.current instanceof Element) || last.current.isConnected || !isFocusLost()) return;
    // A dialog gives the focus back in the next frame, to what had it before, if that is still there.
    if (last.current.closest('[role="dialog"]') === null) focusPage();
    else requestAnimationFrame(() => isFocusLost() && focusPage());
  });
};
