import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { fillIn } from '../../testing/fill-in.ts';
import { openPage } from '../../testing/open-page.tsx';
import { Refused } from '../../testing/scripted-gateway.ts';
import type { ShopReplies } from '../../testing/shop-replies.ts';

const PAGE = '/service/kontakt/';
const [TOPIC, MESSAGE, ADDRESS, NUMBER, SEND] = [
  'Worum geht es?',
  'Ihre Nachricht',
  'E-Mail-Adresse',
  'Bestellnummer (freiwillig)',
  'Nachricht absenden',
];
const TYPED = { [TOPIC]: 'product', [MESSAGE]: 'Gibt es die Hefte auch mit Rand?', [ADDRESS]: 'gerda@schule.example' };
const INPUT = {
  topic: 'product',
  fullName: '',
  email: 'gerda@schule.example',
  phone: '',
  orderNumber: '',
  contactMessage: 'Gibt es die Hefte auch mit Rand?',
  images: [],
  wantsCopy: false,
  honeypot: '',
};
const START = { key: 'key-1', fullName: null, email: null, phone: null, orderId: null, copyTo: null };
const ADA = { fullName: 'Ada Nowak', email: 'ada@schule.example', phone: '0221 4711', copyTo: 'ada@schule.example' };
const RECEIPT = {
  __typename: 'ContactReceipt',
  ticketNumber: '500000001',
  receivedAt: '2026-11-23T09:15:00.000Z',
  answerBy: '2026-11-24',
  copyTo: null,
};

const starting = (start: object = {}, more: ShopReplies = {}): ShopReplies => ({
  Page: () => ({ page: { __typename: 'PageNotFound', path: PAGE } }),
  ContactForm: () => ({ contactForm: { ...START, ...start } }),
  SendContactRequest: () => ({ sendContactRequest: RECEIPT }),
  ...more,
});
const press = () => userEvent.click(screen.getByRole('button', { name: SEND }));
const form = () => within(screen.getByRole('form', { name: 'Schreiben Sie uns' }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('stands alone where editors wrote nothing, and leads to the number of the request (SVC-04)', async () => {
  const { gateway, currentPath } = await openPage(PAGE, { replies: starting() });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kontakt');
  fillIn(TYPED);
  await press();
  expect(await screen.findByRole('heading', { name: 'Ihre Nachricht ist angekommen' })).toBeTruthy();
  expect(screen.getByText('500000001')).toBeTruthy();
  expect(screen.getByText('Wir antworten bis Di, 24. November.')).toBeTruthy();
  expect([gateway.variablesOf('SendContactRequest'), currentPath()]).toEqual([
    [{ key: 'key-1', input: INPUT }],
    `${PAGE}eingang/`,
  ]);
});

it('keeps what was typed without a reply, and is then sent as the same request', async () => {
  let isLost = true;
  const { gateway } = await openPage(PAGE, {
    replies: starting(
      {},
      {
        SendContactRequest: () => {
          if (isLost) throw new Refused({ classification: 'INTERNAL_ERROR' });
          return { sendContactRequest: RECEIPT };
        },
      },
    ),
  });
  fillIn(TYPED);
  await press();
  expect(await form().findByText(/Sie kommt nur einmal an/u)).toBeTruthy();
  expect(field(MESSAGE)).toBe(TYPED[MESSAGE]);
  isLost = false;
  await press();
  expect(await screen.findByRole('heading', { name: 'Ihre Nachricht ist angekommen' })).toBeTruthy();
  expect(gateway.variablesOf('SendContactRequest')).toEqual([1, 2].map(() => ({ key: 'key-1', input: INPUT })));
});

it('says where telephone and e-mail stand when there are too many, and keeps what was typed', async () => {
  const refused = { __typename: 'FormRefused', fieldErrors: [], generalKey: 'shop.contact.tooMany' };
  await openPage(PAGE, { replies: starting({}, { SendContactRequest: () => ({ sendContactRequest: refused }) }) });
  fillIn(TYPED);
  await press();
  expect(await form().findByText(/Telefonnummer und Adresse stehen auf dieser Seite/u)).toBeTruthy();
  expect([field(MESSAGE), field(ADDRESS)]).toEqual([TYPED[MESSAGE], TYPED[ADDRESS]]);
});

it('asks for topic, message and address, and for nothing else', async () => {
  const { gateway } = await openPage(PAGE, { replies: starting() });
  await press();
  await waitFor(() =>
    expect(
      form()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Bitte wählen Sie, worum es geht.',
      'Bitte schreiben Sie Ihre Nachricht.',
      'Bitte geben Sie Ihre E-Mail-Adresse an.',
      'Datenschutzerklärung',
    ]),
  );
  expect(gateway.variablesOf('SendContactRequest')).toEqual([]);
  for (const label of [TOPIC, MESSAGE, ADDRESS])
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
});

it('chooses the order of the link among a customer’s own, and offers a copy to their address only (UPQ-14)', async () => {
  const total = { amount: 1_098, currency: 'EUR', text: '10,98 €' };
  const { gateway } = await openPage(`${PAGE}?order=400000001`, {
    replies: starting(
      { ...ADA, orderId: '400000001' },
      {
        RecentOrders: () => ({
          recentOrders: [{ orderId: '400000001', orderedAt: '2026-11-20T09:00:00.000Z', status: 'received', total }],
        }),
      },
    ),
  });
  expect(gateway.variablesOf('ContactForm')).toEqual([{ order: '400000001' }]);
  expect([field(TOPIC), field('Vor- und Nachname (freiwillig)'), field(ADDRESS)]).toEqual([
    'order',
    'Ada Nowak',
    'ada@schule.example',
  ]);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /400000001/u }).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Kopie an mich (ada@schule.example)' }));
  fillIn({ [MESSAGE]: 'Wo ist es?' });
  await press();
  await waitFor(() =>
    expect(gateway.variablesOf('SendContactRequest')).toMatchObject([
      { input: { orderNumber: '400000001', wantsCopy: true, phone: '0221 4711' } },
    ]),
  );
});

it('types the number of a link that the shop does not know, and offers no copy', async () => {
  await openPage(`${PAGE}?order=400000002`, { replies: starting() });
  expect(field(NUMBER)).toBe('400000002');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('has a field that robots fill in and nobody else reaches', async () => {
  const { gateway } = await openPage(PAGE, { replies: starting() });
  const trap = document.querySelector<HTMLInputElement>('input[name="subject"]');
  expect([trap?.tabIndex, trap?.autocomplete, trap?.closest('[aria-hidden="true"]') !== null]).toEqual([
    -1,
    'off',
    true,
  ]);
  if (trap !== null) await userEvent.type(trap, 'x');
  fillIn(TYPED);
  await press();
  await waitFor(() => expect(gateway.variablesOf('SendContactRequest')).toMatchObject([{ input: { honeypot: 'x' } }]));
});
