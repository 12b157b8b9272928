const place = (floating: HTMLElement): void => {
  const focused = document.activeElement;
  if (focused === null || floating.contains(focused)) return;
  const { top, bottom, right } = focused.getBoundingClientRect();
  const box = floating.getBoundingClientRect();
  const margin = Math.min(box.top, window.innerHeight - box.bottom);
  const covers = (from: number): boolean => right > box.left && bottom > from && top < from + box.height;
  floating.toggleAttribute('data-below', covers(margin) && !covers(window.innerHeight - margin - box.height));
};

const placeAll = (): void => document.querySelectorAll<HTMLElement>('[data-floats]').forEach(place);

// The browser scrolls to what gets the focus only after it has told so.
const afterScroll = (): number => requestAnimationFrame(placeAll);

/**
 * Keeps what floats at the top of the screen off what has the focus, from now on: moves it to the bottom while it would lie
 * over that (WCAG 2.2, 2.4.11).
 */
export const keepOffFocus = (): void => {
  placeAll();
  document.addEventListener('focusin', afterScroll);
};
