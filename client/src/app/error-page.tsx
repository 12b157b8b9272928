import { type ErrorComponentProps, type NotFoundRouteProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';

import { GraphqlFailure } from '../platform/failures/failures.ts';
import { rawText, statusOfNotFound, UNAVAILABLE } from '../platform/pages/page-status.ts';
import { isCodeMissing } from '../platform/releases/release.ts';
import { reloadGuarded } from '../platform/releases/reload-guard.ts';
import { ErrorScreen } from './error-screen.tsx';

/** Shown by a route that failed in the browser. If its code could not be fetched, the page reloads, as often as the reload guard allows. */
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
  return isShown ? <ErrorScreen statusCode={UNAVAILABLE} messageKey={error instanceof GraphqlFailure ? error.messageKey : undefined} raw={rawText(error)} retry={retry} /> : null;
};

/** Shown for a page that does not exist, or no longer exists. */
export const NotFoundPage = ({ data }: NotFoundRouteProps): ReactNode => <ErrorScreen statusCode={statusOfNotFound(data)} />;
