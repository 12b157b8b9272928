import { CatchBoundary, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const Nothing = (): ReactNode => null;

/** A part of the frame. Where it breaks that is logged, and the page stands without it until the next one (specification B8). */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return <CatchBoundary getResetKey={() => path} errorComponent={Nothing}>{children}</CatchBoundary>;
};
