import { PERSONAS } from '@shop/fakes/personas/personas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../create-app.ts';
import { silentLog } from '../logging/log.ts';
import { fakeClient } from '../testing/fake-client.ts';
import { openShop, TEST_ENV } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import { testBrowser } from '../testing/test-browser.ts';
import type { RouteHandler } from '../testing/test-browser.ts';
import { testClock } from '../testing/test-clock.ts';

const NEW = 'Schwamm-und-Tafel';
const { existing: anna, 'b2b-english': james } = PERSONAS;

interface CapturedMail {
  readonly html: string;
  readonly text: string;
  readonly links: readonly { readonly url: string }[];
}

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop({ env: { shopUrl: 'https://localhost:8443' } });
});
afterAll(() => shop.close());

/** The mail with a link to a new password that a shopper requests on a host. */
const requested = async (server: RouteHandler, host: string, fields: Readonly<Record<string, string>>) => {
  const tester = testBrowser(server);
  const { id: world } = (await tester.postJson('/qa/worlds', {})).json<{ readonly id: string }>();
  const shopper = testBrowser(server, host, world);
  await shopper.postForm('/forms/password-link', { subject: '', ...fields });
  const { mails } = (await tester.get(`/qa/worlds/${world}/mails?template=password-forgotten`)).json<{
    readonly mails: readonly CapturedMail[];
  }>();
  return { world, shopper, mail: mails[0], link: mails[0]?.links[0]?.url ?? '' };
};

describe('the links of a mail', () => {
  it.each([
    ['localhost:8080', { email: anna.identifier }, 'https://localhost:8443'],
    ['at.localhost:8080', { email: anna.identifier }, 'https://at.localhost:8443'],
    ['en.educational.localhost:8080', { customerNumber: james.identifier }, 'https://en.educational.localhost:8443'],
  ])('lead a shopper of %s to that storefront, at the configured URL', async (host, fields, origin) => {
    const { mail, link } = await requested(shop.server, host, fields);
    expect(link).toMatch(/\/myaccount\/newpassword\/\?token=.+$/u);
    expect(new URL(link).origin).toBe(origin);
    expect([mail?.html, mail?.text].map((part) => part?.includes(link))).toEqual([true, true]);
  });

  it.each(['evil.example', 'at.localhost.evil.example', 'evil.example:8443'])(
    'never name a host that somebody invented: %s',
    async (host) => {
      const { mail, link } = await requested(shop.server, host, { email: anna.identifier });
      expect(link).toMatch(/^https:\/\/(?:at\.)?localhost:8443\/myaccount\/newpassword\//u);
      expect(JSON.stringify(mail)).not.toContain('evil');
    },
  );

  it('open the page in the world of the shopper', async () => {
    const { shopper, world, link } = await requested(shop.server, 'at.localhost:8080', { email: anna.identifier });
    expect([(await shopper.get(link)).statusCode, shopper.cookies.get('SHOP_WORLD')]).toEqual([200, world]);
    const token = new URL(link).searchParams.get('token') ?? '';
    expect(
      (await shopper.postForm('/forms/new-password', { token, password: NEW, passwordRepeat: NEW })).headers.location,
    ).toBe('/login/');
  });

  it('lead to the port on which the shop listens if no URL is configured', async () => {
    const { shopUrl: _configured, ...env } = TEST_ENV;
    const { server, nest } = await createApp({ env, clock: testClock(), log: silentLog, client: fakeClient });
    try {
      const listening = await server.listen({ host: '127.0.0.1', port: 0 });
      const { link } = await requested(server, 'ch.localhost:8080', { email: anna.identifier });
      expect(new URL(link).origin).toBe(`http://ch.localhost:${new URL(listening).port}`);
    } finally {
      await nest.close();
    }
  });
});
