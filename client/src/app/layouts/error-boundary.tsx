import { CatchBoundary, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

const Nothing = (): ReactNode => null;

/** A part of the layout that may fail. React logs the error, and the part is left out until the next page (ERR-11). */
export const ErrorBoundary = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <CatchBoundary getResetKey={() => path} errorComponent={Nothing}>
      {children}
    </CatchBoundary>
  );
};
