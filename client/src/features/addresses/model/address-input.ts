import type { AddressForm, PackstationForm } from '@shop/domain/addresses/address';

import type { AddressInput, PackstationInput } from '../../../platform/generated/graphql.ts';

/** A typed address as GraphQL input. */
export const addressInput = (form: AddressForm): AddressInput => ({ ...form });

/** A typed packstation as GraphQL input. Its country goes without saying. */
export const packstationInput = ({ country: _, ...form }: PackstationForm): PackstationInput => form;
