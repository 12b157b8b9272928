import type { NotFoundRouteProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { ErrorScreen } from './error-screen.tsx';
import { statusOfNotFound } from '../platform/pages/page-status.ts';

/** What a route shows that has no such page, or no longer has it. */
export const NotFoundPage = ({ data }: NotFoundRouteProps): ReactNode => <ErrorScreen statusCode={statusOfNotFound(data)} />;
