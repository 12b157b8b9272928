import { useEffect, useState } from 'react';

import { useRestedTerm } from './model/use-rested-term.ts';
import { fieldOf } from './search-form.ts';

/** What the field of a form holds, and what to suggest for: the term, once the field has rested. */
export const useTypedTerm = (form: HTMLFormElement) => {
  const [text, setText] = useState(() => fieldOf(form)?.value ?? '');
  useEffect(() => {
    const read = (): void => setText(fieldOf(form)?.value ?? '');
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [form]);
  return { text, term: useRestedTerm(text) };
};
