import { useCallback, useEffect, useRef } from 'react';

/** Events that end a press. A release outside the page fires none, so the next key ends it too. */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Defers changes of the layout until the mouse button or the finger is up. Pressing a button moves the focus at once. If the
 * field that loses the focus showed its error right then, the button would move, and the browser would drop the click:
 * press and release must hit the same element. Touch fires mouse events too.
 */
export const useAfterPointerUp = (): ((act: () => void) => void) => {
  const isDown = useRef(false);
  const waiting = useRef<readonly (() => void)[]>([]);
  useEffect(() => {
    const down = (): void => {
      isDown.current = true;
    };
    const up = (): void => {
      isDown.current = false;
      const due = waiting.current;
      waiting.current = [];
      // The click event follows the release. Only then may the layout change.
      if (due.length > 0) setTimeout(() => due.forEach((act) => act()));
    };
    document.addEventListener('mousedown', down, true);
    for (const end of ENDS) document.addEventListener(end, up, true);
    return () => {
      document.removeEventListener('mousedown', down, true);
      for (const end of ENDS) document.removeEventListener(end, up, true);
    };
  }, []);
  return useCallback((act) => {
    if (isDown.current) waiting.current = [...waiting.current, act];
    else act();
  }, []);
};
