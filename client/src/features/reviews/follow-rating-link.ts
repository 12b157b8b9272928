import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import { redirectTo } from '../../platform/navigation/redirect-to.ts';
import type { NewToast } from '../../platform/toasts/toasts.ts';
import { ratingTargetQuery } from './reviews.queries.ts';

interface RatingLinkContext {
  readonly queryClient: QueryClient;
  readonly leaveNotice: (toast: NewToast) => void;
}

const isToastKind = (kind: string): kind is 'success' | 'error' => kind === 'success' || kind === 'error';

/** Takes a buyer from a mail to the article. A link that the shop did not write leads to no page. */
export const followRatingLink = async (
  encrypted: string | undefined,
  { queryClient, leaveNotice }: RatingLinkContext,
): Promise<never> => {
  if (encrypted === undefined || encrypted === '') throw notFound();
  const { path, toast } = (await queryClient.fetchQuery(ratingTargetQuery(encrypted))).ratingTarget;
  if (toast !== null && isToastKind(toast.kind)) leaveNotice({ kind: toast.kind, messageKey: toast.messageKey });
  throw path === null ? notFound() : redirectTo(path, { replace: true });
};
