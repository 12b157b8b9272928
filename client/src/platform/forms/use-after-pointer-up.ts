import { useCallback, useEffect, useRef } from 'react';

/** Events that end a press. A release outside the page fires none, so the next key ends it too. */
const ENDS = ['mouseup', 'dragend', 'keydown'] as const;

const followers = new Set<() => void>();
let isDown = false;

const down = (): void => {
  isDown = true;
};

const up = (): void => {
  isDown = false;
  for (const follower of followers) follower();
};

/** Calls back when a press ends. All callers share one set of listeners: a list of 500 articles has 500 fields that follow. */
const followPointer = (onUp: () => void): (() => void) => {
  if (followers.size === 0) {
    document.addEventListener('mousedown', down, true);
    for (const end of ENDS) document.addEventListener(end, up, true);
  }
  followers.add(onUp);
  return () => {
    followers.delete(onUp);
    if (followers.size > 0) return;
    isDown = false;
    document.removeEventListener('mousedown', down, true);
    for (const end of ENDS) document.removeEventListener(end, up, true);
  };
};

/**
 * Defers changes of the layout until the mouse button or the finger is up. Pressing a button moves the focus at once. If the
 * field that loses the focus showed its error right then, the button would move, and the browser would drop the click:
 * press and release must hit the same element. Touch fires mouse events too.
 */
export const useAfterPointerUp = (): ((act: () => void) => void) => {
  const waiting = useRef<readonly (() => void)[]>([]);
  useEffect(
    () =>
      followPointer(() => {
        const due = waiting.current;
        waiting.current = [];
        // The click event follows the release. Only then may the layout change.
        if (due.length > 0) setTimeout(() => due.forEach((act) => act()));
      }),
    [],
  );
  return useCallback((act) => {
    if (isDown) waiting.current = [...waiting.current, act];
    else act();
  }, []);
};
