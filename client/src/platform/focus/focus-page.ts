/** Takes the focus to the heading of the page, without moving what is on the screen. */
export const focusPage = (): void => {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (target === null) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** What had the focus is no longer on the page. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
