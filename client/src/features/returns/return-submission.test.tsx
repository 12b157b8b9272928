import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import { aReturnDraft, aReturnFlow, aSubmittedReturn, returnReplies } from '../../testing/a-return.ts';
import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import { Refused } from '../../testing/scripted-gateway.ts';

const CONFIRM = '/myaccount/returns/confirm/';
const SUBMIT = 'SubmitReturn';
const CONTACT = { salutation: 'mrs', firstName: 'Gerda', lastName: 'Gast', email: 'gerda@schule.example' };
const IMAGE = { id: 'image-1', itemId: 'line-1', name: 'riss.jpg', preview: 'data:image/webp;base64,AA==' };

beforeEach(() => sessionStorage.clear());

/** A return that is ready, with one scripted reply per press. `undefined` loses the reply; `isSubmitted` says what the shop has then. */
const open = async ({
  outcomes,
  isSubmitted = false,
  contact = {},
}: {
  readonly outcomes: readonly unknown[];
  readonly isSubmitted?: boolean;
  readonly contact?: object;
}) => {
  const left = [...outcomes];
  let over = false;
  const ready = aReturnFlow({ draft: aReturnDraft(), images: [IMAGE] });
  const done = aReturnFlow({ submitted: aSubmittedReturn() });
  return openPage(CONFIRM, {
    replies: {
      ...returnReplies(ready),
      ReturnContact: () => ({
        returnContact: { salutation: '', firstName: '', lastName: '', email: '', phone: '', ...contact },
      }),
      ReturnFlow: () => ({ returnFlow: over ? done : ready }),
      [SUBMIT]: () => {
        const outcome = left.shift();
        over =
          isSubmitted ||
          (typeof outcome === 'object' &&
            outcome !== null &&
            '__typename' in outcome &&
            outcome.__typename === 'ReturnSubmitted');
        if (outcome === undefined) throw new Refused({ classification: 'INTERNAL_ERROR' });
        return { submitReturn: outcome };
      },
    },
  });
};

const submitted = { __typename: 'ReturnSubmitted', submitted: aSubmittedReturn() };
const press = () => userEvent.click(screen.getByRole('button', { name: 'Rücksendung anmelden' }));
const fillInContact = async (): Promise<void> => {
  await userEvent.selectOptions(screen.getByLabelText('Anrede'), 'mrs');
  fillIn({ Vorname: 'Gerda', Nachname: 'Gast' });
  fillIn({ 'E-Mail-Adresse': 'gerda@schule.example' });
};

describe('the last step of a return', () => {
  it('shows everything that was chosen, each part with a link to its step', async () => {
    await open({ outcomes: [] });
    const main = within(screen.getByRole('main'));
    for (const words of [
      'Schreibheft',
      '2 Stück',
      'Grund: Beschädigt angekommen',
      'Ein Riss',
      'Geld zurück',
      'DHL, 1 Paket',
    ])
      expect(main.getByText(words)).toBeTruthy();
    expect(main.getByRole('img', { name: 'Foto riss.jpg' }).getAttribute('src')).toBe(IMAGE.preview);
    expect(main.getAllByRole('link', { name: /^Ändern/u }).map((link) => link.getAttribute('href'))).toEqual([
      '/myaccount/returns/productselection/?order=hash-1',
      '/myaccount/returns/regulations/',
      '/myaccount/returns/carrier/',
    ]);
  });

  it('needs salutation, names and e-mail address, and no telephone number (RETURN-08)', async () => {
    const { gateway } = await open({ outcomes: [submitted] });
    await press();
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(4);
    expect(gateway.variablesOf(SUBMIT)).toEqual([]);
    await fillInContact();
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Ihre Rücksendung ist angemeldet' });
    expect(gateway.variablesOf(SUBMIT)).toEqual([{ order: 'hash-1', contact: CONTACT }]);
  });

  it('knows the contact of a visitor who is signed in (RETURN-08)', async () => {
    const { gateway } = await open({ outcomes: [submitted], contact: { ...CONTACT, phone: '030 4711' } });
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Ihre Rücksendung ist angemeldet' });
    expect(gateway.variablesOf(SUBMIT)).toEqual([{ order: 'hash-1', contact: { ...CONTACT, phone: '030 4711' } }]);
  });
});

describe('a submitted return', () => {
  it('shows its number, its label and what to do next; nothing typed stays in the tab', async () => {
    const { currentPath } = await open({ outcomes: [submitted], contact: CONTACT });
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Ihre Rücksendung ist angemeldet' });
    expect(screen.getByText('700000001')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Etikett öffnen (DHL, PDF)' })).toHaveProperty('rel', 'noreferrer');
    expect(screen.getAllByText(/Wir erstatten den Betrag\./u)).not.toEqual([]);
    expect(currentPath()).toBe(`${CONFIRM}?done=1`);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:return'))).toEqual([]);
  });

  it('makes what pages have shown of orders out of date', async () => {
    const { client } = await open({ outcomes: [submitted], contact: CONTACT });
    const shown = [
      ['LookedUpOrder', {}],
      ['OrderDetails', { orderId: '400000001' }],
    ];
    shown.forEach((queryKey) => client.setQueryData(queryKey, {}));
    await press();
    await screen.findByRole('heading', { level: 1, name: 'Ihre Rücksendung ist angemeldet' });
    expect(shown.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true]);
  });

  it('is shown after its reply was lost, and not submitted again', async () => {
    const { gateway } = await open({ outcomes: [undefined], isSubmitted: true, contact: CONTACT });
    await press();
    expect(await screen.findByText('700000001')).toBeTruthy();
    expect(gateway.variablesOf(SUBMIT)).toHaveLength(1);
  });
});

describe('a return that is not submitted', () => {
  it.each([
    ['in the shop’s own words', 'Bitte rufen Sie uns an: 0800 728 7360.', 'Bitte rufen Sie uns an: 0800 728 7360.'],
    ['in general words', null, /^Wir konnten Ihre Rücksendung nicht annehmen\./u],
  ])('says why the shop refuses it, %s, and keeps the contact (RETURN-09)', async (_, text, words) => {
    await open({ outcomes: [{ __typename: 'ReturnRefused', refusal: 'shop.return.refused', text }], contact: CONTACT });
    await press();
    await waitFor(() => expect(within(screen.getByRole('main')).getByRole('alert')).toBeTruthy());
    expect(within(within(screen.getByRole('main')).getByRole('alert')).getByText(words)).toBeTruthy();
    expect(screen.getByLabelText('Vorname')).toHaveProperty('value', 'Gerda');
  });

  it.each([
    [
      'carrier',
      'shop.return.carrierGone',
      'Diese Art der Rücksendung bieten wir nicht mehr an. Bitte wählen Sie eine andere.',
    ],
    [
      'regulation',
      'shop.return.regulationGone',
      'Was Sie statt der Ware möchten, bieten wir nicht mehr an. Bitte wählen Sie neu.',
    ],
  ])('names the %s that is gone, leads to its step, and keeps the contact', async (field, messageKey, words) => {
    await open({
      outcomes: [{ __typename: 'FormRefused', generalKey: null, fieldErrors: [{ field, messageKey }] }],
      contact: CONTACT,
    });
    await press();
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('link', { name: words }));
    expect(document.activeElement).toHaveProperty('id', `field-${field}`);
    expect(document.activeElement?.getAttribute('href')).toBe(
      `/myaccount/returns/${field === 'carrier' ? 'carrier' : 'regulations'}/`,
    );
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.getByLabelText('Vorname')).toHaveProperty('value', 'Gerda');
  });

  it('says so after a failure, and is submitted by the next press', async () => {
    const { gateway } = await open({ outcomes: [undefined, submitted], contact: CONTACT });
    await press();
    await waitFor(() => expect(within(screen.getByRole('main')).getByRole('alert')).toBeTruthy());
    await press();
    expect(await screen.findByText('700000001')).toBeTruthy();
    expect(gateway.variablesOf(SUBMIT)).toHaveLength(2);
  });
});
