import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { useIsomorphicLayoutEffect } from '../../platform/hydration/use-isomorphic-layout-effect.ts';

/** The layer opens when the pointer stays: one that only passes opens nothing. */
export const OPEN_DELAY_MS = 100;
/** The layer closes so long after the pointer has left (MINI-04). */
export const CLOSE_DELAY_MS = 300;

interface HoverLayer {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/**
 * A layer that opens while the pointer is over a place, and closes with a delay when it has left. Escape, a press outside, focus that
 * moves on, and another page close it at once (WCAG 1.4.13). It stays open for a keyboard that is inside.
 */
export const useHoverLayer = (place: RefObject<HTMLElement | null>, onEscape: () => void): HoverLayer => {
  const [isOpen, setOpen] = useState(false);
  const href = useLocation({ select: ({ href: path }) => path });
  const openedOn = useRef(href);
  const escape = useEffectEvent(() => {
    onEscape();
    setOpen(false);
  });
  const closeElsewhere = useEffectEvent(() => {
    if (href !== openedOn.current) setOpen(false);
    openedOn.current = href;
  });
  useEffect(() => closeElsewhere(), [href]);

  // A layout effect, so that whatever can be seen hears the pointer.
  useIsomorphicLayoutEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const after = (delay: number, act: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(act, delay);
    };
    const hasKeyboard = (): boolean =>
      element.contains(document.activeElement) && document.activeElement?.matches(':focus-visible') === true;
    const open = (): void => setOpen(true);
    element.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType !== 'touch' && after(OPEN_DELAY_MS, open),
      { signal },
    );
    element.addEventListener('pointerleave', () => after(CLOSE_DELAY_MS, () => !hasKeyboard() && setOpen(false)), {
      signal,
    });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => relatedTarget instanceof Node && !element.contains(relatedTarget) && setOpen(false),
      { signal },
    );
    // The pointer that made the page fetch this code may still be here.
    if (element.matches(':hover')) after(0, open);
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [place]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && escape(), { signal });
    document.addEventListener(
      'pointerdown',
      ({ target }) => target instanceof Node && place.current?.contains(target) !== true && setOpen(false),
      { signal },
    );
    return () => listeners.abort();
  }, [isOpen, place]);
  return { isOpen, setOpen };
};
