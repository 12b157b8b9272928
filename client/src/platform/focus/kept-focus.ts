let kept: string | undefined;

/** Before a list changes: remembers which of its controls was used, by its `data-keeps`. */
export const keepFocus = (used: Element | null): void => {
  kept = used?.closest<HTMLElement>('[data-keeps]')?.dataset['keeps'];
};

/** Whether the list changes under a control that keeps its place, so that the page must not scroll. */
export const isFocusKept = (): boolean => kept !== undefined;

/** The control that has taken the place of the used one, once the list has changed; then it is forgotten. */
export const takeKeptControl = (): HTMLElement | null => {
  const control = kept === undefined ? null : document.querySelector<HTMLElement>(`[data-keeps="${CSS.escape(kept)}"]`);
  kept = undefined;
  return control;
};
