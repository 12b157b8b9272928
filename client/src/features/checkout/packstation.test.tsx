import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { aCheckout, aNewCheckout, checkoutReplies } from '../../testing/a-checkout.ts';
import { anAddress } from '../../testing/an-address.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';

const SAVE = 'SaveShippingStep';

const open = (checkout = aNewCheckout({ loginOption: 'guest' })) =>
  openPage('/checkout/shipping/', {
    replies: {
      ...checkoutReplies(checkout),
      [SAVE]: () => ({ saveShippingStep: { __typename: 'Checkout', ...checkout } }),
    },
  });

const delivery = () => within(screen.getByRole('group', { name: 'Lieferung' }));
const billing = () => within(screen.getByRole('group', { name: 'Rechnungsadresse' }));
const toStation = () => userEvent.click(delivery().getByRole('radio', { name: 'An eine DHL Packstation' }));
const named = () =>
  ['Anrede', 'Vorname', 'Nachname'].map((label) => delivery().getByLabelText<HTMLInputElement>(label).value);
const type = async (group: ReturnType<typeof billing>, label: string, text: string): Promise<void> => {
  await userEvent.clear(group.getByLabelText(label));
  await userEvent.type(group.getByLabelText(label), text);
};

describe('the name for a packstation', () => {
  it('is copied from the billing address (WCAG 3.3.7) and sent with the packstation', async () => {
    const { gateway } = await open();
    fillIn({
      'E-Mail-Adresse': 'gast@schule.de',
      Anrede: 'mrs',
      Vorname: 'Gerda',
      Nachname: 'Gast',
      'Straße und Hausnummer': 'Weg 1',
      Postleitzahl: '10115',
      Ort: 'Berlin',
    });
    await toStation();
    expect(named()).toEqual(['mrs', 'Gerda', 'Gast']);
    await type(delivery(), 'Postnummer', '1234567');
    await type(delivery(), 'Nummer der Packstation', '101');
    await type(delivery(), 'Postleitzahl', '20095');
    await type(delivery(), 'Ort', 'Hamburg');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
    await waitFor(() => expect(gateway.variablesOf(SAVE)).toHaveLength(1));
    expect(gateway.variablesOf(SAVE)[0]).toMatchObject({
      input: {
        packstation: {
          salutation: 'mrs',
          firstname: 'Gerda',
          lastname: 'Gast',
          postnumber: '1234567',
          city: 'Hamburg',
        },
      },
    });
  });

  it('follows the billing address until another name is typed', async () => {
    await open();
    await toStation();
    expect(named()).toEqual(['', '', '']);
    await type(billing(), 'Vorname', 'Gerda');
    await type(billing(), 'Nachname', 'Gast');
    expect(named()).toEqual(['', 'Gerda', 'Gast']);
    await type(delivery(), 'Vorname', 'Gustav');
    await type(billing(), 'Vorname', 'Greta');
    await type(billing(), 'Nachname', 'Guest');
    expect(named()).toEqual(['', 'Gustav', 'Guest']);
  });

  it('is copied from the chosen address of the book', async () => {
    await open(
      aCheckout({ billingAddresses: [anAddress({ firstName: 'Anna', lastName: 'Lehmann', salutation: 'mrs' })] }),
    );
    await toStation();
    expect(named()).toEqual(['mrs', 'Anna', 'Lehmann']);
  });
});
