import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS, type Entered, type OpenBackend } from '../testing/backends.ts';
import { ADDRESS, placeOrder, resultOf, savePayment, saveShipping } from '../testing/buy.ts';
import { addOrdinaryItem } from '../testing/ordinary-item.ts';
import { PDF, photo } from '../uploads/testing/pictures.ts';

const PAGE = '/service/kontakt/';
const RECEIPT = '/service/kontakt/eingang/';
const TEAM = 'service@pausenhof.example';

const FORM = 'query F($order: String) { result: contactForm(order: $order) { key fullName email orderId copyTo } }';
const LAST = '{ result: contactReceipt { ticketNumber answerBy copyTo } }';
const SEND = `mutation S($key: ID!, $input: ContactRequestInput!) {
  result: sendContactRequest(key: $key, input: $input) {
    __typename
    ... on ContactReceipt { ticketNumber answerBy copyTo }
    ... on FormRefused { generalKey fieldErrors { field messageKey } }
  }
}`;

const INPUT = {
  topic: 'product',
  fullName: 'Gerda Gast',
  email: 'gerda.gast@schule.example',
  phone: '',
  orderNumber: '',
  contactMessage: 'Gibt es die Hefte auch mit Rand?',
  images: [] as readonly string[],
  wantsCopy: false,
  honeypot: '',
};

interface Start {
  readonly key: string;
  readonly orderId: string | null;
}

const openForm = ({ browser }: Entered, order?: string): Promise<Start> => resultOf(browser, FORM, { order });
const send = async (visitor: Entered, said: Partial<typeof INPUT> = {}, key?: string) =>
  resultOf<{ readonly ticketNumber: string }>(visitor.browser, SEND, {
    key: key ?? (await openForm(visitor)).key,
    input: { ...INPUT, ...said },
  });
const post = async ({ browser }: Entered, fields: Readonly<Record<string, string>>) =>
  (await browser.postForm('/forms/contact', fields)).headers.location;
const mails = ({ world }: Entered) =>
  world.read(({ state }) => state.mails).filter(({ template }) => template.startsWith('contact-'));

describe.each(BACKENDS)('the contact form of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  it('is on no shared page, as it knows who is signed in (SVC-04)', async () => {
    const { browser } = await shop.enter();
    expect((await browser.get(PAGE)).headers['cache-control']).toBe('private, no-store');
  });

  it('mails the team and gives a ticket, which survives a reload (SVC-04, UPM-33)', async () => {
    const visitor = await shop.enter();
    expect(await resultOf(visitor.browser, LAST)).toBeNull();
    const sent = await send(visitor);
    expect(sent).toMatchObject({ __typename: 'ContactReceipt', copyTo: null });
    expect(await resultOf(visitor.browser, LAST)).toMatchObject({ ticketNumber: sent.ticketNumber });
    expect(mails(visitor)).toMatchObject([{ to: TEAM, replyTo: INPUT.email }]);
  });

  it('is sent once, whether it is pressed twice or sent without scripts after a lost reply', async () => {
    const visitor = await shop.enter();
    const { key } = await openForm(visitor);
    const [one, other] = await Promise.all([send(visitor, {}, key), send(visitor, {}, key)]);
    expect(other).toEqual(one);
    const { images: _none, wantsCopy: _no, honeypot: _trap, ...fields } = INPUT;
    expect(await post(visitor, { key, ...fields })).toBe(RECEIPT);
    expect(await resultOf(visitor.browser, LAST)).toMatchObject({ ticketNumber: one.ticketNumber });
    expect(mails(visitor)).toHaveLength(1);
    expect((await openForm(visitor)).key).not.toBe(key);
  });

  it('brings back what was typed if something is missing, without scripts', async () => {
    const visitor = await shop.enter();
    const { key } = await openForm(visitor);
    const typed = { topic: 'other', contactMessage: 'Hallo\r\nda', email: 'gerda@', fullName: 'Gerda', phone: '1' };
    expect(await post(visitor, { key, ...typed, wantsCopy: 'true' })).toBe(PAGE);
    const { body } = await visitor.browser.get(PAGE);
    for (const part of ['"contactMessage":"Hallo\\nda"', '"email":"gerda@"', '"wantsCopy":"true"', 'email.incorrect'])
      expect(body).toContain(part);
    expect(mails(visitor)).toEqual([]);
  });

  it('marks what a robot may have written, and sends it, with and without scripts', async () => {
    const visitor = await shop.enter();
    await send(visitor, { honeypot: 'https://spam.example' });
    const { key } = await openForm(visitor);
    const { topic, email, contactMessage } = INPUT;
    expect(await post(visitor, { key, topic, email, contactMessage, subject: 'x' })).toBe(RECEIPT);
    expect(mails(visitor).map(({ subject }) => subject.startsWith('[Spamverdacht] '))).toEqual([true, true]);
  });

  it('knows an order that this browser has looked up, and no other (UPQ-14)', async () => {
    const buyer = await shop.enter();
    await addOrdinaryItem(buyer);
    await saveShipping(buyer.browser);
    const { orderId = '' } = await placeOrder(buyer.browser, await savePayment(buyer.browser, 'RECHNUNG'));
    await buyer.browser.get('/logout/');
    expect(await openForm(buyer, orderId)).toMatchObject({ orderId: null, email: null });
    expect(await openForm(buyer, '<script>')).toMatchObject({ orderId: null, email: null });
    await buyer.browser.postForm('/forms/order-status', { orderId, zipCode: ADDRESS.postcode });
    expect(await openForm(buyer, orderId)).toMatchObject({ orderId, email: null, fullName: null, copyTo: null });
    expect(await openForm(buyer, '399999999')).toMatchObject({ orderId: null });
  });

  it('takes photos, one in each request, and no documents', async () => {
    const visitor = await shop.enter();
    const { key } = await openForm(visitor);
    const upload = async (name: string, bytes: Buffer) => {
      const form = new FormData();
      form.append('image', new File([new Uint8Array(bytes)], name));
      return (await visitor.browser.postFiles('/api/uploads/contact-image', form)).json<{
        image?: { id: string; name: string };
        messageKey?: string;
      }>();
    };
    const { image } = await upload('riss.jpg', await photo());
    expect(image?.name).toBe('riss.jpg');
    expect(await upload('rechnung.pdf', PDF)).toEqual({ messageKey: 'shop.upload.type' });
    const gone = { fieldErrors: [{ field: 'images', messageKey: 'shop.contact.imageGone' }] };
    expect(await send(visitor, { images: ['invented'] }, key)).toMatchObject(gone);
    expect(await send(visitor, { images: [image?.id ?? ''] }, key)).toMatchObject({ __typename: 'ContactReceipt' });
  });
});
