import { useCallback, useEffect, useRef } from 'react';

/** How a press ends, besides letting go: as a drag, or unseen, outside of the page. The next sign of life tells. */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;

/**
 * Puts off what would move the page while a mouse button or a finger is down: a click counts only where press and release
 * meet the same element, so a button that moves in between is pressed in vain. Leaving a field falls right there, for the
 * focus goes with the press. Touch sends the mouse's events too.
 */
export const useAfterPress = (): ((act: () => void) => void) => {
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
