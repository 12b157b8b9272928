import type { PackstationForm } from '@shop/domain/addresses/address';

import type { PackstationInput } from '../../../platform/generated/graphql.ts';

/** A typed packstation as GraphQL input. Its country goes without saying. */
export const packstationInput = ({ country: _, ...form }: PackstationForm): PackstationInput => form;
