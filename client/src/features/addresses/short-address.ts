import type { AddressPartFragment } from '../../platform/generated/graphql.ts';

/** An address in one line, to tell it from others. */
export const shortAddress = ({
  schoolOrCompany,
  firstName,
  lastName,
  street,
  city,
}: Pick<AddressPartFragment, 'schoolOrCompany' | 'firstName' | 'lastName' | 'street' | 'city'>): string =>
  [schoolOrCompany ?? `${firstName} ${lastName}`, street, city].join(', ');
