import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { removeAllDrafts } from '../../platform/forms/form-draft.ts';
import { readyFacts } from '../../testing/a-checkout.ts';
import { anAddress } from '../../testing/an-address.ts';
import { anAddressBook } from '../../testing/an-address-book.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';

const NEW = {
  Anrede: 'mrs',
  Vorname: 'Änne',
  Nachname: 'Krüger',
  'Straße und Hausnummer': 'Schulweg 4',
  Postleitzahl: '10115',
  Ort: 'Berlin',
};

const open = (query: string, book = anAddressBook()) =>
  openPage(`/myaccount/addresses/billing/${query}`, {
    replies: {
      Me: () => ({ me: aCustomer() }),
      CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
      AddressBook: () => ({ addressBook: book }),
      SaveAddress: () => ({ saveAddress: { __typename: 'AddressSaved', addressId: 'new', book } }),
    },
  });

const question = () =>
  screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Diese Adresse hat keine Hausnummer.' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Adresse speichern' }));

beforeEach(() => {
  removeAllDrafts();
});

it('is asked only when a house number is missing, and the place is sent once it is confirmed', async () => {
  const { gateway } = await open('?add=1');
  expect(question()).toBeNull();
  fillIn({ ...NEW, 'Straße und Hausnummer': 'Am Markt (Rathaus)' });
  expect(question()).toBeNull();
  await submit();
  expect(screen.getByLabelText('Straße und Hausnummer').getAttribute('aria-invalid')).toBe('true');
  expect(gateway.variablesOf('SaveAddress')).toEqual([]);
  await userEvent.click(question() ?? document.body);
  expect(screen.getByLabelText('Straße und Hausnummer').getAttribute('aria-invalid')).toBeNull();
  await userEvent.click(question() ?? document.body);
  expect(question()?.checked).toBe(false);
  await userEvent.click(question() ?? document.body);
  await submit();
  await waitFor(() =>
    expect(gateway.variablesOf('SaveAddress')).toMatchObject([
      { address: { streetAndNumber: 'Am Markt (Rathaus)', hasNoHouseNumber: true } },
    ]),
  );
});

it('is no longer asked once a house number is typed', async () => {
  await open('?add=1');
  fillIn({ ...NEW, 'Straße und Hausnummer': 'Am Markt' });
  await submit();
  expect(question()).not.toBeNull();
  fillIn({ 'Straße und Hausnummer': 'Am Markt 1' });
  expect(question()).toBeNull();
});

it('is answered already for a saved place without a house number', async () => {
  const place = anAddress({ id: 'place', street: 'Am Markt (Rathaus)', isCustomerAddress: false });
  const { gateway } = await open('?edit=place', anAddressBook({ billing: [place] }));
  expect(question()?.checked).toBe(true);
  fillIn({ Ort: 'Leipzig' });
  await submit();
  await waitFor(() =>
    expect(gateway.variablesOf('SaveAddress')).toMatchObject([
      { address: { streetAndNumber: 'Am Markt (Rathaus)', city: 'Leipzig', hasNoHouseNumber: true } },
    ]),
  );
});
