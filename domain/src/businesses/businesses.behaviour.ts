import { aBusinessRegistration, aCertificate } from '../testing/a-business.ts';
import { openSession, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import type { Shopper } from '../visit/shopper.ts';
import { sendCertificate } from './send-certificate.ts';

const SIGNATURE_REFUSED = { because: 'signature-refused' } as const;
const HOUR_MS = 60 * 60 * 1000;
const BUSINESS = { storefront: 'b2b-de' } as const;

const withCertificate = async ({ shop }: Pick<PortFixture, 'shop'>, shopper: Shopper): Promise<void> =>
  valueOf(await sendCertificate(shop)(shopper, aCertificate()));

const lists = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'of jobs has codes and names, each once, in the storefront’s language (UPQ-20)',
    withFixture(harness, BUSINESS, async ({ shop, anonymous }) => {
      const jobs = await shop.businesses.jobTitles(anonymous);
      expect(jobs.find(({ code }) => code === 'OFFICE')?.name).toBe('Sekretariat, Verwaltung');
      expect(new Set(jobs.map(({ code }) => code)).size).toBe(jobs.length);
    }),
  );

  it(
    'of industries has codes and names, each once, in the storefront’s language (UPQ-20)',
    withFixture(harness, { storefront: 'b2b-en' }, async ({ shop, anonymous }) => {
      const industries = await shop.businesses.industries(anonymous);
      expect(industries.find(({ code }) => code === '85')?.name).toBe('Schools and universities');
      expect(new Set(industries.map(({ code }) => code)).size).toBe(industries.length);
    }),
  );
};

const certificates = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'is taken under a signature of the session (UPQ-21, UPM-06)',
    withFixture(harness, BUSINESS, async ({ shop, shopper }) => {
      const signature = await shop.businesses.uploadSignature(shopper);
      expect(signature).not.toBe('');
      expect((await shop.businesses.uploadCertificate(shopper, aCertificate(), signature)).ok).toBe(true);
    }),
  );

  it(
    'is refused under a signature that was never issued, or for somebody else (UPQ-21)',
    withFixture(harness, BUSINESS, async (fixture) => {
      const { businesses } = fixture.shop;
      const other = await openSession(fixture, fixture.anonymous);
      const foreign = await businesses.uploadSignature(other);
      expect(refusalOf(await businesses.uploadCertificate(fixture.shopper, aCertificate(), foreign))).toEqual(
        SIGNATURE_REFUSED,
      );
      expect(refusalOf(await businesses.uploadCertificate(fixture.shopper, aCertificate(), 'invented'))).toEqual(
        SIGNATURE_REFUSED,
      );
      expect((await businesses.uploadCertificate(other, aCertificate(), foreign)).ok).toBe(true);
    }),
  );

  it(
    'needs a new signature each time (UPQ-21)',
    withFixture(harness, BUSINESS, async ({ shop: { businesses }, shopper }) => {
      const signature = await businesses.uploadSignature(shopper);
      valueOf(await businesses.uploadCertificate(shopper, aCertificate(), signature));
      expect(refusalOf(await businesses.uploadCertificate(shopper, aCertificate(), signature))).toEqual(
        SIGNATURE_REFUSED,
      );
      expect(
        (await businesses.uploadCertificate(shopper, aCertificate(), await businesses.uploadSignature(shopper))).ok,
      ).toBe(true);
    }),
  );

  it(
    'is refused if it is empty, too large or of another type',
    withFixture(harness, BUSINESS, async ({ shop: { businesses }, shopper }) => {
      const refusal = async (said: Parameters<typeof aCertificate>[0]) =>
        refusalOf(
          await businesses.uploadCertificate(shopper, aCertificate(said), await businesses.uploadSignature(shopper)),
        );
      expect(await refusal({ bytes: new Uint8Array(0) })).toEqual({
        because: 'file-refused',
        message: 'shop.upload.empty',
      });
      expect(await refusal({ name: 'brief.docx' })).toEqual({ because: 'file-refused', message: 'shop.upload.type' });
    }),
  );

  if (!harness.features.has('clock')) return;
  it(
    'is refused once its signature has expired (UPQ-21)',
    withFixture(harness, BUSINESS, async ({ shop: { businesses }, shopper, pass }) => {
      const signature = await businesses.uploadSignature(shopper);
      await pass(HOUR_MS);
      expect(refusalOf(await businesses.uploadCertificate(shopper, aCertificate(), signature))).toEqual(
        SIGNATURE_REFUSED,
      );
    }),
  );
};

const registrations = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'is received with a certificate; nobody is signed in, and the e-mail address is taken (AUTH-12)',
    withFixture(harness, BUSINESS, async (fixture) => {
      const { shop, shopper, anonymous } = fixture;
      await withCertificate(fixture, shopper);
      expect((await shop.businesses.register(shopper, aBusinessRegistration())).ok).toBe(true);
      expect((await shop.customers.current(shopper, '/')).isGuest).toBe(true);
      expect(await shop.customers.isEmailUnique(anonymous, aBusinessRegistration().email)).toBe(false);
      const login = {
        identifier: aBusinessRegistration().email,
        password: aBusinessRegistration().password,
        stayLogged: false,
        mergeCart: false,
      };
      expect((await shop.sessions.login(anonymous, login)).ok).toBe(false);
    }),
  );

  it(
    'is received from a place without a house number',
    withFixture(harness, BUSINESS, async (fixture) => {
      await withCertificate(fixture, fixture.shopper);
      const { billingAddress } = aBusinessRegistration();
      expect(
        (
          await fixture.shop.businesses.register(
            fixture.shopper,
            aBusinessRegistration({ billingAddress: { ...billingAddress, streetAndNumber: 'Am Markt (Rathaus)' } }),
          )
        ).ok,
      ).toBe(true);
    }),
  );

  it(
    'is refused without the certificate of its own session (AUTH-12)',
    withFixture(harness, BUSINESS, async (fixture) => {
      await withCertificate(fixture, await openSession(fixture, fixture.anonymous));
      const refusal = refusalOf(await fixture.shop.businesses.register(fixture.shopper, aBusinessRegistration()));
      expect(refusal?.fieldErrors).toEqual([{ field: 'certificate', message: 'shop.upload.required' }]);
    }),
  );

  it(
    'that is sent again is the same registration, whose e-mail address nobody else can use',
    withFixture(harness, BUSINESS, async (fixture) => {
      const { shop, shopper } = fixture;
      await withCertificate(fixture, shopper);
      valueOf(await shop.businesses.register(shopper, aBusinessRegistration()));
      expect((await shop.businesses.register(shopper, aBusinessRegistration())).ok).toBe(true);
      const other = await openSession(fixture, fixture.anonymous);
      await withCertificate(fixture, other);
      expect(refusalOf(await shop.businesses.register(other, aBusinessRegistration()))?.fieldErrors).toEqual([
        { field: 'email', message: 'vue.form.error.email.notUnique' },
      ]);
    }),
  );

  it(
    'names every invalid field, and codes that no list has',
    withFixture(harness, BUSINESS, async (fixture) => {
      await withCertificate(fixture, fixture.shopper);
      const { billingAddress } = aBusinessRegistration();
      const typed = aBusinessRegistration({
        email: 'buero@',
        password: 'ab',
        billingAddress: { ...billingAddress, company: ' ', postcode: '123' },
        business: {
          jobTitleCode: 'CAPTAIN',
          primaryIndustryGroupCode: '',
          vatRegistrationNo: 'DE 12',
          numberOfEmployees: 0,
        },
      });
      expect(
        refusalOf(await fixture.shop.businesses.register(fixture.shopper, typed))?.fieldErrors.map(
          ({ field, message }) => [field, message],
        ),
      ).toEqual([
        ['billingAddress.company', 'vue.form.error.requiredField'],
        ['billingAddress.postcode', 'shop.form.error.postcode.de'],
        ['business.primaryIndustryGroupCode', 'shop.form.error.choice'],
        ['business.numberOfEmployees', 'shop.form.error.employees'],
        ['business.vatRegistrationNo', 'shop.form.error.vatNumber'],
        ['email', 'vue.form.error.email.incorrect'],
        ['password', 'vue.form.error.password.invalidLength'],
        ['business.jobTitleCode', 'shop.form.error.choice'],
      ]);
    }),
  );
};

const details = (harness: PortHarness, { it, expect }: TestApi): void => {
  const SIGNED_IN = { ...BUSINESS, 'a registered customer': { kind: 'b2b' } } as const;
  const detailsOf = async ({ shop, shopper }: Pick<PortFixture, 'shop' | 'shopper'>) =>
    (await shop.addresses.customerAddress(shopper))?.business;

  it(
    'change together, and stand with the customer’s own address (ACCT-07)',
    withFixture(harness, SIGNED_IN, async (fixture) => {
      const { shop, shopper } = fixture;
      const before = await detailsOf(fixture);
      valueOf(
        await shop.businesses.changeDetails(shopper, {
          jobTitleCode: 'HEAD',
          primaryIndustryGroupCode: '84',
          vatRegistrationNo: 'de 811 200 300',
          numberOfEmployees: 31,
        }),
      );
      expect(await detailsOf(fixture)).toEqual({
        ...before,
        jobTitleCode: 'HEAD',
        primaryIndustryGroupCode: '84',
        vatRegistrationNo: 'DE811200300',
        numberOfEmployees: 31,
      });
      valueOf(
        await shop.businesses.changeDetails(shopper, {
          jobTitleCode: 'HEAD',
          primaryIndustryGroupCode: '84',
          vatRegistrationNo: '',
        }),
      );
      const { vatRegistrationNo, numberOfEmployees } = (await detailsOf(fixture)) ?? {};
      expect([vatRegistrationNo, numberOfEmployees]).toEqual([undefined, undefined]);
    }),
  );

  it(
    'are refused at their fields, with codes that no list has, and stay as they were',
    withFixture(harness, SIGNED_IN, async (fixture) => {
      const before = await detailsOf(fixture);
      const refusal = refusalOf(
        await fixture.shop.businesses.changeDetails(fixture.shopper, {
          jobTitleCode: 'CAPTAIN',
          primaryIndustryGroupCode: '',
          vatRegistrationNo: 'DE 12',
          numberOfEmployees: 0,
        }),
      );
      expect(refusal?.fieldErrors.map(({ field, message }) => [field, message])).toEqual([
        ['primaryIndustryGroupCode', 'shop.form.error.choice'],
        ['numberOfEmployees', 'shop.form.error.employees'],
        ['vatRegistrationNo', 'shop.form.error.vatNumber'],
        ['jobTitleCode', 'shop.form.error.choice'],
      ]);
      expect(await detailsOf(fixture)).toEqual(before);
    }),
  );

  it(
    'cannot be changed without a session',
    withFixture(harness, BUSINESS, async ({ shop, shopper }) => {
      const refusal = refusalOf(
        await shop.businesses.changeDetails(shopper, { jobTitleCode: 'HEAD', primaryIndustryGroupCode: '85' }),
      );
      expect(refusal).toEqual({
        because: 'invalid-form',
        fieldErrors: [],
        general: 'vue.error.security.valid_token_required',
      });
    }),
  );
};

/** What every adapter of the businesses port promises. */
export const behavesLikeBusinesses = (harness: PortHarness, t: TestApi): void => {
  t.describe('the list', () => lists(harness, t));
  t.describe('a certificate', () => certificates(harness, t));
  t.describe('a business registration', () => registrations(harness, t));
  t.describe('details of a business', () => details(harness, t));
};
