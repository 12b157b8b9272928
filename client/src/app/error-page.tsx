import { type ErrorComponentProps, type NotFoundRouteProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

import { GraphqlFailure, NetworkFailure } from '../platform/failures/failures.ts';
import { rawText, statusOfNotFound, UNAVAILABLE } from '../platform/pages/page-status.ts';
import { isCodeMissing, reloadForCode } from '../platform/releases/release.ts';
import { isOffline } from '../platform/transport/connection.ts';
import { ErrorScreen } from './error-screen.tsx';

/** What the shopper sees of the failure: nothing while the page may still reload for its code. */
type Shown = 'nothing' | 'failure' | 'no-connection';

const messageOf = (error: unknown, shown: Shown): string | undefined => {
  if (shown === 'no-connection') return isOffline() ? 'shop.error.pageOffline' : 'shop.error.network';
  return error instanceof GraphqlFailure ? error.messageKey : undefined;
};

const firstShown = (error: unknown): Shown => {
  if (isCodeMissing(error)) return 'nothing';
  return error instanceof NetworkFailure ? 'no-connection' : 'failure';
};

/**
 * Shown by a route that failed in the browser. If its code could not be fetched and the shop answers, the page reloads, as often
 * as the reload guard allows. What the connection took is loaded once it is back (`follow-connection.ts`).
 */
export const ErrorPage = ({ error }: ErrorComponentProps): ReactNode => {
  const router = useRouter();
  const isMissing = isCodeMissing(error);
  const [shown, setShown] = useState(() => firstShown(error));
  useEffect(() => {
    console.error(error);
    if (isMissing) void reloadForCode((isReachable) => setShown(isReachable ? 'failure' : 'no-connection'));
  }, [error, isMissing]);
  const retry = (): void => {
    if (isMissing) location.reload();
    else void router.invalidate();
  };
  return shown === 'nothing' ? null : (
    <ErrorScreen statusCode={UNAVAILABLE} messageKey={messageOf(error, shown)} raw={rawText(error)} retry={retry} />
  );
};

/** Shown for a page that does not exist, or no longer exists. */
export const NotFoundPage = ({ data }: NotFoundRouteProps): ReactNode => (
  <ErrorScreen statusCode={statusOfNotFound(data)} />
);
