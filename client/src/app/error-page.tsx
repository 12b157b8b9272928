import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';

import { ErrorScreen } from './error-screen.tsx';
import { rawText, UNAVAILABLE } from '../shared/page-status.ts';

/** What a route shows that failed, on the server or in the browser. */
export const ErrorPage = ({ error, reset }: ErrorComponentProps): ReactNode => {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return <ErrorScreen statusCode={UNAVAILABLE} raw={rawText(error)} retry={reset} />;
};
