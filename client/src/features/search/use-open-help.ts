import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { fieldOf } from './search-form.ts';

const isElsewhere = (form: HTMLFormElement, target: EventTarget | null): boolean =>
  target instanceof Node && !form.contains(target);

/** Whether the help is open: from the first key or the focus of an empty field, until a click anywhere else in the header or the page, Escape, or another page (SEARCH-07). */
export const useOpenHelp = (form: HTMLFormElement, isAlways: boolean) => {
  const href = useLocation({ select: ({ href: path }) => path });
  // The help arrives because the focus did, which may have gone on meanwhile: it must not cover what has the focus then.
  const hasFocus = (): boolean => form.contains(document.activeElement);
  const [isOpen, setOpen] = useState(() => hasFocus() && fieldOf(form)?.value === '');
  const [openedOn, setOpenedOn] = useState(href);
  if (openedOn !== href) {
    setOpenedOn(href);
    setOpen(false);
  }
  const isInForm = useRef(hasFocus());
  useEffect(() => {
    const open = (): void => setOpen(true);
    const shut = (): void => setOpen(false);
    const openIfEmpty = (): void => {
      if (!isInForm.current && fieldOf(form)?.value === '') setOpen(true);
      isInForm.current = true;
    };
    const closeElsewhere = ({ target }: Event): void => {
      if (isElsewhere(form, target)) setOpen(false);
    };
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null && !isElsewhere(form, relatedTarget)) return;
      isInForm.current = false;
      if (relatedTarget !== null) setOpen(false);
    };
    form.addEventListener('input', open);
    form.addEventListener('focusin', openIfEmpty);
    form.addEventListener('focusout', leave);
    form.addEventListener('submit', shut);
    document.addEventListener('click', closeElsewhere, { capture: true });
    return () => {
      form.removeEventListener('input', open);
      form.removeEventListener('focusin', openIfEmpty);
      form.removeEventListener('focusout', leave);
      form.removeEventListener('submit', shut);
      document.removeEventListener('click', closeElsewhere, { capture: true });
    };
  }, [form]);
  const close = (): void => setOpen(false);
  return { isOpen: isAlways || isOpen, close };
};
