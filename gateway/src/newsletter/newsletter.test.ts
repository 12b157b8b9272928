import { lookUp } from '@shop/fakes/worlds/persistent-map';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS, type Entered, type OpenBackend } from '../testing/backends.ts';
import { resultOf } from '../testing/buy.ts';

const EMAIL = 'anna.kern@schule.example';
const SENT = '/service/newsletter/success/';
const CONFIRMED = '/service/newsletter/success/?state=confirmed';
const UNSUBSCRIBED = '/service/newsletter/newsletter-abmelden/?state=unsubscribed';

const REFUSED = '... on FormRefused { generalKey fieldErrors { field messageKey } }';
const STEP = '__typename ... on NewsletterStep { path }';
const SUBSCRIBE = `mutation S($email: String!) { result: subscribeToNewsletter(email: $email) { ${STEP} ${REFUSED} } }`;
const CONFIRM = 'mutation C($token: String!) { result: confirmNewsletter(token: $token) { __typename path } }';
const UNSUBSCRIBE = `mutation U($token: String, $email: String) { result: unsubscribeFromNewsletter(token: $token, email: $email) { ${STEP} ${REFUSED} } }`;

const step = (path: string) => ({ __typename: 'NewsletterStep', path });

const statusOf = ({ world }: Entered, email = EMAIL) =>
  world.read(({ state }) => lookUp(state.newsletterSubscribers, email)?.status);

/** The token of the last mail. */
const tokenOf = ({ world }: Entered): string => {
  const parts = world.read(({ state }) => state.mails.at(-1)?.parts ?? []);
  const [url = ''] = parts.flatMap((part) => (typeof part === 'object' && 'url' in part ? [part.url] : []));
  return url.split('?token=')[1] ?? '';
};

describe.each(BACKENDS)('the newsletter of the shop $backend', ({ open }) => {
  let shop: OpenBackend;
  beforeAll(async () => {
    shop = await open();
  });
  afterAll(() => shop.close());

  const form = async ({ browser }: Entered, name: string, fields: Readonly<Record<string, string>>) =>
    (await browser.postForm(`/forms/${name}`, fields)).headers.location;

  const subscribed = async (): Promise<Entered> => {
    const entered = await shop.enter();
    await form(entered, 'newsletter-subscription', { email: EMAIL });
    await form(entered, 'newsletter-confirmation', { token: tokenOf(entered) });
    return entered;
  };

  it.each(['bestaetigen', 'newsletter-abmelden'])(
    'keeps the token on %s out of other sites and indexes',
    async (page) => {
      const { browser } = await shop.enter();
      expect((await browser.get(`/service/newsletter/${page}/?token=of-a-mail`)).headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
      });
    },
  );

  it('is confirmed by a press and ended by one, with and without scripts', async () => {
    const entered = await shop.enter();
    expect(await resultOf(entered.browser, SUBSCRIBE, { email: EMAIL })).toEqual(step(SENT));
    expect(await resultOf(entered.browser, CONFIRM, { token: tokenOf(entered) })).toEqual(step(CONFIRMED));
    expect(statusOf(entered)).toBe('subscribed');
    expect(await resultOf(entered.browser, UNSUBSCRIBE, { token: tokenOf(entered) })).toEqual(step(UNSUBSCRIBED));
    expect(statusOf(entered)).toBe('unsubscribed');

    expect(await form(entered, 'newsletter-subscription', { email: EMAIL })).toBe(SENT);
    expect(await form(entered, 'newsletter-confirmation', { token: tokenOf(entered) })).toBe(CONFIRMED);
    expect(statusOf(entered)).toBe('subscribed');
    expect(await form(entered, 'newsletter-unsubscription', { email: EMAIL })).toBe(UNSUBSCRIBED);
    expect(statusOf(entered)).toBe('unsubscribed');
  });

  it('says the same about new, pending, subscribed, former and blocked addresses', async () => {
    const entered = await subscribed();
    for (const email of [EMAIL, 'neu@schule.example', 'neu@schule.example', 'blocked@schule.example']) {
      expect(await resultOf(entered.browser, SUBSCRIBE, { email })).toEqual(step(SENT));
      expect(await form(entered, 'newsletter-subscription', { email })).toBe(SENT);
    }
    for (const email of [EMAIL, EMAIL, 'neu@schule.example', 'blocked@schule.example', 'nie@schule.example'])
      expect(await resultOf(entered.browser, UNSUBSCRIBE, { email })).toEqual(step(UNSUBSCRIBED));
    expect(await resultOf(entered.browser, SUBSCRIBE, { email: EMAIL })).toEqual(step(SENT));
  });

  it('keeps what was typed if it is no address, with and without scripts', async () => {
    const entered = await shop.enter();
    const refusal = {
      __typename: 'FormRefused',
      generalKey: null,
      fieldErrors: [{ field: 'email', messageKey: 'vue.form.error.email.incorrect' }],
    };
    for (const [mutation, name, page] of [
      [SUBSCRIBE, 'newsletter-subscription', '/service/newsletter/'],
      [UNSUBSCRIBE, 'newsletter-unsubscription', '/service/newsletter/newsletter-abmelden/'],
    ] as const) {
      expect(await resultOf(entered.browser, mutation, { email: 'anna.kern@' })).toEqual(refusal);
      expect(await form(entered, name, { email: 'anna.kern@' })).toBe(page);
      const { body } = await entered.browser.get('/');
      expect(body).toContain(`"formEcho":{"form":"${name}","values":{"email":"anna.kern@"}`);
    }
  });

  it('leads from a link that was invented to a page that says so', async () => {
    const entered = await shop.enter();
    const path = '/service/newsletter/bestaetigen/?state=no-such-link';
    expect(await resultOf(entered.browser, CONFIRM, { token: 'invented' })).toEqual(step(path));
    expect(await form(entered, 'newsletter-confirmation', { token: 'invented' })).toBe(path);
  });

  describe('unsubscribed by a mail program (RFC 8058)', () => {
    /** From elsewhere, with no cookie but the one that names the world of the test. */
    const press = ({ browser, world }: Entered, token: string, type = 'application/x-www-form-urlencoded') => {
      browser.cookies.clear();
      browser.cookies.set('SHOP_WORLD', world.id);
      return browser.postJson(`/api/newsletter/unsubscribe?token=${token}`, 'List-Unsubscribe=One-Click', {
        headers: { origin: 'https://mail.example', 'content-type': type },
      });
    };

    it.each([
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain;charset=UTF-8',
      'application/octet-stream',
    ])('ends the subscription of the mail: %s', async (type) => {
      const entered = await subscribed();
      const reply = await press(entered, tokenOf(entered), type);
      expect([reply.statusCode, reply.headers['set-cookie'], reply.headers['cache-control']]).toEqual([
        200,
        undefined,
        'private, no-store',
      ]);
      expect(statusOf(entered)).toBe('unsubscribed');
    });

    it('gets the same bytes for a token that is valid, used or invented', async () => {
      const entered = await subscribed();
      const token = tokenOf(entered);
      const replies = [await press(entered, token), await press(entered, token), await press(entered, 'invented')];
      expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    });

    it('changes nothing by opening the link, which leads to the page with the button', async () => {
      const entered = await subscribed();
      const token = tokenOf(entered);
      const { statusCode, headers } = await entered.browser.get(`/api/newsletter/unsubscribe?token=${token}`);
      expect([statusCode, headers.location]).toEqual([303, `/service/newsletter/newsletter-abmelden/?token=${token}`]);
      expect(statusOf(entered)).toBe('subscribed');
    });
  });
});
