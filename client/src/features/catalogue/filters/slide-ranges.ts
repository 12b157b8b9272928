const rangeOf = ({ target }: Event): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.type === 'range' && target.dataset['end'] !== undefined
    ? target
    : undefined;

const fieldOf = ({ form, dataset }: HTMLInputElement): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>(`input[name$=".${dataset['end'] ?? ''}"]`) ?? null;

const otherOf = ({ form, dataset }: HTMLInputElement): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>(`input[type="range"]:not([data-end="${dataset['end'] ?? ''}"])`) ?? null;

/** Keeps a slider on its side of the other one, and writes its value into the field; at the end of the scale the field is empty. */
const slide = (range: HTMLInputElement): void => {
  const other = otherOf(range);
  if (other !== null)
    range.value = String(
      range.dataset['end'] === 'from'
        ? Math.min(range.valueAsNumber, other.valueAsNumber)
        : Math.max(range.valueAsNumber, other.valueAsNumber),
    );
  const field = fieldOf(range);
  if (field !== null) field.value = range.value === range.dataset['bound'] ? '' : range.value;
};

/** Sliders of prices, wherever in the page: dragging fills the form's fields, letting go sends it. Returns how to stop. */
export const slideRanges = (): (() => void) => {
  const input = (event: Event): void => {
    const range = rangeOf(event);
    if (range !== undefined) slide(range);
  };
  const change = (event: Event): void => rangeOf(event)?.form?.requestSubmit();
  document.addEventListener('input', input);
  document.addEventListener('change', change);
  return () => {
    document.removeEventListener('input', input);
    document.removeEventListener('change', change);
  };
};
