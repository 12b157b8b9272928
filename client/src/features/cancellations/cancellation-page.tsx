import type { ReactNode } from 'react';

import { CancellationFormPage } from './cancellation-form-page.tsx';
import { CancellationReceipt } from './cancellation-receipt.tsx';
import type { Person } from './cancellation-values.ts';
import type { Cancellation } from './cancellations.queries.ts';

interface CancellationPageProps {
  readonly cancellation: Cancellation;
  /** Whether the page of the receipt is open. */
  readonly isReceipt: boolean;
  readonly person: Person;
}

export const CancellationPage = ({
  cancellation: { key, receipt },
  isReceipt,
  person,
}: CancellationPageProps): ReactNode =>
  isReceipt ? (
    receipt !== null && <CancellationReceipt receipt={receipt} />
  ) : (
    <CancellationFormPage person={person} declarationKey={key} />
  );
