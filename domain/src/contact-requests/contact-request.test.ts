import { describe, expect, it } from 'vitest';
import type { Customers } from '../customers/customers.port.ts';
import { LOOKED_UP_ORDER } from '../orders/looked-up-order.slot.ts';
import { SessionRevoked } from '../sessions/session-revoked.ts';
import { invalidForm } from '../shared/field-errors.ts';
import { granted, refused } from '../shared/result.ts';
import { aContactRequest } from '../testing/a-contact-request.ts';
import { aCustomer, anAnonymousShopper, aShopper } from '../testing/a-shopper.ts';
import { aVisit, remembered } from '../testing/a-visit.ts';
import { countingIds } from '../testing/counting-ids.ts';
import { portWith } from '../testing/port-with.ts';
import { contactFormErrors } from './contact-request-rules.ts';
import { CONTACT_REQUEST } from './contact-request.slot.ts';
import { answerBy, type ContactForm, type ContactOrder, type ContactRequest } from './contact-request.ts';
import type { ContactRequests } from './contact-requests.port.ts';
import { sendContactRequest } from './send-contact-request.ts';
import { openContactRequest, startContactRequest } from './start-contact-request.ts';

const RECEIPT = { ticketNumber: '500000001', receivedAt: '2026-08-03T10:00:00Z', answerBy: '2026-08-04' };
const LOOKED_UP = remembered(LOOKED_UP_ORDER, { orderId: '400000001', zipCode: '10115' });
const customers = portWith<Customers>({ current: async () => aCustomer() });

describe('the page of the contact form', () => {
  it('has a key, which the browser remembers with the receipt of the last request', () => {
    const visit = aVisit();
    const ids = countingIds();
    expect(openContactRequest({ ids }, visit)).toEqual({ key: 'id-1' });
    expect(openContactRequest({ ids }, visit)).toEqual({ key: 'id-1' });
    visit.write(CONTACT_REQUEST, { key: 'key-2', receipt: RECEIPT });
    expect(openContactRequest({ ids }, visit)).toEqual({ key: 'key-2', receipt: RECEIPT });
  });

  const startingWith = (visit = aVisit()) => {
    const asked: (ContactOrder | undefined)[] = [];
    const contactRequests = {
      startData: async (_shopper: unknown, order?: ContactOrder) => {
        asked.push(order);
        return { orderId: order?.orderId };
      },
    };
    return { asked, start: startContactRequest({ contactRequests, customers }, visit) };
  };

  it.each([undefined, '400000001', 'no id at all, and too long to be one'])(
    'asks nothing about visitors who have proved nothing: order %s',
    async (order) => {
      const { asked, start } = startingWith(aVisit(anAnonymousShopper()));
      expect(await start(order)).toEqual({});
      expect(asked).toEqual([]);
    },
  );

  it('proves an order by the postcode with which this browser has looked it up (UPQ-14)', async () => {
    const { asked, start } = startingWith(aVisit(anAnonymousShopper(), LOOKED_UP));
    await start('400000001');
    await start('400000002');
    expect(asked).toEqual([{ orderId: '400000001', zipCode: '10115' }]);
  });

  it('asks about a customer and their order (UPQ-14)', async () => {
    const { asked, start } = startingWith(aVisit(aShopper({ loginState: 'customer' })));
    await start(undefined);
    await start('400000002');
    expect(asked).toEqual([undefined, { orderId: '400000002' }]);
  });
});

const sending = (visit = aVisit(), send: ContactRequests['send'] = async () => granted(RECEIPT)) => {
  const sent: { readonly key: string; readonly request: ContactRequest; readonly as: string }[] = [];
  const contactRequests: Pick<ContactRequests, 'send'> = {
    send: (shopper, request, key) => {
      sent.push({ key, request, as: shopper.loginState });
      return send(shopper, request, key);
    },
  };
  return { sent, visit, send: sendContactRequest({ contactRequests, customers, ids: countingIds() }, visit) };
};

describe('a request that was sent', () => {
  it('leaves its receipt in the browser, and another key for the next one (UPM-33)', async () => {
    const { visit, send } = sending();
    expect(await send('key-0', aContactRequest())).toEqual(granted(RECEIPT));
    expect(visit.read(CONTACT_REQUEST)).toEqual({ key: 'id-1', receipt: RECEIPT });
  });

  it('is the same one if the same words come from the same page again', async () => {
    const { sent, send } = sending();
    await send('key-0', aContactRequest());
    await send('key-0', aContactRequest({ fullName: ' Gerda  Gast ' }));
    const { topic, ...rest } = aContactRequest();
    await send('key-0', { ...rest, topic });
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    await send('key-1', aContactRequest());
    await send('key-0', aContactRequest({ contactMessage: 'Noch etwas.' }));
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  });

  it('has one line for everything that stands in the head of a mail', async () => {
    const { sent, send } = sending();
    await send(
      'key-0',
      aContactRequest({
        fullName: 'Gerda\r\nBcc: alle@schule.example',
        email: 'gerda@schule.example\r\n',
        orderNumber: '1\n2',
        contactMessage: ' Zwei\r\nZeilen ',
      }),
    );
    expect(sent[0]?.request).toMatchObject({
      fullName: 'Gerda Bcc: alle@schule.example',
      email: 'gerda@schule.example',
      orderNumber: '1 2',
      contactMessage: 'Zwei\nZeilen',
    });
  });

  it('carries the postcode of an order that was looked up, however its number is typed', async () => {
    const { sent, send } = sending(aVisit(anAnonymousShopper(), LOOKED_UP));
    await send('key-0', aContactRequest({ orderNumber: 'Bestellnummer: 400 000 001' }));
    await send('key-0', aContactRequest({ orderNumber: '400000002' }));
    await send('key-0', aContactRequest());
    expect(sent.map(({ request }) => request.zipCode)).toEqual(['10115', undefined, undefined]);
  });

  it('arrives although the shop ends the session meanwhile', async () => {
    const visit = aVisit(aShopper({ loginState: 'customer' }));
    const { sent, send } = sending(visit, async ({ loginState }) => {
      if (loginState !== 'customer') return granted(RECEIPT);
      visit.revoke();
      throw new SessionRevoked('send');
    });
    expect((await send('key-0', aContactRequest({ wantsCopy: true }))).ok).toBe(true);
    expect(sent.map(({ as }) => as)).toEqual(['customer', 'logged-out']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('that the shop refuses leaves nothing in the browser', async () => {
    const { visit, send } = sending(aVisit(), async () => refused(invalidForm([])));
    expect(await send('key-0', aContactRequest())).toEqual(refused(invalidForm([])));
    expect(visit.slotNames()).toEqual([]);
  });

  it('is not sent if it is incomplete', async () => {
    const { sent, send } = sending();
    const empty: ContactForm = { ...aContactRequest(), topic: '', contactMessage: '\n', email: '' };
    expect(await send('key-0', empty)).toEqual(
      refused(
        invalidForm([
          { field: 'topic', message: 'shop.form.error.choice' },
          { field: 'contactMessage', message: 'vue.form.error.requiredField' },
          { field: 'email', message: 'vue.form.error.requiredField' },
        ]),
      ),
    );
    expect(sent).toEqual([]);
  });
});

it.each([
  ['1,500 letters', { contactMessage: 'ж'.repeat(1_500) }, []],
  ['a letter more', { contactMessage: 'ж'.repeat(1_501) }, ['contactMessage']],
  ['neither name nor number', { fullName: '', phone: '', orderNumber: '' }, []],
  ['a long name', { fullName: 'x'.repeat(72) }, ['fullName']],
  ['words in place of a number', { phone: 'abends' }, ['phone']],
  ['six photos', { images: ['1', '2', '3', '4', '5', '6'] }, ['images']],
] as const)('a request with %s: wrong are %j', (_what, said, fields) => {
  expect(contactFormErrors(aContactRequest(said)).map(({ field }) => field)).toEqual(fields);
});

it.each([
  ['on a working day', '2026-11-23T09:00:00Z', '2026-11-24'],
  ['late in the evening in Berlin', '2026-11-23T23:30:00Z', '2026-11-25'],
  ['on a Friday', '2026-11-27T09:00:00Z', '2026-11-30'],
  ['before a holiday', '2026-12-24T09:00:00Z', '2026-12-28'],
])('a request that comes %s is answered until the next working day', (_when, receivedAt, day) => {
  expect(answerBy(new Date(receivedAt))).toBe(day);
});
