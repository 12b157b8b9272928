import { newsletterConsent } from '@shop/domain/newsletter/newsletter-consent';
import { NEWSLETTER_LINK_DAYS } from '@shop/domain/newsletter/newsletter';
import type { Unsubscription } from '@shop/domain/newsletter/newsletter.port';
import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { aShop } from '../testing/a-shop.ts';
import { mailsIn } from '../testing/read-mails.ts';
import { entriesOf, lookUp } from '../worlds/persistent-map.ts';
import { DAY_MS } from './newsletter-links.ts';

const EMAIL = 'anna.kern@schule.example';

const newsletterIn = async (storefront: StorefrontId = 'de') => {
  const { shop, world, anonymous } = await aShop(storefront);
  const view = () => world.read((seen) => seen);
  const mails = () => mailsIn(view());
  const tokenOf = (template: string) =>
    mails()
      .findLast((mail) => mail.template === template)
      ?.links[0]?.url.split('token=')[1] ?? '';
  return {
    world,
    mails,
    tokenOf,
    subscriber: () => lookUp(view().state.newsletterSubscribers, EMAIL),
    stored: () => ({
      subscribers: entriesOf(view().state.newsletterSubscribers),
      links: entriesOf(view().state.newsletterLinks),
    }),
    subscribe: async (email = EMAIL) =>
      valueOf(
        await shop.newsletter.subscribe(anonymous, {
          email,
          consent: newsletterConsent('page', anonymous.storefront),
          isSubscribed: await shop.newsletter.isSubscribed(anonymous, email),
        }),
      ),
    confirm: (token: string) => shop.newsletter.confirm(anonymous, token),
    unsubscribe: async (how: Unsubscription) => valueOf(await shop.newsletter.unsubscribe(anonymous, how)),
  };
};

describe('the mail to confirm a subscription to the newsletter', () => {
  it.each([
    ['de', 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter', 'Anmeldung bestätigen', '7 Tage lang'],
    ['ch', 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter', 'Anmeldung bestätigen', '7 Tage lang'],
    ['b2b-en', 'Please confirm your newsletter subscription', 'Confirm the subscription', '7 days'],
  ] as const)(
    'says on %s what was ordered in which words, and who wrote it',
    async (storefront, subject, link, days) => {
      const on = await newsletterIn(storefront);
      await on.subscribe();
      const [mail] = on.mails();
      expect(mail).toMatchObject({ to: EMAIL, template: 'newsletter-confirmation', subject });
      for (const part of [link, days, on.subscriber()?.consent.wording]) {
        expect(mail?.text).toContain(part);
        expect(mail?.html).toContain(part);
      }
      expect(mail?.html).toContain('Pausenhof Handels GmbH');
    },
  );

  it('advertises nothing, has no other link, and is small', async () => {
    const on = await newsletterIn();
    await on.subscribe();
    const [mail] = on.mails();
    expect(mail?.links).toEqual([
      {
        rel: 'newsletter-confirmation',
        url: `/service/newsletter/bestaetigen/?token=${on.tokenOf('newsletter-confirmation')}`,
      },
    ]);
    expect(mail?.html).not.toMatch(/€|<img/u);
    expect(Buffer.byteLength(`${mail?.html}${mail?.text}`)).toBeLessThan(20_000);
    expect(mail?.headers).toBeUndefined();
  });

  it('has a token of 160 bits, which the world does not store', async () => {
    const on = await newsletterIn();
    await on.subscribe();
    const token = on.tokenOf('newsletter-confirmation');
    expect(token).toMatch(/^[\da-f]{40}$/u);
    expect(JSON.stringify(on.stored())).not.toContain(token);
  });

  it('is not sent to an address that is blocked', async () => {
    const on = await newsletterIn();
    await on.subscribe('blocked@schule.example');
    expect([on.mails(), on.stored().subscribers]).toEqual([[], []]);
  });
});

describe('a subscription to the newsletter', () => {
  it('is proved by what was agreed to, on which form and when, and by when it was confirmed', async () => {
    const on = await newsletterIn('ch');
    await on.subscribe();
    on.world.advance({ advanceMs: DAY_MS });
    valueOf(await on.confirm(on.tokenOf('newsletter-confirmation')));
    expect(on.subscriber()).toMatchObject({
      email: EMAIL,
      storefrontId: 'ch',
      status: 'subscribed',
      consent: {
        form: 'page',
        wording:
          'Ja, ich möchte den Newsletter mit Neuigkeiten und Angeboten per E-Mail bekommen. Ich kann ihn jederzeit abbestellen.',
        givenAt: '2026-11-23T09:00:00.000Z',
      },
      confirmedAt: '2026-11-24T09:00:00.000Z',
    });
  });

  it('keeps what was agreed to first, whoever orders it again', async () => {
    const on = await newsletterIn();
    await on.subscribe();
    valueOf(await on.confirm(on.tokenOf('newsletter-confirmation')));
    const before = on.subscriber();
    on.world.advance({ advanceMs: DAY_MS });
    await on.subscribe();
    expect(on.subscriber()).toEqual({ ...before, requestedMails: [expect.any(Number)] });
  });

  it('keeps when it ended', async () => {
    const on = await newsletterIn();
    await on.subscribe();
    valueOf(await on.confirm(on.tokenOf('newsletter-confirmation')));
    await on.unsubscribe({ token: on.tokenOf('newsletter-welcome') });
    expect(on.subscriber()).toMatchObject({ status: 'unsubscribed', unsubscribedAt: '2026-11-23T09:00:00.000Z' });
  });

  it('is forgotten with its address if nobody confirms it, long after its link has expired', async () => {
    const on = await newsletterIn();
    await on.subscribe();
    on.world.advance({ advanceMs: (NEWSLETTER_LINK_DAYS + 1) * DAY_MS });
    expect(on.subscriber()?.status).toBe('pending');
    on.world.advance({ advanceMs: 30 * DAY_MS });
    expect(on.stored()).toEqual({ subscribers: [], links: [] });
  });

  it('outlives the link that confirmed it', async () => {
    const on = await newsletterIn();
    await on.subscribe();
    valueOf(await on.confirm(on.tokenOf('newsletter-confirmation')));
    on.world.advance({ advanceMs: 60 * DAY_MS });
    expect(on.subscriber()?.status).toBe('subscribed');
  });
});

it('newsletters tell mail programs where to unsubscribe with one click (RFC 8058)', async () => {
  const on = await newsletterIn();
  await on.subscribe();
  valueOf(await on.confirm(on.tokenOf('newsletter-confirmation')));
  expect(on.mails().at(-1)).toMatchObject({
    template: 'newsletter-welcome',
    headers: {
      'List-Unsubscribe': `</api/newsletter/unsubscribe?token=${on.tokenOf('newsletter-welcome')}>, <mailto:service@pausenhof.example?subject=unsubscribe>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
});
