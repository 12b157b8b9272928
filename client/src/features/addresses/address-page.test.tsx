import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import type { AddressBookPartFragment } from '../../platform/generated/graphql.ts';
import { removeAllDrafts } from '../../platform/forms/form-draft.ts';
import { readyFacts } from '../../testing/a-checkout.ts';
import { anAddress } from '../../testing/an-address.ts';
import { anAddressBook } from '../../testing/an-address-book.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aCustomer } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { setVisitorSession } from '../../testing/visitor-session.ts';

const BILLING = '/myaccount/addresses/billing/';
const OFFICE = 'Grundschule Nord, Nordweg 2, Dresden';

const open = (
  path = BILLING,
  {
    book = anAddressBook(),
    replies = {},
    storefront = 'de' as const,
  }: {
    readonly book?: AddressBookPartFragment;
    readonly replies?: ShopReplies;
    readonly storefront?: 'de' | 'ch' | 'b2b-de';
  } = {},
) =>
  openPage(path, {
    storefront,
    replies: {
      Me: () => ({ me: aCustomer() }),
      CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
      AddressBook: () => ({ addressBook: book }),
      ...replies,
    },
  });

const card = (text: RegExp) =>
  within(
    within(screen.getByRole('list', { name: 'Rechnungsadressen' }))
      .getAllByRole('listitem')
      .find(({ textContent }) => text.test(textContent ?? '')) ?? document.body,
  );
const forms = (): readonly (string | null)[] =>
  screen
    .queryAllByRole('form')
    .map((form) => form.getAttribute('aria-label'))
    .filter((label) => label !== null);

const NEW = {
  Anrede: 'mrs',
  Vorname: 'Änne',
  Nachname: 'Krüger',
  'Straße und Hausnummer': 'Schulweg 4',
  Postleitzahl: '10115',
  Ort: 'Berlin',
};
const added = anAddress({
  id: 'new',
  firstName: 'Änne',
  lastName: 'Krüger',
  street: 'Schulweg 4',
  isCustomerAddress: false,
});
const withAdded = anAddressBook({ billing: [...anAddressBook().billing, added] });
const SAVED = {
  SaveAddress: () => ({ saveAddress: { __typename: 'AddressSaved', addressId: 'new', book: withAdded } }),
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Adresse speichern' }));

beforeEach(() => {
  removeAllDrafts();
});

describe('the billing addresses', () => {
  it('are listed with the customer address, the default, and ways to edit and delete (ACCT-02)', async () => {
    await open();
    expect(card(/Schulstraße 1/u).getByText('Kundenadresse')).toBeDefined();
    expect(card(/Schulstraße 1/u).getByText('Standard für Rechnungen')).toBeDefined();
    expect(card(/Nordweg 2/u).queryByText(/Kundenadresse|Standard/u)).toBeNull();
    expect(
      card(/Nordweg 2/u)
        .getByRole('link', { name: `Bearbeiten ${OFFICE}` })
        .getAttribute('href'),
    ).toBe(`${BILLING}?edit=office`);
    expect(card(/Nordweg 2/u).getByRole('button', { name: `Löschen ${OFFICE}` })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Neue Rechnungsadresse' }).getAttribute('href')).toBe(`${BILLING}?add=1`);
  });

  it('can all be edited, but the customer address cannot be deleted, and the page says why', async () => {
    await open();
    expect(card(/Schulstraße 1/u).getByRole('link', { name: /^Bearbeiten/u })).toBeDefined();
    expect(card(/Schulstraße 1/u).queryByRole('button')).toBeNull();
    expect(card(/Schulstraße 1/u).getByText(/Die Kundenadresse gehört zu Ihrem Konto/u)).toBeDefined();
  });

  it('stand beside what the shop knows about a business (ENT-13)', async () => {
    const business = {
      customerNumber: '200100',
      termsOfPayment: 30,
      paymentMethod: 'RECHNUNG',
      vatRegistrationNo: 'DE811200100',
      jobTitleCode: 'OFFICE',
      primaryIndustryGroupCode: '85',
      numberOfEmployees: 24,
    };
    await open(BILLING, { storefront: 'b2b-de', book: anAddressBook({ business }) });
    const facts = within(screen.getByRole('region', { name: 'Ihre Einrichtung' }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual(['Kundennummer200100', 'Zahlungsziel30 Tage', 'USt-IdNr.DE811200100', 'Beschäftigte24']);
  });
});

describe('the form of an address', () => {
  it('is one at a time: editing closes a new address, and the other way round (ACCT-03)', async () => {
    const { navigateTo } = await open(`${BILLING}?add=1`);
    expect(forms()).toEqual(['Neue Rechnungsadresse']);
    await navigateTo(`${BILLING}?edit=office`);
    expect(forms()).toEqual(['Rechnungsadresse bearbeiten']);
    await navigateTo(`${BILLING}?add=1`);
    expect(forms()).toEqual(['Neue Rechnungsadresse']);
    await navigateTo(BILLING);
    expect(forms()).toEqual([]);
  });

  it('adds an address, says so and closes (ACCT-02)', async () => {
    const { gateway, currentPath } = await open(`${BILLING}?add=1`, { replies: SAVED });
    fillIn({ ...NEW, 'Telefonnummer (freiwillig)': '030 99' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Als meine Kundenadresse verwenden' }));
    await submit();
    await waitFor(() => expect(currentPath()).toBe(BILLING));
    expect(gateway.variablesOf('SaveAddress')).toEqual([
      {
        kind: 'billing',
        address: expect.objectContaining({
          firstname: 'Änne',
          streetAndNumber: 'Schulweg 4',
          phone: '030 99',
          country: 'DE',
          isAlsoCustomerAddress: true,
        }),
      },
    ]);
    expect(toastsOnPage()).toEqual([expect.stringContaining('Die Adresse ist gespeichert.')]);
    expect(document.activeElement?.textContent).toContain('Änne Krüger');
  });

  it('shows errors at their fields, its own and the shop’s, and keeps what was typed', async () => {
    const refused = {
      __typename: 'FormRefused',
      generalKey: null,
      fieldErrors: [{ field: 'city', messageKey: 'shop.form.error.tooLong', form: null }],
    };
    const { gateway } = await open(`${BILLING}?add=1`, { replies: { SaveAddress: () => ({ saveAddress: refused }) } });
    fillIn({ ...NEW, Postleitzahl: '1' });
    await submit();
    expect(screen.getByLabelText('Postleitzahl').getAttribute('aria-invalid')).toBe('true');
    expect(gateway.variablesOf('SaveAddress')).toEqual([]);
    fillIn({ Postleitzahl: '10115' });
    await submit();
    await waitFor(() => expect(screen.getByLabelText('Ort').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText<HTMLInputElement>('Vorname').value).toBe('Änne');
  });

  it('begins with the saved address, and sends all its fields', async () => {
    const { gateway } = await open(`${BILLING}?edit=office`, { replies: SAVED });
    fillIn({ Ort: 'Leipzig' });
    await submit();
    await waitFor(() => expect(gateway.variablesOf('SaveAddress')).toHaveLength(1));
    expect(gateway.variablesOf('SaveAddress')[0]).toMatchObject({
      kind: 'billing',
      address: {
        addressId: 'office',
        formType: 'companyOrSchool',
        company: 'Grundschule Nord',
        salutation: 'mrs',
        streetAndNumber: 'Nordweg 2',
        city: 'Leipzig',
        email: 'nord@schule.example',
        isAlsoCustomerAddress: false,
      },
    });
  });

  it('still contains what was typed when it is opened again, until it is cancelled', async () => {
    const { navigateTo } = await open(`${BILLING}?add=1`);
    fillIn({ Vorname: 'Änne' });
    await navigateTo('/myaccount/addresses/shipping/');
    await navigateTo(`${BILLING}?add=1`);
    expect(screen.getByLabelText<HTMLInputElement>('Vorname').value).toBe('Änne');
    await userEvent.click(screen.getByRole('link', { name: 'Abbrechen' }));
    await navigateTo(BILLING);
    await navigateTo(`${BILLING}?add=1`);
    expect(screen.getByLabelText<HTMLInputElement>('Vorname').value).toBe('');
  });

  it('keeps everything when the session is over, says so with the focus at each attempt, and leads to the login and back', async () => {
    await open(`${BILLING}?add=1`, {
      replies: {
        SaveAddress: () => ({ saveAddress: { __typename: 'SessionExpired', messageKey: 'shop.error.sessionExpired' } }),
      },
    });
    fillIn(NEW);
    await submit();
    const notice = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(notice));
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(notice));
    expect(within(notice).getByRole('link').getAttribute('href')).toBe(
      `/login/?${new URLSearchParams({ origin: `${BILLING}?add=1` })}`,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Vorname').value).toBe('Änne');
  });

  it('offers the customer address to be edited, not to be made what it is', async () => {
    await open(`${BILLING}?edit=own`);
    expect(screen.queryByRole('checkbox', { name: 'Als meine Kundenadresse verwenden' })).toBeNull();
  });
});

describe('a deleted address', () => {
  const rest = anAddressBook({ billing: anAddressBook().billing.slice(0, 1) });
  const removal = (wasInCart = false): ShopReplies => ({
    RemoveAddress: () => ({ removeAddress: { __typename: 'AddressRemoved', wasInCart, book: rest } }),
  });
  const remove = () => userEvent.click(screen.getByRole('button', { name: `Löschen ${OFFICE}` }));
  const notice = () => screen.queryByText(`Gelöscht: ${OFFICE}.`);

  it('is gone at once, and is offered to be restored; the notice is announced and has the focus (ACCT-04)', async () => {
    const { gateway } = await open(BILLING, { replies: removal() });
    await remove();
    await waitFor(() => expect(notice()).not.toBeNull());
    expect(gateway.variablesOf('RemoveAddress')).toEqual([{ addressId: 'office' }]);
    expect(screen.queryByRole('button', { name: /^Löschen/u })).toBeNull();
    expect(notice()?.closest('[role="status"]')).toBeInstanceOf(HTMLElement);
    expect(document.activeElement?.contains(notice())).toBe(true);
  });

  it('is restored with all its fields, and takes the focus (ACCT-04)', async () => {
    const { gateway } = await open(BILLING, { replies: { ...removal(), ...SAVED } });
    await remove();
    await userEvent.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    await waitFor(() => expect(notice()).toBeNull());
    expect(gateway.variablesOf('SaveAddress')).toEqual([
      {
        kind: 'billing',
        address: expect.objectContaining({
          formType: 'companyOrSchool',
          company: 'Grundschule Nord',
          salutation: 'mrs',
          firstname: 'Ada',
          streetAndNumber: 'Nordweg 2',
          email: 'nord@schule.example',
          isAlsoCustomerAddress: false,
        }),
      },
    ]);
    expect(gateway.variablesOf('SaveAddress')[0]).not.toHaveProperty('address.addressId');
    expect(toastsOnPage()).toEqual([expect.stringContaining('Die Adresse ist wieder da.')]);
    expect(document.activeElement?.textContent).toContain('Änne Krüger');
  });

  it('can be restored after a visit to another page, until the notice is closed (ACCT-04)', async () => {
    const { navigateTo } = await open(BILLING, { replies: removal() });
    await remove();
    await waitFor(() => expect(notice()).not.toBeNull());
    await navigateTo('/myaccount/addresses/shipping/');
    expect(notice()).toBeNull();
    await navigateTo(BILLING);
    await userEvent.click(screen.getByRole('button', { name: 'Hinweis schließen' }));
    expect(notice()).toBeNull();
    await navigateTo('/myaccount/addresses/shipping/');
    await navigateTo(BILLING);
    expect(notice()).toBeNull();
  });

  it('cannot be restored after a logout (ACCT-04)', async () => {
    const { navigateTo } = await open(BILLING, { replies: removal() });
    await remove();
    await waitFor(() => expect(notice()).not.toBeNull());
    removeAllDrafts();
    await navigateTo('/myaccount/addresses/shipping/');
    await navigateTo(BILLING);
    expect(notice()).toBeNull();
  });

  it('cannot be restored by another customer who signs in after it in this tab', async () => {
    setVisitorSession('first-1.ada');
    await open(BILLING, { replies: removal() });
    await remove();
    await waitFor(() => expect(notice()).not.toBeNull());
    cleanup();
    setVisitorSession('first-2.ida');
    await open(BILLING, {
      replies: { Me: () => ({ me: aCustomer({ email: 'ida@schule.example', cartId: 'cart-9' }) }) },
    });
    expect(notice()).toBeNull();
  });

  it('that the shop no longer accepts is put into the form of a new address', async () => {
    const refused = {
      __typename: 'FormRefused',
      generalKey: null,
      fieldErrors: [{ field: 'country', messageKey: 'shop.form.error.country', form: null }],
    };
    const { currentPath } = await open(BILLING, {
      replies: { ...removal(), SaveAddress: () => ({ saveAddress: refused }) },
    });
    await remove();
    await userEvent.click(await screen.findByRole('button', { name: 'Wiederherstellen' }));
    await waitFor(() => expect(currentPath()).toBe(`${BILLING}?add=1`));
    expect(screen.getByLabelText<HTMLInputElement>('Straße und Hausnummer').value).toBe('Nordweg 2');
  });

  it.each([
    [true, '/checkout/shipping/'],
    [false, undefined],
  ])('says so if the cart used it: %s', async (wasInCart, href) => {
    await open(BILLING, { replies: removal(wasInCart) });
    await remove();
    await waitFor(() => expect(notice()).not.toBeNull());
    expect(screen.queryByRole('link', { name: 'Zu Lieferung und Rechnung' })?.getAttribute('href')).toBe(href);
  });

  it('is still there if the shop says that it is the customer address by now', async () => {
    await open(BILLING, {
      replies: {
        RemoveAddress: () => ({
          removeAddress: { __typename: 'AddressNotRemoved', messageKey: 'shop.address.isCustomerAddress' },
        }),
      },
    });
    await remove();
    await waitFor(() =>
      expect(toastsOnPage()).toEqual([expect.stringContaining('Diese Adresse gehört zu Ihrem Konto')]),
    );
    expect(screen.getByRole('button', { name: `Löschen ${OFFICE}` })).toBeDefined();
  });
});

describe('the packstations', () => {
  const PATH = '/myaccount/addresses/packing-station/';

  it('begin with the name of the customer address', async () => {
    const { gateway } = await open(`${PATH}?add=1`, {
      replies: {
        SavePackstation: () => ({
          savePackstation: { __typename: 'AddressSaved', addressId: 's1', book: anAddressBook() },
        }),
      },
    });
    expect(screen.getByLabelText<HTMLInputElement>('Vorname').value).toBe('Ada');
    fillIn({ Postnummer: '1234567', 'Nummer der Packstation': '101', Postleitzahl: '20095', Ort: 'Hamburg' });
    await userEvent.click(screen.getByRole('button', { name: 'Packstation speichern' }));
    await waitFor(() =>
      expect(gateway.variablesOf('SavePackstation')).toEqual([
        {
          packstation: expect.objectContaining({
            firstname: 'Ada',
            lastname: 'Nowak',
            postnumber: '1234567',
            packstation: '101',
            city: 'Hamburg',
          }),
        },
      ]),
    );
  });

  it('that are saved already can only be deleted where the shop does not deliver to them', async () => {
    const station = anAddress({
      id: 's1',
      packstationAddress: true,
      street: 'Packstation 101',
      addressAddition: '1234567',
      isCustomerAddress: false,
    });
    await open(`${PATH}?edit=s1`, {
      storefront: 'ch',
      book: anAddressBook({ packstations: [station], offersPackstations: false }),
    });
    expect(screen.queryByRole('link', { name: /^Bearbeiten/u })).toBeNull();
    expect(forms()).toEqual([]);
    expect(screen.getByRole('button', { name: /^Löschen/u })).toBeDefined();
  });

  it('are not offered where the shop does not deliver to them, and the page says so plainly', async () => {
    await open(`${PATH}?add=1`, { storefront: 'ch', book: anAddressBook({ offersPackstations: false }) });
    expect(screen.getByText(/Dieser Shop liefert nicht an Packstationen\./u)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Neue Packstation' })).toBeNull();
    expect(forms()).toEqual([]);
  });
});
