import type { Address } from './address.ts';

/** An address as written on a letter, without the country. */
export const addressLines = ({
  schoolOrCompany,
  firstName,
  lastName,
  addressAddition,
  street,
  postCode,
  city,
}: Pick<Address, 'firstName' | 'lastName' | 'street' | 'postCode' | 'city'> & {
  readonly schoolOrCompany?: string | null | undefined;
  readonly addressAddition?: string | null | undefined;
}): readonly string[] =>
  [schoolOrCompany ?? '', `${firstName} ${lastName}`, addressAddition ?? '', street, `${postCode} ${city}`].filter(
    (line) => line !== '',
  );
