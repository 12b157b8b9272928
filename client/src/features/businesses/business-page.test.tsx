import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';

const REGISTER = '/api/register-business-action/';
const LISTS = {
  businessLists: {
    jobTitles: [{ code: 'OFFICE', name: 'Sekretariat' }],
    industries: [{ code: '85', name: 'Schulen' }],
  },
};

/** The upload of a file: replies at once, as the test says. */
let uploadReply: object | undefined = { successfull: true, name: 'Nachweis.pdf' };
class UploadRequest {
  readonly upload = {};
  onload?: () => void;
  onerror?: () => void;
  status = 200;
  responseText = '';
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(): void {
    this.responseText = JSON.stringify(uploadReply ?? {});
    if (uploadReply === undefined) this.onerror?.();
    else this.onload?.();
  }
}

beforeEach(() => {
  uploadReply = { successfull: true, name: 'Nachweis.pdf' };
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (reply: unknown = { successfull: true }) =>
  openPage('/myaccount/register/', {
    storefront: 'b2b-de',
    replies: { IsEmailFree: () => ({ isEmailFree: true }), BusinessLists: () => LISTS, [REGISTER]: () => reply },
  });
const form = () => within(screen.getByRole('form', { name: 'Einrichtung registrieren' }));
const choose = (name = 'Nachweis.pdf'): void =>
  void fireEvent.change(form().getByLabelText('Nachweis der Einrichtung oder Firma'), {
    target: { files: [new File(['%PDF'], name, { type: 'application/pdf' })] },
  });
const submit = () => userEvent.click(form().getByRole('button', { name: 'Registrierung absenden' }));
const problems = () =>
  within(form().getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const fill = (): void =>
  fillIn({
    'Name der Einrichtung oder Firma': 'Grundschule am Anger',
    'Straße und Hausnummer': 'Am Anger 1',
    Postleitzahl: '10115',
    Ort: 'Berlin',
    Anrede: 'mrs',
    Vorname: 'Frieda',
    Nachname: 'Frisch',
    Branche: '85',
    'Ihre Aufgabe': 'OFFICE',
    'E-Mail-Adresse': 'buero@anger.example',
    Passwort: 'Kreide7',
    'Passwort wiederholen': 'Kreide7',
  });

describe('the registration of an institution', () => {
  it('sends what was typed once the certificate is there, and then says what happens next (AUTH-12)', async () => {
    const { gateway } = await open();
    fill();
    choose();
    await form().findByText('Übertragen');
    await submit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ihre Registrierung ist angekommen' })).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringContaining('Kundennummer per E-Mail')]),
    );
    expect(gateway.variablesOf(REGISTER)).toMatchObject([
      {
        formData: {
          email: 'buero@anger.example',
          billingAddress: { formType: 'companyOrSchool', company: 'Grundschule am Anger', city: 'Berlin' },
          business: { jobTitleCode: 'OFFICE', primaryIndustryGroupCode: '85' },
        },
      },
    ]);
  });

  it('offers the lists of jobs and industries (ACCT-07)', async () => {
    await open();
    const options = (label: string) =>
      [...form().getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
    expect([options('Branche'), options('Ihre Aufgabe')]).toEqual([
      ['Bitte wählen', 'Schulen'],
      ['Bitte wählen', 'Sekretariat'],
    ]);
  });

  it('is not sent without a certificate, or while one is on its way', async () => {
    const { gateway } = await open();
    fill();
    await submit();
    expect(problems()).toEqual(['Bitte wählen Sie eine Datei aus.']);
    uploadReply = undefined;
    choose();
    await form().findByText('Die Übertragung brach ab.');
    await submit();
    expect(problems()).toEqual([expect.stringContaining('Eine Datei ist noch nicht bei uns.')]);
    expect(gateway.variablesOf(REGISTER)).toEqual([]);
  });

  it('loses nothing that was typed when an upload breaks, and sends the file again on request', async () => {
    await open();
    fill();
    uploadReply = undefined;
    choose();
    await form().findByText('Die Übertragung brach ab.');
    uploadReply = { successfull: true, name: 'Nachweis.pdf' };
    await userEvent.click(form().getByRole('button', { name: 'Noch einmal senden' }));
    await form().findByText('Übertragen');
    expect(form().getByLabelText('Name der Einrichtung oder Firma')).toHaveProperty('value', 'Grundschule am Anger');
  });

  it('says at the field why the shop did not take a file', async () => {
    await open();
    uploadReply = { successfull: false, errorMessage: 'shop.upload.mismatch' };
    choose('foto.pdf');
    await waitFor(() =>
      expect(form().getByLabelText('Nachweis der Einrichtung oder Firma').getAttribute('aria-invalid')).toBe('true'),
    );
    expect(form().getAllByText(/Der Inhalt der Datei passt nicht zu ihrem Namen/u).length).toBeGreaterThan(0);
  });

  it('asks for the certificate again when the shop no longer has it', async () => {
    await open({
      successfull: false,
      fieldErrors: [{ fieldName: 'certificate', errorMessage: 'shop.upload.required' }],
    });
    fill();
    choose();
    await form().findByText('Übertragen');
    await submit();
    await waitFor(() => expect(problems()).toEqual(['Bitte wählen Sie eine Datei aus.']));
    expect(form().queryByText('Übertragen')).toBeNull();
  });
});

it('is offered by the login of the business shop, which also says where the customer number stands (ACCT-06)', async () => {
  await openPage('/login/', { storefront: 'b2b-de' });
  const hrefOf = (name: string) => within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('Einrichtung registrieren'), hrefOf('Wo steht die Kundennummer?')]).toEqual([
    '/myaccount/register/',
    '/myaccount/customernumber/',
  ]);
});
