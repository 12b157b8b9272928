import { shortenSearchTerm } from '@shop/domain/search/search-query';
import { useEffect, useState } from 'react';

import { fieldOf } from './search-form.ts';

/** How long the field must rest before suggestions are asked for, in milliseconds (SEARCH-07). */
const DEBOUNCE_MS = 250;

/** What the field of a form holds, and what to suggest for: the term, once the field has rested. */
export const useTypedTerm = (form: HTMLFormElement) => {
  const [text, setText] = useState(() => fieldOf(form)?.value ?? '');
  const [term, setTerm] = useState('');
  useEffect(() => {
    const read = (): void => setText(fieldOf(form)?.value ?? '');
    form.addEventListener('input', read);
    return () => form.removeEventListener('input', read);
  }, [form]);
  useEffect(() => {
    const timer = setTimeout(() => setTerm(shortenSearchTerm(text).term), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, term };
};
