import type { ReactNode } from 'react';

import { useFormat } from '../../shared/format.ts';
import type { AddressPartFragment } from '../../shared/generated/graphql.ts';

/** An address as it stands on a letter. */
export const AddressLines = ({ address }: { readonly address: AddressPartFragment }): ReactNode => {
  const { countryName } = useFormat();
  const lines = [
    address.schoolOrCompany ?? '',
    `${address.firstName} ${address.lastName}`,
    address.addressAddition ?? '',
    address.street,
    `${address.postCode} ${address.city}`,
    countryName(address.country),
  ];
  return lines.filter((line) => line !== '').map((line) => <span key={line}>{line}<br /></span>);
};
