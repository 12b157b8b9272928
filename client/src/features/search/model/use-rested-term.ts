import { shortenSearchTerm } from '@shop/domain/search/search-query';
import { useEffect, useState } from 'react';

/** How long a field must rest before suggestions are asked for, in milliseconds (SEARCH-07). */
const DEBOUNCE_MS = 250;

/** What to suggest for, once the field with this text has rested. */
export const useRestedTerm = (text: string): string => {
  const [term, setTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTerm(shortenSearchTerm(text).term), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return term;
};
