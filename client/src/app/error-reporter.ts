import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';

import { failureNotice, isInternalError } from '../platform/failures/failure-notice.ts';
import { isSilent } from '../platform/queries/silent-error-policy.ts';
import type { AppStore } from '../platform/store.ts';
import { showToast } from '../platform/toasts/toasts.ts';

interface ErrorReporterOptions {
  readonly store: AppStore;
  /** The path of the current page. */
  readonly path: () => string;
  readonly navigateTo: (path: string) => void;
}

const failureOf = (event: MutationCacheNotifyEvent | QueryCacheNotifyEvent): unknown =>
  event.type === 'updated' && event.action.type === 'error' ? event.action.error : undefined;

/** Reports failed calls to the shopper (ERR-01, ERR-07): every failed mutation, and a failed query if the shop had an internal error or ended the session. */
export const reportErrors = (client: QueryClient, { store, path, navigateTo }: ErrorReporterOptions): void => {
  const report = (failure: unknown, isChange: boolean): void => {
    const notice = failureNotice(failure, { path: path() });
    if (notice.show === 'page') navigateTo(notice.path);
    else if (isChange || isInternalError(failure) || notice.kind === 'warning')
      showToast(store, { kind: notice.kind, messageKey: notice.messageKey });
  };
  client.getMutationCache().subscribe((event) => {
    const failure = failureOf(event);
    if (failure !== undefined && !isSilent(event.mutation?.meta)) report(failure, true);
  });
  client.getQueryCache().subscribe((event) => {
    const failure = failureOf(event);
    if (failure !== undefined && !isSilent(event.query.meta)) report(failure, false);
  });
};
