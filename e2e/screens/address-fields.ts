import type { Locator } from '@playwright/test';
import type { TypedAddress } from '../shoppers/addresses.ts';
import type { Texts } from '../texts.ts';

/** The fields of one address. */
export const addressFields = (part: Locator, t: Texts) => {
  const named = (key: string) => part.getByLabel(t(`addresses:${key}`), { exact: true });
  return {
    salutation: named('salutation'),
    firstname: named('firstname'),
    lastname: named('lastname'),
    street: named('street'),
    postcode: named('postcode'),
    city: named('city'),
    country: named('country'),
    type: async ({ salutation, firstname, lastname, street, postcode, city }: TypedAddress) => {
      await named('salutation').selectOption(salutation);
      await named('firstname').fill(firstname);
      await named('lastname').fill(lastname);
      await named('street').fill(street);
      await named('postcode').fill(postcode);
      await named('city').fill(city);
    },
  };
};
