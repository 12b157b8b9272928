import { SEARCH } from '@shop/domain/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useCallback } from 'react';

import { isReleaseOver } from '../../platform/releases/release.ts';

const termIn = (form: HTMLFormElement): string => String(new FormData(form).get('q') ?? '');

/** Searches for a text. Without the code for it, the browser asks for the search page, as the form does before scripts run. */
export const useSearch = (): ((text: string) => void) => {
  const router = useRouter();
  const client = useQueryClient();
  return useCallback(
    (text) =>
      void import('./follow-search.ts')
        .then(({ followSearch }) => followSearch(text, { client, history: router.history }))
        .catch((failure: unknown) => {
          console.error(failure);
          location.assign(`${SEARCH}?${new URLSearchParams({ q: text })}`);
        }),
    [client, router],
  );
};

/** Handles the submit of a search form. */
export const searchOnSubmit =
  (search: (text: string) => void) =>
  (event: FormEvent<HTMLFormElement>): void => {
    if (isReleaseOver()) return;
    event.preventDefault();
    search(termIn(event.currentTarget));
  };
