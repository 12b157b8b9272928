import { useEffect, useRef } from 'react';

import { useIsomorphicLayoutEffect } from '../hydration/use-isomorphic-layout-effect.ts';
import { isFocusLost } from './focus-page.ts';

/** Where an element stands in a part of the page that is marked by `data-focus-stays`. */
interface Place {
  readonly part: Element;
  /** Of the part. */
  readonly child: Element | undefined;
  readonly at: number;
}

/** An element that has had the focus. */
interface Focused {
  readonly element: Element;
  readonly places: readonly Place[];
  readonly dialog: Element | null;
  /** What had the focus before the dialog. */
  readonly opener: Focused | undefined;
}

const STAYS = '[data-focus-stays]';

/** Links and fields, no buttons: a second press must do nothing. */
const HARMLESS = 'a[href], input:not([type="hidden"], [tabindex="-1"]), select, textarea, summary';
const ITEM = 'li, [role="row"]';

/** Its places in the parts around it, the innermost first. */
const placesOf = (element: Element): readonly Place[] => {
  const part = element.parentElement?.closest(STAYS);
  if (part == null) return [];
  const children = [...part.children];
  const at = children.findIndex((child) => child.contains(element));
  return [{ part, child: children[at], at }, ...placesOf(part)];
};

const focused = (element: Element, before: Focused | undefined): Focused => {
  const dialog = element.closest('[role="dialog"]');
  const opener = before?.dialog == null ? before : before.opener;
  return { element, places: placesOf(element), dialog, opener: dialog === null ? undefined : opener };
};

/** The places of what has left the page. A dialog that closes gives the focus back by itself, unless its opener is gone. */
const lostPlaces = ({ element, places, dialog, opener }: Focused): readonly Place[] => {
  if (element.isConnected) return [];
  return opener === undefined || dialog?.isConnected === true ? places : [...places, ...lostPlaces(opener)];
};

/** Of a marked part, or of what holds one, the last child: the nearest to what stood behind it. */
const endOf = (element: Element | undefined): Element | undefined =>
  (element?.matches(STAYS) === true ? element : element?.querySelector(STAYS))?.lastElementChild ?? element;

const targetIn = (element: Element | undefined): HTMLElement | undefined => {
  const inside = element?.querySelector<HTMLElement>(HARMLESS);
  if (inside) return inside;
  const item = element?.matches(ITEM) === true ? element : element?.querySelector(ITEM);
  return item instanceof HTMLElement ? item : undefined;
};

/** In what is left of the child; or else in those that follow its place, or before it. */
const targetNear = ({ part, child, at }: Place): HTMLElement | undefined => {
  if (!part.isConnected) return undefined;
  const children = [...part.children];
  const nearest = [child?.isConnected === true ? child : undefined, ...children.slice(at), endOf(children[at - 1])];
  return nearest.map(targetIn).find((target) => target !== undefined);
};

/**
 * For a page with parts whose children disappear when a button in them is pressed: moves the focus to what is left of such a
 * child, takes its place or stands before it, before the page's heading gets it (`useFocusFallback`). The same holds for what
 * has opened a dialog in which the button is pressed.
 */
export const useFocusInPlace = (): void => {
  const last = useRef<Focused>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element ? focused(target, last.current) : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const focusNear = (): void => {
    if (last.current === undefined || !isFocusLost()) return;
    const target = lostPlaces(last.current)
      .map(targetNear)
      .find((near) => near !== undefined);
    if (target?.matches(ITEM) === true) target.tabIndex = -1;
    target?.focus();
  };
  useIsomorphicLayoutEffect(focusNear);
  // Beside a dialog the page is inert until the effects of the render in which it closes.
  useEffect(focusNear);
};
