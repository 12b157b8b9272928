import { useEffect, useRef } from 'react';

import { useIsomorphicLayoutEffect } from '../hydration/use-isomorphic-layout-effect.ts';
import { isFocusLost } from './focus-page.ts';

/** Where an element stands in a part of the page that is marked by `data-focus-stays`. */
interface Place {
  readonly part: Element;
  readonly at: number;
}

const STAYS = '[data-focus-stays]';

/** Links and fields, no buttons: a second press must do nothing. */
const HARMLESS = 'a[href], input:not([type="hidden"], [tabindex="-1"]), select, textarea, summary';
const ITEM = 'li, tr';

/** Its places in the parts around it, the innermost first. */
const placesOf = (element: Element): readonly Place[] => {
  const part = element.parentElement?.closest(STAYS);
  if (part == null) return [];
  const at = [...part.children].findIndex((child) => child.contains(element));
  return [{ part, at }, ...placesOf(part)];
};

/** Of what holds a marked part, the last child of that: the nearest to what stood behind it. */
const endOf = (element: Element | undefined): Element | undefined =>
  element?.querySelector(STAYS)?.lastElementChild ?? element;

const targetIn = (element: Element | undefined): HTMLElement | undefined => {
  const inside = element?.querySelector<HTMLElement>(HARMLESS);
  if (inside) return inside;
  return element instanceof HTMLElement && element.matches(ITEM) ? element : undefined;
};

const targetNear = ({ part, at }: Place): HTMLElement | undefined =>
  part.isConnected ? (targetIn(part.children[at]) ?? targetIn(endOf(part.children[at - 1]))) : undefined;

/**
 * For a page with parts whose children disappear when a button in them is pressed: moves the focus to what takes the place of
 * such a child, or stands before it, before the page's heading gets it (`useFocusFallback`).
 */
export const useFocusInPlace = (): void => {
  const last = useRef<{ readonly element: Element; readonly places: readonly Place[] }>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? { element: target, places: placesOf(target) } : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useIsomorphicLayoutEffect(() => {
    if (last.current === undefined || last.current.element.isConnected || !isFocusLost()) return;
    const target = last.current.places.map(targetNear).find((near) => near !== undefined);
    if (target?.matches(ITEM) === true) target.tabIndex = -1;
    target?.focus();
  });
};
