import type { ContactRequest } from '@shop/domain/contact-requests/contact-request';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { aContactRequest } from '@shop/domain/testing/a-contact-request';
import { valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { aDeliveredOrder } from '../testing/a-delivered-order.ts';
import { aShop } from '../testing/a-shop.ts';
import { mailsIn } from '../testing/read-mails.ts';
import { entriesOf } from '../worlds/persistent-map.ts';

const PHOTO = { name: 'riss.jpg', type: 'jpeg', bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]) } as const;
const DAY_MS = 24 * 60 * 60 * 1000;

const mailOf = async (said: Partial<ContactRequest>, storefront: StorefrontId = 'de') => {
  const { shop, world, anonymous } = await aShop(storefront);
  const image = valueOf(await shop.contactRequests.uploadImage(anonymous, PHOTO));
  const request = aContactRequest({ images: [image], ...said });
  valueOf(await shop.contactRequests.send(anonymous, request, 'request-of-this-test'));
  const [mail, ...others] = world.read(mailsIn);
  expect(others).toEqual([]);
  return mail;
};

describe('the mail about a request', () => {
  it('goes to the team, says what was written, and is answered to the writer (UPM-33)', async () => {
    const mail = await mailOf({ topic: 'return', phone: '0221 4711', orderNumber: '400000001' });
    expect(mail).toMatchObject({
      to: 'service@pausenhof.example',
      template: 'contact-request',
      subject: 'Anfrage 500000001: Rückgabe oder Reklamation',
      headers: { 'Reply-To': 'gerda.gast@schule.example' },
    });
    expect(mail?.text).toBe(
      [
        'Thema: Rückgabe oder Reklamation',
        'Bestellung: 400000001 (nicht geprüft)',
        'Name: Gerda Gast',
        'E-Mail-Adresse: gerda.gast@schule.example',
        'Telefon: 0221 4711',
        'Fotos: riss.jpg',
        'Antwort bis: 24. November 2026',
        '',
        'Gibt es die Hefte auch mit Rand?',
      ].join('\n'),
    );
  });

  it('leaves out what was not given, and is English on English storefronts', async () => {
    const mail = await mailOf({ fullName: '', images: [] }, 'b2b-en');
    expect(mail).toMatchObject({ to: 'bildung@pausenhof.example', subject: 'Request 500000001: Product' });
    expect(mail?.text).toBe(
      [
        'Topic: Product',
        'E-mail address: gerda.gast@schule.example',
        'Answer by: 24 November 2026',
        '',
        'Gibt es die Hefte auch mit Rand?',
      ].join('\n'),
    );
  });

  it('is marked if a robot may have written it, and arrives', async () => {
    expect((await mailOf({ isSuspicious: true }))?.subject).toBe('[Spamverdacht] Anfrage 500000001: Artikel');
  });

  it('has nothing in its head that was typed but an address', async () => {
    const { subject = '', headers } = (await mailOf({ fullName: 'Gerda\r\nBcc: alle@schule.example' })) ?? {};
    expect(`${subject}${JSON.stringify(headers)}`).not.toContain('Bcc');
  });

  it('contains what was typed as text, never as HTML', async () => {
    expect((await mailOf({ contactMessage: '<img src=x>\n<b>' }))?.html).toContain('&lt;img src=x&gt;<br>&lt;b&gt;');
  });

  it('says how the writer proves that they know the order', async () => {
    const bought = await aDeliveredOrder((picked) => ({ items: [[picked(), 1]] }));
    const { shop, anonymous, mails, confirmation } = bought;
    const { orderId, shippingAddress } = confirmation;
    const send = async (zipCode: string, key: string) =>
      valueOf(await shop.contactRequests.send(anonymous, aContactRequest({ orderNumber: orderId, zipCode }), key));
    await send(shippingAddress.postCode, 'request-with-postcode');
    await send('99999', 'request-with-a-wrong-one');
    const lines = mails('contact-request').map(({ text }) => text.split('\n').find((line) => line.includes(orderId)));
    expect(lines).toEqual([
      `Bestellung: ${orderId} (mit Postleitzahl nachgewiesen)`,
      `Bestellung: ${orderId} (nicht geprüft)`,
    ]);
  });
});

it('a photo that no request uses expires after a day', async () => {
  const { shop, world, anonymous } = await aShop();
  const [used = ''] = [
    valueOf(await shop.contactRequests.uploadImage(anonymous, PHOTO)),
    valueOf(await shop.contactRequests.uploadImage(anonymous, PHOTO)),
  ];
  valueOf(await shop.contactRequests.send(anonymous, aContactRequest({ images: [used] }), 'request-with-a-photo'));
  world.advance({ advanceMs: DAY_MS });
  expect(world.read(({ state }) => entriesOf(state.contactImages)).map(([id, { usedBy }]) => [id, usedBy])).toEqual([
    [used, '500000001'],
  ]);
});

it('photos take up bounded room: the oldest lose their content', async () => {
  const { shop, world, anonymous } = await aShop();
  for (let count = 0; count < 3; count += 1)
    valueOf(await shop.contactRequests.uploadImage(anonymous, { ...PHOTO, bytes: new Uint8Array(9_000_000) }));
  const images = world.read(({ state }) => entriesOf(state.contactImages)).map(([, image]) => image);
  expect(images.toSorted((a, b) => a.seq - b.seq).map(({ content }) => content !== '')).toEqual([false, true, true]);
});
