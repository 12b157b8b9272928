import { SEARCH } from '@shop/domain/shared/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useCallback } from 'react';

import { isReleaseOver } from '../../platform/releases/release.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { isOffline } from '../../platform/transport/connection.ts';

const termIn = (form: HTMLFormElement): string => String(new FormData(form).get('q') ?? '');

/** Searches for a text. Without the code for it, the browser asks for the search page, as the form does before scripts run. */
export const useSearch = (): ((text: string) => void) => {
  const router = useRouter();
  const client = useQueryClient();
  const toast = useToast();
  return useCallback(
    (text) => {
      if (isOffline()) {
        toast({ kind: 'error', messageKey: 'shop.error.pageOffline' });
        return;
      }
      import('./follow-search.ts')
        .then(({ followSearch }) => followSearch(text, { client, history: router.history }))
        .catch((failure: unknown) => {
          console.error(failure);
          location.assign(`${SEARCH}?${new URLSearchParams({ q: text })}`);
        });
    },
    [client, router, toast],
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
