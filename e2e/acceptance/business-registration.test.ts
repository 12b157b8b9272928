import { CERTIFICATE_CHECK_MS } from '@shop/fakes/businesses/application-record';
import type { OpenBackend } from '@shop/gateway/testing/backends';
import { MARKETS } from '@shop/gateway/testing/markets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '../texts.ts';
import { mailsTo } from './testing/orders-and-mails.ts';
import { WHOLE_SHOPS } from './testing/whole-shops.ts';
import { withoutScripts } from './testing/without-scripts.ts';

const PDF = new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'], 'Bescheinigung.pdf', {
  type: 'application/pdf',
});
/** A picture of one pixel. */
const PNG = new File(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  'Bescheinigung.png',
  { type: 'image/png' },
);
/** A document that claims to be a picture. */
const DISGUISED = new File([PDF], 'Foto.jpg', { type: 'image/jpeg' });

const EMAIL = 'buero@anger-schule.example';
const PASSWORD = 'Kreide-und-Tafel-7';
const REGISTER = '/myaccount/register/';
const RECEIVED = '/myaccount/register/?step=received';

const CUSTOMER_NUMBER = /: (?<number>\d{6})/u;

describe.each(WHOLE_SHOPS)('a school that registers without scripts, with the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  /** Pictures are stored without what they say about place and author, as JPEG. */
  it.each([
    { storefront: 'b2b-de', file: PDF, received: 'Bescheinigung.pdf' },
    { storefront: 'b2b-en', file: PNG, received: 'Bescheinigung.jpg' },
  ] as const)(
    'on $storefront loses neither words nor file to an error, and logs in with the number from the mail (B2B-02)',
    async ({ storefront, file, received: name }) => {
      const t = textsOf(storefront);
      const { host } = MARKETS[storefront];
      const visitor = await shop.enter(host);
      const reader = withoutScripts(visitor.browser, host);
      const [certificate, submit, company] = [
        t('businesses:certificate.label'),
        t('businesses:submit'),
        t('businesses:company'),
      ];

      const wrong = await (await reader.open(REGISTER)).press(submit, {
        [certificate]: DISGUISED,
        [company]: 'Grundschule am Anger',
      });
      expect(wrong.url).toBe(REGISTER);
      expect(wrong.text).toMatch(t.like('uploads:shop.upload.mismatch'));
      expect(wrong.valueOf(company)).toBe('Grundschule am Anger');

      const incomplete = await wrong.press(submit, { [certificate]: file });
      expect(incomplete.url).toBe(REGISTER);
      expect(incomplete.text).toContain(name);
      expect(mailsTo(visitor, EMAIL)).toEqual([]);

      const received = await incomplete.press(submit, {
        [t('addresses:street')]: 'Am Anger 1',
        [t('addresses:postcode')]: '10115',
        [t('addresses:city')]: 'Berlin',
        [t('addresses:salutation')]: 'mrs',
        [t('addresses:firstname')]: 'Frieda',
        [t('addresses:lastname')]: 'Frisch',
        [t('businesses:industry')]: '85',
        [t('businesses:job')]: 'OFFICE',
        [t('businesses:email')]: EMAIL,
        [t('businesses:password')]: PASSWORD,
        [t('businesses:passwordRepeat')]: PASSWORD,
      });
      expect([received.url, received.headings()]).toEqual([
        RECEIVED,
        expect.arrayContaining([t('businesses:received.title')]),
      ]);
      expect(mailsTo(visitor, EMAIL).map(({ template }) => template)).toEqual(['certificate-receipt']);

      visitor.world.advance({ advanceMs: CERTIFICATE_CHECK_MS });
      const [, mail] = mailsTo(visitor, EMAIL);
      expect(mail?.template).toBe('customer-number');
      const number = CUSTOMER_NUMBER.exec(mail?.subject ?? '')?.groups?.['number'] ?? '';
      const account = await (await reader.open('/login/')).press(t('sessions:login.submit'), {
        [t('sessions:login.customerNumber')]: number,
        [t('sessions:login.password')]: PASSWORD,
      });
      expect(account.url).toMatch(/^\/myaccount\//u);
    },
  );
});
