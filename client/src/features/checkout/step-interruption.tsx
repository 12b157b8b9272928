import { type ReactNode, Suspense, useEffect } from 'react';

import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import type { OpenStep } from './use-open-step.ts';

const notice = lazyComponent(async () => (await import('./interruption-notice.tsx')).InterruptionNotice);

/**
 * The notice of a step whose session or cart is gone. The typed values stay. A customer signs in and comes back to this step;
 * other shoppers continue with the same articles, unless these have sold out.
 */
export const StepInterruption = ({ step }: { readonly step: OpenStep }): ReactNode => {
  // Fetched early: when the notice is needed, the network may be down.
  useEffect(() => ignoreRejection(notice.preload()), []);
  if (step.interruption === undefined) return null;
  return (
    <Suspense fallback={null}>
      <notice.Component step={step} />
    </Suspense>
  );
};
