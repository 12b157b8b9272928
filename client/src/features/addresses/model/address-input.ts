import type { AddressForm, PackstationForm, Salutation } from '@shop/domain/addresses/address';

import type {
  AddressInput,
  PackstationInput,
  Salutation as GraphqlSalutation,
} from '../../../platform/generated/graphql.ts';

const SALUTATIONS: Readonly<Record<Salutation, GraphqlSalutation>> = { mr: 'MR', mrs: 'MRS', diverse: 'DIVERSE' };

/** A typed address as GraphQL input. */
export const addressInput = ({ formType, salutation, ...form }: AddressForm): AddressInput => ({
  ...form,
  formType: formType === 'private' ? 'PRIVATE' : 'COMPANY_OR_SCHOOL',
  salutation: SALUTATIONS[salutation],
});

/** A typed packstation as GraphQL input. Its country goes without saying. */
export const packstationInput = ({ salutation, country: _, ...form }: PackstationForm): PackstationInput => ({
  ...form,
  salutation: SALUTATIONS[salutation],
});
