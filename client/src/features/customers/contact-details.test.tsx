import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { saveDraft, readDraft } from '../../platform/forms/form-draft.ts';
import { readyFacts } from '../../testing/a-checkout.ts';
import { anAccount } from '../../testing/an-account.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { aCustomer, me } from '../../testing/me.ts';
import { openPage } from '../../testing/open-page.tsx';
import type { ShopReplies } from '../../testing/shop-replies.ts';
import { storedIn } from '../../testing/stored-in.ts';
import { toastsOnPage } from '../../testing/toasts-on-page.ts';
import { setVisitorSession } from '../../testing/visitor-session.ts';

const SAVED = 'Ihre Angaben sind gespeichert.';

const BUSINESS: ShopReplies = {
  BusinessLists: () => ({
    businessLists: {
      jobTitles: [
        { code: 'OFFICE', name: 'Sekretariat' },
        { code: 'HEAD', name: 'Leitung' },
      ],
      industries: [{ code: '85', name: 'Schulen' }],
    },
  }),
  BusinessDetails: () => ({
    businessDetails: {
      jobTitleCode: 'OFFICE',
      primaryIndustryGroupCode: '85',
      vatRegistrationNo: 'DE811200100',
      numberOfEmployees: 24,
    },
  }),
};

const account = (replies: ShopReplies = {}, storefront: 'de' | 'ch' | 'b2b-de' = 'de') =>
  openPage('/myaccount/contact-details/', {
    storefront,
    replies: {
      Me: () => ({ me: aCustomer() }),
      CheckoutFacts: () => ({ checkoutFacts: readyFacts() }),
      Account: () => ({ account: anAccount() }),
      ...BUSINESS,
      ...replies,
    },
  });

const form = (name: string) => within(screen.getByRole('form', { name }));
const press = (name: string, button: string) => userEvent.click(form(name).getByRole('button', { name: button }));
const refused = (field: string, messageKey: string) => ({
  __typename: 'FormRefused',
  generalKey: null,
  fieldErrors: [{ field, messageKey }],
});

describe('the contact details', () => {
  it('show what the shop knows about the customer', async () => {
    await account(
      { Account: () => ({ account: anAccount({ company: 'Kita Sonnenschein', customerNumber: '200100' }) }) },
      'b2b-de',
    );
    expect(form('Zur Person').getByLabelText('Vorname')).toHaveProperty('value', 'Ada');
    expect(form('Zur Person').getByLabelText('Name der Einrichtung oder Firma')).toHaveProperty(
      'value',
      'Kita Sonnenschein',
    );
    expect(form('E-Mail-Adresse').getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'ada@schule.example');
    expect(form('Telefon').getByLabelText(/Telefon/u)).toHaveProperty('value', '030 4711');
    expect(screen.getByRole('row', { name: 'Kundennummer 200100' })).toBeTruthy();
  });

  it('save a changed name, which the header shows at once (ACCT-01)', async () => {
    const { gateway } = await account({
      ChangeAccountData: ({ input }) => ({ changeAccountData: { __typename: 'Account', ...anAccount(Object(input)) } }),
    });
    fillIn({ Vorname: 'Adele' });
    await press('Zur Person', 'Angaben speichern');
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringContaining(SAVED)]));
    expect(gateway.variablesOf('ChangeAccountData')).toEqual([
      { input: { salutation: 'mrs', firstName: 'Adele', lastName: 'Nowak', company: '' } },
    ]);
    expect(within(screen.getByRole('navigation', { name: 'Ihr Konto' })).getByText('Adele')).toBeTruthy();
    expect(storedIn(localStorage)).toMatchObject({ firstName: 'Adele' });
    expect(readDraft('account-data')).toBeUndefined();
  });

  it('change what a business says about itself, on the business shop only (ACCT-07)', async () => {
    const changed = {
      jobTitleCode: 'HEAD',
      primaryIndustryGroupCode: '85',
      vatRegistrationNo: 'DE811200100',
      numberOfEmployees: 31,
    };
    const { gateway } = await account(
      {
        ChangeBusinessDetails: () => ({
          changeBusinessDetails: { __typename: 'BusinessDetailsChanged', business: changed },
        }),
      },
      'b2b-de',
    );
    const fields = form('Ihre Einrichtung');
    expect(fields.getByLabelText('Ihre Aufgabe')).toHaveProperty('value', 'OFFICE');
    await userEvent.selectOptions(fields.getByLabelText('Ihre Aufgabe'), 'HEAD');
    await userEvent.clear(fields.getByLabelText(/Zahl der Beschäftigten/u));
    await userEvent.type(fields.getByLabelText(/Zahl der Beschäftigten/u), '31');
    await press('Ihre Einrichtung', 'Angaben zur Einrichtung speichern');
    await waitFor(() => expect(toastsOnPage()).toEqual([expect.stringContaining(SAVED)]));
    expect(gateway.variablesOf('ChangeBusinessDetails')).toEqual([{ input: changed }]);
  });

  it('ask consumers for no institution', async () => {
    await account();
    expect(screen.queryByRole('form', { name: 'Ihre Einrichtung' })).toBeNull();
  });

  it('save the e-mail address and the telephone number by forms of their own', async () => {
    const { gateway } = await account({
      ChangeEmail: () => ({ changeEmail: { __typename: 'Account', ...anAccount({ email: 'umzug@schule.example' }) } }),
      ChangePhone: () => ({ changePhone: { __typename: 'Account', ...anAccount({ phone: '' }) } }),
    });
    await userEvent.clear(form('E-Mail-Adresse').getByLabelText('E-Mail-Adresse'));
    await userEvent.type(form('E-Mail-Adresse').getByLabelText('E-Mail-Adresse'), 'umzug@schule.example');
    await userEvent.type(form('E-Mail-Adresse').getByLabelText('Ihr Passwort'), 'geheim');
    await press('E-Mail-Adresse', 'E-Mail-Adresse speichern');
    await userEvent.clear(form('Telefon').getByLabelText(/Telefon/u));
    await press('Telefon', 'Telefon speichern');
    await waitFor(() => expect(gateway.variablesOf('ChangePhone')).toEqual([{ phone: '' }]));
    expect(gateway.variablesOf('ChangeEmail')).toEqual([
      { input: { email: 'umzug@schule.example', password: 'geheim' } },
    ]);
    expect(form('E-Mail-Adresse').getByLabelText('Ihr Passwort')).toHaveProperty('value', '');
    expect(gateway.variablesOf('ChangeAccountData')).toEqual([]);
  });

  it('show the shop’s errors at their fields, and lose nothing that was typed', async () => {
    await account({ ChangeEmail: () => ({ changeEmail: refused('email', 'vue.form.error.email.notUnique') }) });
    const field = form('E-Mail-Adresse').getByLabelText('E-Mail-Adresse');
    await userEvent.clear(field);
    await userEvent.type(field, 'taken@schule.example');
    await userEvent.type(form('E-Mail-Adresse').getByLabelText('Ihr Passwort'), 'geheim');
    await press('E-Mail-Adresse', 'E-Mail-Adresse speichern');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field).toHaveProperty('value', 'taken@schule.example');
    expect(toastsOnPage()).toEqual([]);
  });

  it('are not sent while something is missing (FORM-10)', async () => {
    const { gateway } = await account({}, 'b2b-de');
    await userEvent.clear(form('Zur Person').getByLabelText('Nachname'));
    await press('Zur Person', 'Angaben speichern');
    expect(
      ['Name der Einrichtung oder Firma', 'Nachname', 'Vorname'].map((label) =>
        form('Zur Person').getByLabelText(label).getAttribute('aria-invalid'),
      ),
    ).toEqual(['true', 'true', null]);
    expect(gateway.variablesOf('ChangeAccountData')).toEqual([]);
  });

  it('say so if the session was revoked, and keep what was typed (ERR-06)', async () => {
    await account({
      ChangeAccountData: () => ({
        changeAccountData: { __typename: 'FormRefused', generalKey: 'shop.error.securityLogout', fieldErrors: [] },
      }),
    });
    fillIn({ Vorname: 'Adele' });
    await press('Zur Person', 'Angaben speichern');
    await waitFor(() =>
      expect(form('Zur Person').getByRole('alert').textContent).toContain(
        'Wir haben Sie zu Ihrer Sicherheit abgemeldet.',
      ),
    );
    expect(form('Zur Person').getByLabelText('Vorname')).toHaveProperty('value', 'Adele');
    expect(readDraft('account-data')).toMatchObject({ firstName: 'Adele' });
  });
});

it('leads to the login if the shop has ended the session meanwhile', async () => {
  const { currentPath } = await account({ Account: () => ({ account: null }) });
  expect(currentPath()).toBe('/login/');
});

describe('the copy of one’s data', () => {
  it('is posted by the browser itself, with and without scripts', async () => {
    await account();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Daten als Datei laden' });
    expect([button.form?.getAttribute('action'), button.form?.method]).toEqual(['/forms/account-copy', 'post']);
  });
});

describe('the deletion of the account', () => {
  const confirm = async () => {
    await userEvent.type(form('Kundenkonto löschen').getByLabelText('Ihr Passwort'), 'kreide');
    await userEvent.click(form('Kundenkonto löschen').getByRole('checkbox'));
    await press('Kundenkonto löschen', 'Konto endgültig löschen');
  };

  it.each([
    ['de', 'Rechnungen müssen wir 8 Jahre lang aufbewahren (§ 147 AO, § 257 HGB).'],
    ['ch', 'Rechnungen müssen wir 10 Jahre lang aufbewahren (Art. 958f OR).'],
  ] as const)('says on %s what is deleted and what stays', async (storefront, words) => {
    await account({}, storefront);
    expect(screen.getByText(new RegExp(words.replaceAll(/[().]/gu, '\\$&'), 'u'))).toBeTruthy();
    expect(
      screen.getByText(/^Gelöscht werden Ihre Angaben, Ihr Passwort, Ihre Adressen und Ihr Warenkorb\./u),
    ).toBeTruthy();
  });

  it('is confirmed by the password and a tick', async () => {
    const { gateway } = await account();
    await press('Kundenkonto löschen', 'Konto endgültig löschen');
    expect(form('Kundenkonto löschen').getByLabelText('Ihr Passwort').getAttribute('aria-invalid')).toBe('true');
    expect(form('Kundenkonto löschen').getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
    expect(gateway.variablesOf('DeleteAccount')).toEqual([]);
  });

  it('leaves the customer signed out, with nothing of theirs in the browser', async () => {
    let visitor = aCustomer();
    saveDraft('account-data', { firstName: 'Adele' });
    const { gateway, currentPath } = await account({
      Me: () => ({ me: visitor }),
      DeleteAccount: () => {
        visitor = me();
        setVisitorSession('next-2');
        return { deleteAccount: { __typename: 'AccountDeleted', messageKey: 'shop.account.deleted' } };
      },
    });
    await confirm();
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(gateway.variablesOf('DeleteAccount')).toEqual([{ input: { password: 'kreide', isSure: true } }]);
    expect(toastsOnPage()).toContainEqual(expect.stringContaining('Ihr Kundenkonto ist gelöscht.'));
    expect([storedIn(sessionStorage), storedIn(localStorage)].map(Object.keys)).toEqual([[], ['lastPostedVisitor']]);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Anmelden' })).toBeTruthy());
  });

  it('waits for the payment of an order, and says so', async () => {
    await account({
      DeleteAccount: () => ({
        deleteAccount: { __typename: 'FormRefused', generalKey: 'shop.account.unpaidOrder', fieldErrors: [] },
      }),
    });
    await confirm();
    await waitFor(() =>
      expect(form('Kundenkonto löschen').getByRole('alert').textContent).toContain('wartet noch auf die Zahlung'),
    );
  });
});
