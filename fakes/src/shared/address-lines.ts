import type { Address } from '@shop/domain/addresses/address';

/** An address as letters write it, without the country. */
export const addressLines = ({
  schoolOrCompany,
  firstName,
  lastName,
  addressAddition,
  street,
  postCode,
  city,
}: Address): readonly string[] =>
  [schoolOrCompany, `${firstName} ${lastName}`, addressAddition, street, `${postCode} ${city}`].filter(
    (line) => line !== undefined,
  );
