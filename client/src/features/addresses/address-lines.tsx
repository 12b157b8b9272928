import { addressLines } from '@shop/domain/addresses/address-lines';
import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import type { AddressPartFragment } from '../../platform/generated/graphql.ts';
import { withSoftHyphens } from '../../platform/texts/soft-hyphens.ts';

/** Countries whose names and streets are hyphenated as German, in any page language. */
const GERMAN_SPEAKING: readonly string[] = ['DE', 'AT', 'CH', 'LI'];

/** An address as written on a letter. */
export const AddressLines = ({ address }: { readonly address: AddressPartFragment }): ReactNode => {
  const { countryName } = useFormat();
  const language = GERMAN_SPEAKING.includes(address.country) ? 'de' : undefined;
  return (
    <>
      {addressLines(address).map((line) => (
        <span key={line} lang={language}>
          {withSoftHyphens(line)}
          <br />
        </span>
      ))}
      <span>
        {countryName(address.country)}
        <br />
      </span>
    </>
  );
};
