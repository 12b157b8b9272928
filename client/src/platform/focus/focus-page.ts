import { useEffect, useRef } from 'react';

/** Takes the focus to the heading of the page, without moving what is on the screen. */
export const focusPage = (): void => {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** What had the focus is no longer on the page. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** For a part of the page that goes with the button that was pressed in it: the focus goes to the heading instead of nowhere. */
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
    if (last.current instanceof Element && !last.current.isConnected && isFocusLost()) focusPage();
  });
};
