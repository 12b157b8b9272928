import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

import { suggestionsQuery } from '../search/model/search.queries.ts';
import { useRestedTerm } from '../search/model/use-rested-term.ts';

const SHORTEST_TERM = 3;

const Suggestions = ({ term }: { readonly term: string }): ReactNode => {
  const { data } = useQuery(suggestionsQuery(term));
  return data?.suggestions.products.map(({ id, name }) => <option key={id} value={id} label={name} />);
};

interface NumberSuggestionsProps {
  readonly id: string;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** Articles for the number or the words that are typed into a row. Only who chooses one gets it: what was typed stays. */
export const NumberSuggestions = ({ id, form }: NumberSuggestionsProps): ReactNode => {
  const [text, setText] = useState('');
  const term = useRestedTerm(text);
  useEffect(() => {
    const { current } = form;
    const read = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement && target.name === 'orderNumber') setText(target.value);
    };
    current?.addEventListener('input', read);
    return () => current?.removeEventListener('input', read);
  }, [form]);
  return <datalist id={id}>{term.length >= SHORTEST_TERM && <Suggestions term={term} />}</datalist>;
};
