import type { CancellationDeclaration, CancellationKind } from '@shop/domain/cancellations/cancellation';
import { cancellationErrors } from '@shop/domain/cancellations/cancellation-rules';

import type { FormFields } from '../../platform/generated/forms.ts';

/** Who is signed in. */
export interface Person {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}

export type CancellationValues = Readonly<Record<Exclude<FormFields['cancellation'], 'key'>, string>>;

/** What the form starts with. */
export const cancellationValues = ({ firstName, lastName, email }: Person): CancellationValues => ({
  kind: 'ordinary',
  cancellationReason: '',
  fullName: [firstName, lastName].filter((part) => part !== null).join(' '),
  email: email ?? '',
  contract: '',
  endsOn: '',
});

const kindOf = ({ kind }: Pick<CancellationValues, 'kind'>): CancellationKind =>
  kind === 'extraordinary' ? kind : 'ordinary';

/** What the form declares. */
export const declarationOf = ({
  cancellationReason,
  fullName,
  email,
  contract,
  endsOn,
  ...values
}: CancellationValues): CancellationDeclaration => ({
  kind: kindOf(values),
  cancellationReason,
  fullName,
  email,
  contract,
  endsOn,
});

export const cancellationFormErrors = (values: CancellationValues) => cancellationErrors(declarationOf(values));
