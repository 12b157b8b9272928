import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import { aCheckout, aNewCheckout, checkoutReplies } from '../../testing/a-checkout.ts';
import { anAddress } from '../../testing/an-address.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';

const SHIPPING = '/checkout/shipping/';
const SAVE = 'SaveShippingStep';

const open = (checkout = aCheckout()) =>
  openPage(SHIPPING, {
    replies: {
      ...checkoutReplies(checkout),
      [SAVE]: () => ({ saveShippingStep: { __typename: 'Checkout', ...checkout } }),
    },
  });

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Weiter zur Zahlung' }));
const problems = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('an incomplete shipping step', () => {
  const nothing = aNewCheckout({ loginOption: 'guest' }, { deliveryType: 'shippingAddress' });

  it('shows the errors of all its forms at once, each with a different text, and saves nothing (SHIP-07, FORM-10)', async () => {
    const { gateway } = await open(nothing);
    await goOn();
    const ofAddress = [
      'Bitte wählen Sie eine Anrede.',
      'Bitte geben Sie den Vornamen an.',
      'Bitte geben Sie den Ort an.',
    ];
    expect(problems()).toEqual(expect.arrayContaining(['Bitte geben Sie Ihre E-Mail-Adresse an.', ...ofAddress]));
    expect(problems()).toEqual(expect.arrayContaining(ofAddress.map((problem) => `Lieferadresse: ${problem}`)));
    expect(problems().filter((problem, at) => problems().indexOf(problem) !== at)).toEqual([]);
    expect(gateway.variablesOf(SAVE)).toEqual([]);
  });

  it('names field and limit of each text that is too long, the same at the field and in the error summary', async () => {
    await open(aNewCheckout({ loginOption: 'guest' }));
    const long = 'x'.repeat(101);
    fillIn({
      Vorname: long,
      Nachname: long,
      'E-Mail-Adresse': `${long}@schule.de`,
      'E-Mail-Adresse für die Rechnung (freiwillig)': `${long}@schule.de`,
      'Ihre Referenz (freiwillig)': long,
    });
    await goOn();
    const limits = {
      Vorname: 35,
      Nachname: 35,
      'E-Mail-Adresse': 80,
      'E-Mail-Adresse für die Rechnung': 80,
      'Ihre Referenz': 35,
    };
    for (const [name, limit] of Object.entries(limits)) {
      const words = `Bitte kürzen Sie die Angabe „${name}“ auf höchstens ${limit} Zeichen.`;
      expect(problems()).toContain(words);
      const described =
        screen.getByLabelText(new RegExp(`^${name}(?: \\(freiwillig\\))?$`, 'u')).getAttribute('aria-describedby') ??
        '';
      expect(described.split(' ').map((id) => document.getElementById(id)?.textContent)).toContainEqual(
        expect.stringContaining(words),
      );
    }
  });

  it('names which of the two alternative e-mail addresses is invalid', async () => {
    await open(aNewCheckout({ loginOption: 'guest' }));
    fillIn({
      'E-Mail-Adresse für die Rechnung (freiwillig)': 'kasse@',
      'E-Mail-Adresse für die Lieferung (freiwillig)': 'lager@',
    });
    await goOn();
    expect(problems()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^E-Mail-Adresse für die Rechnung: /u),
        expect.stringMatching(/^E-Mail-Adresse für die Lieferung: /u),
      ]),
    );
  });

  it('marks every invalid field and scrolls the first one into view (FORM-11)', async () => {
    const shown: (string | null)[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.getAttribute('name'));
    });
    await open(nothing);
    await goOn();
    const invalid = screen.getByRole('form').querySelectorAll('[aria-invalid="true"]');
    expect(invalid.length).toBe(problems().length);
    expect(shown).toEqual([invalid[0]?.getAttribute('name')]);
    expect(shown).toEqual(['account.email']);
  });

  it('marks no valid field (FORM-08)', async () => {
    await open(aNewCheckout({ loginOption: 'guest' }));
    fillIn({ Ort: 'Dresden' });
    await goOn();
    expect(screen.getByLabelText('Ort').getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByLabelText('Vorname').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the shipping step of a customer', () => {
  const school = anAddress({
    id: 'a2',
    schoolOrCompany: 'Grundschule Nord',
    street: 'Nordweg 2',
    isCustomerAddress: false,
  });
  const known = aCheckout({ billingAddresses: [anAddress(), school] });

  it('offers the address book, and saves the chosen address (SHIP-12)', async () => {
    const { gateway } = await open(known);
    await userEvent.click(screen.getByRole('radio', { name: /Grundschule Nord/u }));
    await goOn();
    await waitFor(() =>
      expect(gateway.variablesOf(SAVE)).toEqual([{ input: expect.objectContaining({ billingAddressId: 'a2' }) }]),
    );
    expect(gateway.variablesOf(SAVE)[0]?.['input']).not.toHaveProperty('account');
  });

  it('focuses the first field of an edited address', async () => {
    await open(known);
    await userEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Privat' }));
    expect(screen.queryByRole('button', { name: 'Bearbeiten' })).toBeNull();
  });

  it('sends which of the alternative e-mail addresses has changed (SHIP-17)', async () => {
    const { gateway } = await open(
      aCheckout({
        billingEmail: { selected: null, preselected: 'ada@schule.example' },
        shippingEmail: { selected: 'lager@schule.example', preselected: null },
      }),
    );
    fillIn({ 'E-Mail-Adresse für die Rechnung (freiwillig)': 'kasse@schule.example' });
    await goOn();
    await waitFor(() => expect(gateway.variablesOf(SAVE)).toHaveLength(1));
    expect(gateway.variablesOf(SAVE)[0]?.['input']).toMatchObject({
      billingAlternativeEmail: { value: 'kasse@schule.example', hasChanged: true },
      shippingAlternativeEmail: { value: 'lager@schule.example', hasChanged: false },
    });
  });
});
