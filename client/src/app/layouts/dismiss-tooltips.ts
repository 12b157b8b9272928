const prepared = new WeakSet<Element>();

const allowAgainAfterwards = (tip: HTMLElement): void => {
  if (prepared.has(tip)) return;
  prepared.add(tip);
  const allow = (): void => {
    delete tip.dataset['dismissed'];
  };
  tip.addEventListener('pointerleave', allow);
  tip.addEventListener('focusout', allow);
};

let isListening = false;

/** Escape hides the tooltips that the style sheet shows on hover and focus, until pointer or focus come back (WCAG 1.4.13). */
export const dismissTooltips = (area: Element): void => {
  area.querySelectorAll<HTMLElement>('[data-tooltip]').forEach(allowAgainAfterwards);
  if (isListening) return;
  isListening = true;
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    document.querySelectorAll<HTMLElement>('[data-tooltip]').forEach((tip) => {
      if (tip.contains(document.activeElement) || tip.matches(':hover')) tip.dataset['dismissed'] = '';
    });
  });
};
