import { aContactRequest } from '@shop/domain/testing/a-contact-request';
import {
  getContactFormData,
  sendContactFormMail,
  uploadContactImage,
} from '@shop/gateway/upstream/generated/operations';
import { describe, expect, it } from 'vitest';

import { recordInteractions } from './record-interactions.ts';
import { returnsData } from './reply/replies.ts';
import { ID } from './request/provider-ids.ts';
import { call, single, upload, withNewAttempt, withSameAttempt } from './request/requests.ts';
import { anonymous, signedIn } from './request/shoppers.ts';

const { orderId, zipCode, idempotencyKey, ticketNumber } = ID;
const PLACED = { 'guest session': {}, 'an order was placed': {} };
const REQUEST = aContactRequest();
const { topic: _topic, ...FORM } = REQUEST;

describe('what the contact form starts with', () => {
  it('is a customer’s own name and address, and where a copy may go (UPQ-14)', async () => {
    const start = await recordInteractions(
      [
        {
          description: 'a customer opens the contact form about an order',
          given: { 'a registered customer': { kind: 'b2c' }, 'orders exist': { n: 1 } },
          request: single(signedIn, call(getContactFormData, { orderId })),
          reply: returnsData(getContactFormData, {
            'getContactFormData.orderId': { like: orderId },
            'getContactFormData.fullName': { like: 'Anna Lehmann' },
            'getContactFormData.email': { like: 'anna@schule.example' },
            'getContactFormData.copyTo': { like: 'anna@schule.example' },
          }),
        },
      ],
      ({ shop }) => shop.contactRequests.startData(signedIn, { orderId }),
    );
    expect(start).toMatchObject({ orderId, fullName: 'Anna Lehmann', copyTo: 'anna@schule.example' });
  });

  it('is the order of its buyer (UPQ-14)', async () => {
    const start = await recordInteractions(
      [
        {
          description: 'a guest opens the contact form about their order',
          given: PLACED,
          request: single(signedIn, call(getContactFormData, { orderId })),
          reply: returnsData(getContactFormData, {
            'getContactFormData.orderId': { like: orderId },
            'getContactFormData.copyTo': { exactly: null },
          }),
        },
      ],
      ({ shop }) => shop.contactRequests.startData(signedIn, { orderId }),
    );
    expect(start).toMatchObject({ orderId });
  });

  it.each([
    ['with its postcode', zipCode, { like: orderId }, { orderId }],
    ['with another postcode', '1', { exactly: null }, {}],
  ] as const)('is no more than the number of an order, %s (UPQ-14)', async (how, typed, expected, found) => {
    const start = await recordInteractions(
      [
        {
          description: `somebody opens the contact form about an order ${how}`,
          given: PLACED,
          request: single(anonymous, call(getContactFormData, { orderId, zipCode: typed })),
          reply: returnsData(getContactFormData, {
            'getContactFormData.orderId': expected,
            'getContactFormData.fullName': { exactly: null },
            'getContactFormData.email': { exactly: null },
            'getContactFormData.phone': { exactly: null },
            'getContactFormData.copyTo': { exactly: null },
          }),
        },
      ],
      ({ shop }) => shop.contactRequests.startData(anonymous, { orderId, zipCode: typed }),
    );
    expect(start).toEqual(found);
  });
});

describe('the contact form', () => {
  it('is taken from anybody, about any order, and marked if a robot may have written it (UPM-33)', async () => {
    const request = aContactRequest({ topic: 'return', orderNumber: 'no such order', isSuspicious: true });
    const { topic: _return, ...form } = request;
    const sent = await recordInteractions(
      [
        {
          description: 'a visitor sends the contact form',
          given: {},
          request: withNewAttempt(
            single(anonymous, call(sendContactFormMail, { contactForm: { ...form, topic: 'RETURN', images: [] } })),
          ),
          reply: returnsData(sendContactFormMail, {
            'sendContactFormMail.receipt': 'there',
            'sendContactFormMail.receipt.answerBy': { like: '2026-11-24' },
            'sendContactFormMail.receipt.copyTo': { exactly: null },
          }),
        },
      ],
      ({ shop }) => shop.contactRequests.send(anonymous, request, idempotencyKey),
    );
    expect(sent).toMatchObject({ ok: true, value: { ticketNumber: 'id-1', answerBy: '2026-11-24' } });
  });

  it('is answered with its first receipt if it is sent again (UPM-33)', async () => {
    const sent = await recordInteractions(
      [
        {
          description: 'a visitor sends the contact form again',
          given: { 'a contact request was sent': {} },
          request: withSameAttempt(
            single(anonymous, call(sendContactFormMail, { contactForm: { ...FORM, topic: 'PRODUCT', images: [] } })),
          ),
          reply: returnsData(sendContactFormMail, {
            'sendContactFormMail.receipt': 'there',
            'sendContactFormMail.receipt.ticketNumber': { like: ticketNumber },
            'sendContactFormMail.receipt.copyTo': { exactly: null },
          }),
        },
      ],
      ({ shop }) => shop.contactRequests.send(anonymous, REQUEST, idempotencyKey),
    );
    expect(sent).toMatchObject({ ok: true, value: { ticketNumber } });
  });

  it('is copied to the account that is signed in (UPM-33)', async () => {
    const sent = await recordInteractions(
      [
        {
          description: 'a customer sends the contact form and wants a copy',
          given: { 'a registered customer': { kind: 'b2c' } },
          request: withNewAttempt(
            single(
              signedIn,
              call(sendContactFormMail, {
                contactForm: { ...FORM, topic: 'PRODUCT', images: [], wantsCopy: true },
              }),
            ),
          ),
          reply: returnsData(sendContactFormMail, {
            'sendContactFormMail.receipt': 'there',
            'sendContactFormMail.receipt.copyTo': { like: 'anna@schule.example' },
          }),
        },
      ],
      ({ shop }) => shop.contactRequests.send(signedIn, aContactRequest({ wantsCopy: true }), idempotencyKey),
    );
    expect(sent).toMatchObject({ ok: true, value: { copyTo: 'anna@schule.example' } });
  });

  it.each([
    ['without an address', { email: 'gerda@' }, 'email', 'vue.form.error.email.incorrect'],
    ['with a photo that is gone', { images: ['gone'] }, 'images', 'shop.contact.imageGone'],
  ] as const)('is refused %s', async (how, said, field, message) => {
    const request = aContactRequest(said);
    const sent = await recordInteractions(
      [
        {
          description: `a visitor sends the contact form ${how}`,
          given: {},
          request: withNewAttempt(
            single(
              anonymous,
              call(sendContactFormMail, {
                contactForm: { ...FORM, ...said, topic: 'PRODUCT', images: [...request.images] },
              }),
            ),
          ),
          reply: returnsData(sendContactFormMail, {
            'sendContactFormMail.receipt': { exactly: null },
            'sendContactFormMail.successful': { exactly: false },
            'sendContactFormMail.fieldErrors': 'there',
            'sendContactFormMail.fieldErrors.fieldName': { exactly: field },
            'sendContactFormMail.fieldErrors.errorMessage': { exactly: message },
          }),
        },
      ],
      ({ shop }) => shop.contactRequests.send(anonymous, request, idempotencyKey),
    );
    expect(sent).toMatchObject({ ok: false, refusal: { fieldErrors: [{ field, message }] } });
  });
});

describe('a photo for the contact form', () => {
  const PIXEL = new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  );

  it('is stored', async () => {
    const stored = await recordInteractions(
      [
        {
          description: 'somebody uploads a photo for the contact form',
          given: {},
          request: upload(
            anonymous,
            uploadContactImage,
            {},
            { variable: 'image', name: 'riss.png', type: 'image/png', bytes: PIXEL },
          ),
          reply: returnsData(uploadContactImage),
        },
      ],
      ({ shop }) => shop.contactRequests.uploadImage(anonymous, { name: 'riss.png', type: 'png', bytes: PIXEL }),
    );
    expect(stored).toEqual({ ok: true, value: 'id-1' });
  });

  it('is refused if it is a document', async () => {
    const bytes = new Uint8Array(Buffer.from('%PDF-1.7'));
    const stored = await recordInteractions(
      [
        {
          description: 'somebody uploads a document in place of a photo for the contact form',
          given: {},
          request: upload(
            anonymous,
            uploadContactImage,
            {},
            { variable: 'image', name: 'riss.pdf', type: 'application/pdf', bytes },
          ),
          reply: returnsData(uploadContactImage, {
            'uploadContactImage.imageId': { exactly: null },
            'uploadContactImage.refusal': 'there',
            'uploadContactImage.refusal.code': { exactly: 'IMAGE_REFUSED' },
            'uploadContactImage.refusal.message': { exactly: 'shop.upload.type' },
          }),
        },
      ],
      ({ shop }) => shop.contactRequests.uploadImage(anonymous, { name: 'riss.pdf', type: 'pdf', bytes }),
    );
    expect(stored).toEqual({ ok: false, refusal: { because: 'image-refused', message: 'shop.upload.type' } });
  });
});
