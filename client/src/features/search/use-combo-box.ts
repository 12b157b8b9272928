import { useEffect, useEffectEvent, useState } from 'react';

import { fieldOf } from './search-form.ts';

interface ComboBox {
  readonly listId: string;
  /** How many options there are. */
  readonly count: number;
  readonly isOpen: boolean;
  /** Absent where Escape is somebody else's: an overlay closes on it. */
  readonly onEscape: (() => void) | undefined;
}

/** No option is active: Enter searches for what is typed. */
const NONE = -1;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The option after a step; from the field to the last or first one, and from these back to the field. */
const moved = (at: number, step: number, count: number): number => ((at + 1 + step + count + 1) % (count + 1)) - 1;

/** Makes the field of a form the combo box of a list of options (ARIA 1.2). Returns the place of the active option. */
export const useComboBox = (form: HTMLFormElement, { listId, count, isOpen, onEscape }: ComboBox): number => {
  const [active, setActive] = useState(NONE);
  const at = isOpen && active < count ? active : NONE;
  useEffect(() => {
    const field = fieldOf(form);
    field?.setAttribute('role', 'combobox');
    field?.setAttribute('aria-autocomplete', 'list');
    field?.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) field?.setAttribute('aria-controls', listId);
    else field?.removeAttribute('aria-controls');
    if (at === NONE) field?.removeAttribute('aria-activedescendant');
    else field?.setAttribute('aria-activedescendant', `${listId}-${at}`);
  }, [form, listId, isOpen, at]);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, isComposing } = event;
    if (target !== fieldOf(form) || isComposing || !isOpen) return;
    const step = STEPS[key];
    if (step !== undefined) setActive(moved(at, step, count));
    else if (key === 'Enter' && at !== NONE) document.getElementById(`${listId}-${at}`)?.click();
    else if (key === 'Escape' && onEscape !== undefined) onEscape();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => onKey(event);
    const reset = (): void => setActive(NONE);
    form.addEventListener('keydown', handle);
    form.addEventListener('input', reset);
    return () => {
      form.removeEventListener('keydown', handle);
      form.removeEventListener('input', reset);
    };
  }, [form]);
  return at;
};
