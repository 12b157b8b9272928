import { type ReactNode, useEffect, useState } from 'react';

import { SearchHelp } from './search-help.tsx';
import { fieldOf } from './search-form.ts';
import { SearchOverlay } from './search-overlay.tsx';

/** Phones, on which an overlay leaves more room for suggestions. In em, as breakpoints.css measures. */
const IS_PHONE = '(width < 48em)';
const IS_TOUCH = '(hover: none)';

const isTapped = (form: HTMLFormElement): boolean =>
  document.activeElement === fieldOf(form) && matchMedia(IS_PHONE).matches && matchMedia(IS_TOUCH).matches;

/** Opens the overlay on a phone as soon as the header's field is tapped or typed into. What is typed there stays in the header. */
const useOverlay = (form: HTMLFormElement) => {
  const [text, setText] = useState(() => (isTapped(form) ? fieldOf(form)?.value : undefined));
  useEffect(() => {
    const open = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement && matchMedia(IS_PHONE).matches) setText(target.value);
    };
    form.addEventListener('click', open);
    form.addEventListener('input', open);
    return () => {
      form.removeEventListener('click', open);
      form.removeEventListener('input', open);
    };
  }, [form]);
  const close = (typed: string): void => {
    const field = fieldOf(form);
    if (field !== undefined) field.value = typed;
    setText(undefined);
  };
  return { text, close };
};

/** Suggestions and recent searches: beneath the field, or on a phone in an overlay with its own field (SEARCH-08). */
export const SearchAssistant = ({ form }: { readonly form: HTMLFormElement }): ReactNode => {
  const { text, close } = useOverlay(form);
  useEffect(() => {
    const field = fieldOf(form);
    // Keys that are pressed before this has rendered come before anything listens to them.
    if (field !== undefined && field.value !== field.defaultValue)
      field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form]);
  return text === undefined ? <SearchHelp form={form} /> : <SearchOverlay text={text} onClose={close} />;
};
