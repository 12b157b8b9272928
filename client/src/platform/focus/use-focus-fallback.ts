import { useEffect, useRef } from 'react';

import { focusPage, isFocusLost } from './focus-page.ts';

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
