import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { mailsIn } from '../testing/read-mails.ts';

const FRIEDA = {
  email: 'frieda@schule.example',
  password: 'Kreide7',
  firstName: 'Frieda',
  lastName: '<Frisch>',
  salutation: 'mrs',
};

const welcome = async (name: StorefrontId, email = FRIEDA.email) => {
  const { shop, shopper, world } = await aShop(name);
  await shop.sessions.registerCustomer(shopper, { ...FRIEDA, email });
  return world.read(mailsIn)[0];
};

describe('the mail to a new customer', () => {
  it.each([
    [
      'de',
      'de-DE',
      'Willkommen bei Pausenhof',
      [
        'Guten Tag Frieda <Frisch>,',
        'Ihr Kundenkonto ist eingerichtet.',
        'Dort sehen Sie Ihre Bestellungen und verwalten Ihre Adressen.',
        'Zum Kundenkonto: /myaccount/',
      ],
    ],
    [
      'en',
      'en-DE',
      'Welcome to Pausenhof',
      [
        'Dear Frieda <Frisch>,',
        'Your customer account is ready.',
        'It shows your orders and keeps your addresses.',
        'Go to your account: /myaccount/',
      ],
    ],
  ] as const)('of %s says what the account is for, in %s', async (name, locale, subject, lines) => {
    const mail = await welcome(name);
    expect(mail).toMatchObject({
      to: FRIEDA.email,
      template: 'registration',
      locale,
      subject,
      links: [{ rel: 'account', url: '/myaccount/' }],
      attachments: [],
      delivery: 'delivered',
    });
    expect(mail?.text.split('\n\n')).toEqual(lines);
  });

  it('has a paragraph for each line and a link at its end, and escapes the name', async () => {
    const html = (await welcome('en'))?.html;
    expect(html).toContain(
      [
        '<p>Dear Frieda &lt;Frisch&gt;,</p>',
        '<p>Your customer account is ready.</p>',
        '<p>It shows your orders and keeps your addresses.</p>',
        '<p><a href="/myaccount/">Go to your account</a></p>',
      ].join('\n'),
    );
  });

  it('bounces from a mailbox that does not exist', async () => {
    expect((await welcome('de', 'bounce@schule.example'))?.delivery).toBe('bounced');
  });
});
