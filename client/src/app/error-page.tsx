import { type ErrorComponentProps, type NotFoundRouteProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { GraphqlFailure, NetworkFailure } from '../platform/failures/failures.ts';
import { rawText, statusOfNotFound, UNAVAILABLE } from '../platform/pages/page-status.ts';
import { isCodeMissing } from '../platform/releases/release.ts';
import { reloadGuarded } from '../platform/releases/reload-guard.ts';
import { isOffline } from '../platform/transport/connection.ts';
import { ErrorScreen } from './error-screen.tsx';

const isConnectionAway = (error: unknown): boolean =>
  error instanceof NetworkFailure || (isOffline() && isCodeMissing(error));

const messageOf = (error: unknown): string | undefined => {
  if (isConnectionAway(error)) return isOffline() ? 'shop.error.pageOffline' : 'shop.error.network';
  return error instanceof GraphqlFailure ? error.messageKey : undefined;
};

/**
 * Shown by a route that failed in the browser. If its code could not be fetched, the page reloads, as often as the reload guard
 * allows. If the connection was away, the page is loaded as soon as it is back.
 */
export const ErrorPage = ({ error }: ErrorComponentProps): ReactNode => {
  const router = useRouter();
  const isMissing = isCodeMissing(error);
  const [isShown, setShown] = useState(!isMissing);
  useEffect(() => {
    console.error(error);
    if (isMissing) reloadGuarded(() => setShown(true));
  }, [error, isMissing]);
  const retry = (): void => {
    if (isMissing) location.reload();
    else void router.invalidate();
  };
  const [isAway] = useState(() => isConnectionAway(error));
  const loadNow = useEffectEvent(() => {
    if (isMissing) reloadGuarded();
    else void router.invalidate();
  });
  useEffect(() => {
    if (!isAway) return undefined;
    const onOnline = (): void => loadNow();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isAway]);
  return isShown ? (
    <ErrorScreen statusCode={UNAVAILABLE} messageKey={messageOf(error)} raw={rawText(error)} retry={retry} />
  ) : null;
};

/** Shown for a page that does not exist, or no longer exists. */
export const NotFoundPage = ({ data }: NotFoundRouteProps): ReactNode => (
  <ErrorScreen statusCode={statusOfNotFound(data)} />
);
