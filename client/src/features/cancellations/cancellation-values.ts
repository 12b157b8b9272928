import type { CancellationDeclaration, CancellationKind } from '@shop/domain/cancellations/cancellation';
import { cancellationErrors } from '@shop/domain/cancellations/cancellation-rules';

import type { FormFields } from '../../platform/generated/forms.ts';
import type { CancellationInput } from '../../platform/generated/graphql.ts';

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

const declarationOf = ({
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

const KINDS = { ordinary: 'ORDINARY', extraordinary: 'EXTRAORDINARY' } as const;

/** The declaration as the gateway reads it. */
export const cancellationInput = (values: CancellationValues): CancellationInput => ({
  ...declarationOf(values),
  kind: KINDS[kindOf(values)],
});

export const cancellationFormErrors = (values: CancellationValues) => cancellationErrors(declarationOf(values));
