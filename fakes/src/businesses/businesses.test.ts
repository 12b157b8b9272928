import { sendCertificate } from '@shop/domain/businesses/send-certificate';
import type { BusinessRegistration } from '@shop/domain/businesses/business';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { aBusinessRegistration, aCertificate } from '@shop/domain/testing/a-business';
import { refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { lookUp } from '../worlds/persistent-map.ts';
import { CERTIFICATE_CHECK_MS, SIGNATURE_LIFETIME_MS } from './application-record.ts';
import { mailsIn } from '../testing/read-mails.ts';

const applied = async (said: Partial<BusinessRegistration> = {}, name: StorefrontId = 'b2b-de') => {
  const on = await aShop(name);
  valueOf(await sendCertificate(on.shop)(on.shopper, aCertificate()));
  const result = await on.shop.businesses.register(on.shopper, aBusinessRegistration(said));
  /** Without those about orders of the personas. */
  const mails = () => on.world.read(mailsIn).filter(({ template }) => !template.startsWith('order-'));
  const account = () =>
    on.world.read(({ state }) =>
      lookUp(state.users, lookUp(state.logins, `email:${aBusinessRegistration(said).email}`) ?? ''),
    );
  return { ...on, result, mails, account, check: () => on.world.advance({ advanceMs: CERTIFICATE_CHECK_MS }) };
};
const numberIn = (text = ''): string => /: (?<number>\d{6})/u.exec(text)?.groups?.['number'] ?? '';

describe('a business that registers', () => {
  it.each([
    [
      'b2b-de',
      'de-DE',
      'Ihre Registrierung bei Pausenhof Bildung',
      'wir haben Ihre Registrierung (Grundschule am Anger) und die Bescheinigung „Bescheinigung.pdf“ erhalten.',
    ],
    [
      'b2b-en',
      'en-DE',
      'Your registration with Pausenhof Education',
      'We have received your registration for Grundschule am Anger and the certificate “Bescheinigung.pdf”.',
    ],
  ] as const)('of %s gets a receipt for its certificate at once (AUTH-12)', async (name, locale, subject, line) => {
    const { mails } = await applied({}, name);
    expect(mails()).toMatchObject([
      {
        to: 'buero@anger-schule.example',
        template: 'certificate-receipt',
        locale,
        subject,
        links: [{ rel: 'customer-number', url: '/myaccount/customernumber/' }],
        delivery: 'delivered',
      },
    ]);
    expect(mails()[0]?.text).toContain(line);
    expect(mails()[0]?.html).toContain(`<p>${line}</p>`);
  });

  it('gets its customer number by mail a day later, and logs in with it (AUTH-12)', async () => {
    const { mails, check, shop, anonymous, shopper } = await applied();
    check();
    const [, mail] = mails();
    expect(mail).toMatchObject({
      template: 'customer-number',
      to: 'buero@anger-schule.example',
      links: [{ rel: 'login', url: '/login/' }],
    });
    const login = { identifier: numberIn(mail?.text), password: 'Kreide7', stayLogged: false, mergeCart: false };
    const signedIn = valueOf(await shop.sessions.login(anonymous, login));
    const customer = {
      ...anonymous,
      loginState: 'customer',
      userId: signedIn.userId,
      sessionToken: signedIn.sessionToken,
    } as const;
    expect(await shop.customers.current(customer, '/')).toMatchObject({
      customerNumber: numberIn(mail?.text),
      termsOfPayment: 14,
      categoryType: 'school',
      isNewCustomer: true,
    });
    expect(await shop.addresses.customerAddress(customer)).toMatchObject({
      schoolOrCompany: 'Grundschule am Anger',
      lastName: 'Frisch',
      business: { jobTitleCode: 'OFFICE', primaryIndustryGroupCode: '85' },
    });
    expect((await shop.customers.current(shopper, '/')).isGuest).toBe(true);
  });

  it('cannot log in to the business shop before', async () => {
    const { mails, world, shop, anonymous } = await applied();
    world.advance({ advanceMs: CERTIFICATE_CHECK_MS - 1 });
    expect(mails()).toHaveLength(1);
    expect(
      (
        await shop.sessions.login(anonymous, {
          identifier: '700001',
          password: 'Kreide7',
          stayLogged: false,
          mergeCart: false,
        })
      ).ok,
    ).toBe(false);
  });

  it('stores what it says about itself, and never the password', async () => {
    const { account } = await applied({
      business: {
        jobTitleCode: 'PURCHASING',
        primaryIndustryGroupCode: '47',
        vatRegistrationNo: 'de 811 200 100',
        numberOfEmployees: 12,
      },
    });
    expect(account()).toMatchObject({
      company: 'Grundschule am Anger',
      categoryType: 'company',
      notification: 'mail',
      isInternal: false,
      prime: { status: 'NONE' },
      companyFacts: {
        jobTitleCode: 'PURCHASING',
        primaryIndustryGroupCode: '47',
        vatRegistrationNo: 'DE811200100',
        numberOfEmployees: 12,
      },
    });
    expect(JSON.stringify(account())).not.toContain('Kreide7');
  });

  it('registers once, however often it sends the same: one account, one mail', async () => {
    const { shop, shopper, mails, world } = await applied();
    expect((await shop.businesses.register(shopper, aBusinessRegistration())).ok).toBe(true);
    expect([
      mails().length,
      world.read(({ state }) => state.timers.filter(({ kind }) => kind === 'certificate-checked').length),
    ]).toEqual([1, 1]);
  });

  it('needs another certificate for another registration', async () => {
    const { shop, shopper } = await applied();
    expect(
      refusalOf(await shop.businesses.register(shopper, aBusinessRegistration({ email: 'hort@anger-schule.example' })))
        ?.fieldErrors,
    ).toEqual([{ field: 'certificate', message: 'shop.upload.required' }]);
  });

  it('is refused with the magic e-mail address, and mails to the bouncing one come back', async () => {
    expect(refusalOf((await applied({ email: 'fails@schule.example' })).result)).toEqual({
      because: 'invalid-form',
      fieldErrors: [],
      general: 'vue.cart.error.somethingWentWrong',
    });
    expect((await applied({ email: 'bounce@schule.example' })).mails()[0]?.delivery).toBe('bounced');
  });
});

it.each(['b2b-de', 'b2b-en'] as const)('every job and every industry has a name of its own on %s', async (name) => {
  const { shop, anonymous } = await aShop(name);
  for (const list of [await shop.businesses.jobTitles(anonymous), await shop.businesses.industries(anonymous)]) {
    for (const key of ['code', 'name'] as const)
      expect(new Set(list.map((entry) => entry[key]).filter(Boolean)).size).toBe(list.length);
  }
});

describe('a certificate', () => {
  it('is remembered by name, size and digest, and replaced by a later one', async () => {
    const { shop, shopper, world } = await aShop('b2b-de');
    valueOf(await sendCertificate(shop)(shopper, aCertificate()));
    valueOf(await sendCertificate(shop)(shopper, aCertificate({ name: 'neu.jpg', type: 'jpeg' })));
    expect(world.read(({ state }) => lookUp(state.uploads, shopper.userId ?? ''))).toEqual({
      certificate: { name: 'neu.jpg', type: 'jpeg', size: 22, digest: expect.stringMatching(/^[0-9a-f]{64}$/u) },
    });
  });

  it('has the same signature until it is used, or expires after a quarter of an hour', async () => {
    const { shop, shopper, anonymous, world } = await aShop('b2b-de');
    const signature = await shop.businesses.uploadSignature(shopper);
    world.advance({ advanceMs: SIGNATURE_LIFETIME_MS - 1 });
    expect(await shop.businesses.uploadSignature(shopper)).toBe(signature);
    world.advance({ advanceMs: 1 });
    expect(refusalOf(await shop.businesses.uploadCertificate(shopper, aCertificate(), signature))).toEqual({
      because: 'signature-refused',
    });
    const next = await shop.businesses.uploadSignature(shopper);
    expect(next).not.toBe(signature);
    expect((await shop.businesses.uploadCertificate(shopper, aCertificate(), next)).ok).toBe(true);
    expect(
      refusalOf(
        await shop.businesses.uploadCertificate(
          anonymous,
          aCertificate(),
          await shop.businesses.uploadSignature(anonymous),
        ),
      ),
    ).toEqual({ because: 'signature-refused' });
  });
});
