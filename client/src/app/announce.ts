import { ANNOUNCER_ELEMENT } from './page-state.ts';

/** Says something to screen readers. */
export const announce = (text: string): void => {
  const announcer = document.getElementById(ANNOUNCER_ELEMENT);
  if (announcer !== null) announcer.textContent = text;
};
