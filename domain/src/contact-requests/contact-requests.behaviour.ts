import { aContactRequest } from '../testing/a-contact-request.ts';
import { cartIdOf, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { UploadedFile } from '../shared/uploaded-file.ts';

const PHOTO: UploadedFile = { name: 'riss.jpg', type: 'jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]) };
const CUSTOMER = { 'a registered customer': { kind: 'b2c' } } as const;
const BUYER = {
  'guest session': true,
  'a cart exists': { positions: 1 },
  'the cart is ready': { paymentId: 'RECHNUNG' },
} as const;

const placed = async ({ shop, shopper }: PortFixture) => {
  const { orderId = '' } = valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
  const { email, billingAddress } = valueOf(await shop.orders.details(shopper, orderId));
  return { orderId, email, zipCode: billingAddress.postCode };
};

const startOf = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'starts empty for somebody who is not signed in',
    withFixture(harness, {}, async ({ shop, anonymous }) => {
      expect(await shop.contactRequests.startData(anonymous)).toEqual({});
    }),
  );

  it(
    'starts with a customer’s name and address, to which a copy may go (UPQ-14)',
    withFixture(harness, CUSTOMER, async ({ shop, shopper }) => {
      const { email, firstName, lastName } = await shop.customers.current(shopper, '/');
      expect(await shop.contactRequests.startData(shopper)).toMatchObject({
        fullName: `${firstName} ${lastName}`,
        email,
        copyTo: email,
      });
    }),
  );

  it(
    'starts with an order of one’s own; a guest gets no copy (UPQ-14)',
    withFixture(harness, BUYER, async (fixture) => {
      const { orderId, email } = await placed(fixture);
      const start = await fixture.shop.contactRequests.startData(fixture.shopper, { orderId });
      expect(start).toMatchObject({ orderId, email });
      expect(start.copyTo).toBeUndefined();
    }),
  );

  it(
    'knows nothing but the number of an order that was looked up, and nothing of others, whether they exist or not (UPQ-14)',
    withFixture(harness, BUYER, async (fixture) => {
      const { shop, anonymous } = fixture;
      const { orderId, zipCode } = await placed(fixture);
      expect(await shop.contactRequests.startData(anonymous, { orderId, zipCode })).toEqual({ orderId });
      for (const order of [{ orderId }, { orderId, zipCode: '99999' }, { orderId: '1' }, { orderId: '1', zipCode }])
        expect(await shop.contactRequests.startData(anonymous, order)).toEqual({});
    }),
  );
};

const requests = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'takes a request from anybody, and says until when it is answered (UPM-33)',
    withFixture(harness, {}, async ({ shop, anonymous }) => {
      const receipt = valueOf(
        await shop.contactRequests.send(anonymous, aContactRequest({ fullName: '' }), 'request-of-gerda-1'),
      );
      expect(receipt.ticketNumber).not.toBe('');
      expect(receipt.copyTo).toBeUndefined();
      expect(receipt.answerBy > receipt.receivedAt.slice(0, 10)).toBe(true);
    }),
  );

  it(
    'takes what is sent twice once, and other words as another request',
    withFixture(harness, {}, async ({ shop, anonymous }) => {
      const send = async (key: string, contactMessage: string) =>
        valueOf(await shop.contactRequests.send(anonymous, aContactRequest({ contactMessage }), key));
      const [first, again] = await Promise.all([1, 2].map(() => send('request-of-gerda-2', 'Wo ist mein Paket?')));
      expect(again).toEqual(first);
      expect(await send('request-of-gerda-2', 'Wo ist mein Paket?')).toEqual(first);
      expect((await send('request-of-gerda-3', 'Es ist da.')).ticketNumber).not.toBe(first?.ticketNumber);
    }),
  );

  it(
    'refuses a request without words and address, which can then be sent with the same key',
    withFixture(harness, {}, async ({ shop, anonymous }) => {
      const empty = aContactRequest({ contactMessage: ' \n', email: 'gerda@', phone: 'abends' });
      expect(refusalOf(await shop.contactRequests.send(anonymous, empty, 'request-of-gerda-4'))).toEqual({
        because: 'invalid-form',
        fieldErrors: [
          { field: 'contactMessage', message: 'vue.form.error.requiredField' },
          { field: 'email', message: 'vue.form.error.email.incorrect' },
          { field: 'phone', message: 'shop.form.error.phone' },
        ],
      });
      expect((await shop.contactRequests.send(anonymous, aContactRequest(), 'request-of-gerda-4')).ok).toBe(true);
    }),
  );

  it(
    'takes any order number, and tells nobody whether it exists',
    withFixture(harness, BUYER, async (fixture) => {
      const { shop, anonymous } = fixture;
      const { orderId } = await placed(fixture);
      const told = async (orderNumber: string) => {
        const request = aContactRequest({ topic: 'order', orderNumber });
        const { ticketNumber: _number, ...rest } = valueOf(
          await shop.contactRequests.send(anonymous, request, `request-about-order-${orderNumber}`),
        );
        return Object.keys(rest);
      };
      expect(await told(orderId)).toEqual(await told('1'));
    }),
  );

  it(
    'takes photos, each of them once',
    withFixture(harness, {}, async ({ shop, anonymous }) => {
      const image = valueOf(await shop.contactRequests.uploadImage(anonymous, PHOTO));
      const send = (images: readonly string[], key: string) =>
        shop.contactRequests.send(anonymous, aContactRequest({ images }), key);
      const gone = { fieldErrors: [{ field: 'images', message: 'shop.contact.imageGone' }] };
      expect(refusalOf(await send(['invented'], 'request-of-gerda-5'))).toMatchObject(gone);
      expect((await send([image], 'request-of-gerda-6')).ok).toBe(true);
      expect((await send([image], 'request-of-gerda-6')).ok).toBe(true);
      expect(refusalOf(await send([image], 'request-of-gerda-7'))).toMatchObject(gone);
    }),
  );

  it(
    'takes no photo without content',
    withFixture(harness, {}, async ({ shop, anonymous }) => {
      const nothing = { ...PHOTO, bytes: new Uint8Array() };
      expect(refusalOf(await shop.contactRequests.uploadImage(anonymous, nothing))).toEqual({
        because: 'image-refused',
        message: 'shop.upload.empty',
      });
    }),
  );

  it(
    'sends a copy to the account that is signed in and wants one, and to no address that was typed',
    withFixture(harness, CUSTOMER, async ({ shop, shopper, anonymous }) => {
      const { email = '' } = await shop.customers.current(shopper, '/');
      const copied = async (as: typeof shopper, wantsCopy: boolean, key: string) =>
        valueOf(await shop.contactRequests.send(as, aContactRequest({ wantsCopy }), key)).copyTo;
      expect(await copied(shopper, true, 'request-of-anna-1')).toBe(email);
      expect(await copied(shopper, false, 'request-of-anna-2')).toBeUndefined();
      expect(await copied(anonymous, true, 'request-of-anna-3')).toBeUndefined();
    }),
  );
};

const mailed = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'mails the copy only, once',
    withFixture(harness, CUSTOMER, async ({ shop, shopper, mailsTo }) => {
      const { email = '' } = await shop.customers.current(shopper, '/');
      const request = aContactRequest({ wantsCopy: true });
      for (const _press of [1, 2]) await shop.contactRequests.send(shopper, request, 'request-of-anna-4');
      const templates = async (address: string) => (await mailsTo(address)).map(({ template }) => template);
      expect((await templates(email)).filter((template) => template === 'contact-copy')).toHaveLength(1);
      expect(await templates(request.email)).toEqual([]);
    }),
  );
};

/** What the port of the contact form promises. */
export const behavesLikeContactRequests = (harness: PortHarness, t: TestApi): void => {
  startOf(harness, t);
  requests(harness, t);
  if (harness.features.has('mails')) mailed(harness, t);
};
