import { cartIdOf, readCart, refusalOf, valueOf, withFixture } from '../testing/fixtures.ts';
import type { PortFixture, PortHarness } from '../testing/port-harness.ts';
import type { TestApi } from '../testing/test-api.ts';
import { newsletterConsent } from './newsletter-consent.ts';
import { NEWSLETTER_LINK_DAYS, NEWSLETTER_MAILS_A_DAY } from './newsletter.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EMAIL = 'anna.kern@schule.example';

const subscribe = async ({ shop, anonymous }: PortFixture, email = EMAIL): Promise<void> =>
  valueOf(
    await shop.newsletter.subscribe(anonymous, {
      email,
      consent: newsletterConsent('page', anonymous.storefront),
      isSubscribed: await shop.newsletter.isSubscribed(anonymous, email),
    }),
  );

const confirm = ({ shop, anonymous }: PortFixture, token: string) => shop.newsletter.confirm(anonymous, token);

const isSubscribed = ({ shop, anonymous }: PortFixture, email = EMAIL): Promise<boolean> =>
  shop.newsletter.isSubscribed(anonymous, email);

const templatesTo = async ({ mailsTo }: PortFixture, email = EMAIL): Promise<readonly string[]> =>
  (await mailsTo(email)).map(({ template }) => template).filter((template) => template.startsWith('newsletter-'));

/** The tokens of the links in the mails of a kind, the oldest first. */
const tokensIn = async ({ mailsTo }: PortFixture, template: string, email = EMAIL): Promise<readonly string[]> =>
  (await mailsTo(email))
    .filter((mail) => mail.template === template)
    .map(({ links }) => (links[0]?.url ?? '').split('?token=')[1] ?? '');

const toConfirm = (fixture: PortFixture, email = EMAIL) => tokensIn(fixture, 'newsletter-confirmation', email);

const subscribed = async (fixture: PortFixture): Promise<void> => {
  await subscribe(fixture);
  valueOf(await confirm(fixture, (await toConfirm(fixture)).at(-1) ?? ''));
};

const forms = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'takes every address, and sends nothing before it is confirmed (UPM-34)',
    withFixture(harness, {}, async (fixture) => {
      expect(await isSubscribed(fixture)).toBe(false);
      for (const email of [EMAIL, EMAIL.toUpperCase()]) await subscribe(fixture, email);
      expect(await isSubscribed(fixture)).toBe(false);
    }),
  );

  it(
    'refuses what is no e-mail address',
    withFixture(harness, {}, async ({ shop, anonymous }) => {
      const refusal = {
        because: 'invalid-form',
        fieldErrors: [{ field: 'email', message: 'vue.form.error.email.incorrect' }],
      };
      const email = 'anna.kern@';
      const consent = newsletterConsent('page', anonymous.storefront);
      expect(
        refusalOf(await shop.newsletter.subscribe(anonymous, { email, consent, isSubscribed: false })),
      ).toMatchObject(refusal);
      expect(refusalOf(await shop.newsletter.unsubscribe(anonymous, { email }))).toMatchObject(refusal);
    }),
  );

  it(
    'unsubscribes whatever is asked for, known or not',
    withFixture(harness, {}, async ({ shop, anonymous }) => {
      for (const unsubscription of [{ email: 'nobody@schule.example' }, { token: 'invented' }])
        expect(await shop.newsletter.unsubscribe(anonymous, unsubscription)).toEqual({ ok: true, value: undefined });
    }),
  );

  it(
    'confirms no invented link',
    withFixture(harness, {}, async (fixture) => {
      expect(refusalOf(await confirm(fixture, 'invented'))).toEqual({ because: 'no-such-link' });
    }),
  );
};

const mailedLinks = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    'is confirmed by the link of a mail, once and again (UPQ-23)',
    withFixture(harness, {}, async (fixture) => {
      await subscribe(fixture);
      const [token = ''] = await toConfirm(fixture);
      for (const _press of [1, 2]) {
        expect(await confirm(fixture, token)).toEqual({ ok: true, value: undefined });
        expect([await isSubscribed(fixture), await isSubscribed(fixture, EMAIL.toUpperCase())]).toEqual([true, true]);
      }
      expect(await templatesTo(fixture)).toEqual(['newsletter-confirmation', 'newsletter-welcome']);
    }),
  );

  it(
    'mails nothing to confirm to who is subscribed',
    withFixture(harness, {}, async (fixture) => {
      await subscribed(fixture);
      await subscribe(fixture);
      expect(await templatesTo(fixture)).toEqual([
        'newsletter-confirmation',
        'newsletter-welcome',
        'newsletter-already-subscribed',
      ]);
      expect(await isSubscribed(fixture)).toBe(true);
    }),
  );

  it(
    'ends by the link of a mail, now and after another subscription (UPM-35)',
    withFixture(harness, {}, async (fixture) => {
      const { shop, anonymous } = fixture;
      await subscribed(fixture);
      const [first = ''] = await tokensIn(fixture, 'newsletter-welcome');
      for (const _press of [1, 2]) {
        valueOf(await shop.newsletter.unsubscribe(anonymous, { token: first }));
        expect(await isSubscribed(fixture)).toBe(false);
      }
      await subscribed(fixture);
      expect(await isSubscribed(fixture)).toBe(true);
      valueOf(await shop.newsletter.unsubscribe(anonymous, { token: first }));
      expect(await isSubscribed(fixture)).toBe(false);
    }),
  );

  it(
    'ends by an address, with one mail that says so',
    withFixture(harness, {}, async (fixture) => {
      const { shop, anonymous } = fixture;
      await subscribed(fixture);
      for (const email of [EMAIL.toUpperCase(), EMAIL])
        valueOf(await shop.newsletter.unsubscribe(anonymous, { email }));
      expect(await isSubscribed(fixture)).toBe(false);
      expect((await templatesTo(fixture)).filter((template) => template === 'newsletter-unsubscribed')).toHaveLength(1);
    }),
  );

  it(
    'is begun again by no link from before it ended, and by no link that ends one',
    withFixture(harness, {}, async (fixture) => {
      const { shop, anonymous } = fixture;
      await subscribed(fixture);
      const [before = ''] = await toConfirm(fixture);
      const [ending = ''] = await tokensIn(fixture, 'newsletter-welcome');
      valueOf(await shop.newsletter.unsubscribe(anonymous, { token: before }));
      expect(await isSubscribed(fixture)).toBe(true);
      valueOf(await shop.newsletter.unsubscribe(anonymous, { email: EMAIL }));
      for (const token of [before, ending])
        expect(refusalOf(await confirm(fixture, token))).toEqual({ because: 'no-such-link' });
      expect(await isSubscribed(fixture)).toBe(false);
    }),
  );

  it(
    `mails an address ${NEWSLETTER_MAILS_A_DAY} times a day, however often somebody subscribes it`,
    withFixture(harness, {}, async (fixture) => {
      for (let press = 0; press < NEWSLETTER_MAILS_A_DAY + 2; press += 1) await subscribe(fixture);
      expect(await toConfirm(fixture)).toHaveLength(NEWSLETTER_MAILS_A_DAY);
      if (!harness.features.has('clock')) return;
      await fixture.pass(DAY_MS);
      await subscribe(fixture);
      expect(await toConfirm(fixture)).toHaveLength(NEWSLETTER_MAILS_A_DAY + 1);
    }),
  );
};

const expiry = (harness: PortHarness, { it, expect }: TestApi): void => {
  it(
    `mails a new link in place of one that is older than ${NEWSLETTER_LINK_DAYS} days`,
    withFixture(harness, {}, async (fixture) => {
      await subscribe(fixture);
      const [old = ''] = await toConfirm(fixture);
      await fixture.pass(NEWSLETTER_LINK_DAYS * DAY_MS);
      expect(refusalOf(await confirm(fixture, old))).toEqual({ because: 'link-expired' });
      expect(await isSubscribed(fixture)).toBe(false);
      const [, renewed = ''] = await toConfirm(fixture);
      expect(await confirm(fixture, renewed)).toEqual({ ok: true, value: undefined });
      expect(await isSubscribed(fixture)).toBe(true);
    }),
  );
};

const orders = (harness: PortHarness, { it, expect }: TestApi): void => {
  const ready = {
    'guest session': true,
    'a cart exists': { positions: 1 },
    'the cart is ready': { paymentId: 'VORKASSE' },
  } as const;

  it(
    'begins with an order whose box was ticked, and needs the same confirmation',
    withFixture(harness, ready, async (fixture) => {
      const { shop, shopper } = fixture;
      const email = (await readCart(fixture, shopper)).billingEmail.selected ?? '';
      const { wording } = newsletterConsent('checkout', shopper.storefront);
      valueOf(await shop.carts.setNewsletter(shopper, cartIdOf(shopper), wording));
      expect(await templatesTo(fixture, email)).toEqual([]);
      valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
      expect([await templatesTo(fixture, email), await isSubscribed(fixture, email)]).toEqual([
        ['newsletter-confirmation'],
        false,
      ]);
      valueOf(await confirm(fixture, (await toConfirm(fixture, email))[0] ?? ''));
      expect(await isSubscribed(fixture, email)).toBe(true);
    }),
  );

  it(
    'does not begin with an order whose box was taken back',
    withFixture(harness, ready, async (fixture) => {
      const { shop, shopper } = fixture;
      const email = (await readCart(fixture, shopper)).billingEmail.selected ?? '';
      const { wording } = newsletterConsent('checkout', shopper.storefront);
      for (const words of [wording, undefined])
        valueOf(await shop.carts.setNewsletter(shopper, cartIdOf(shopper), words));
      valueOf(await shop.orders.submit(shopper, cartIdOf(shopper)));
      expect(await templatesTo(fixture, email)).toEqual([]);
    }),
  );
};

/** What a subscription to the newsletter promises. */
export const behavesLikeNewsletter = (harness: PortHarness, t: TestApi): void => {
  forms(harness, t);
  if (!harness.features.has('mails')) return;
  mailedLinks(harness, t);
  orders(harness, t);
  if (harness.features.has('clock')) expiry(harness, t);
};
