import { useCallback, useEffect, useRef } from 'react';

/** Events that end a press. A release outside of the page is not seen, so the next key counts too. */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Defers what would move the page until the mouse button or the finger is up. A press moves the focus at once, so the field
 * that loses it would show its error, the button would move away, and the click would be lost: press and release must hit
 * the same element. Touch sends mouse events too.
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
      // The click follows the release; only then may anything move.
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
