import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultOf } from '../testing/buy.ts';
import { openUpstreamShop } from '../testing/open-upstream-shop.ts';
import type { OpenUpstreamShop } from '../testing/open-upstream-shop.ts';

const EMAIL = 'anna.kern@schule.example';
const FAILED = {
  match: { op: 'unsubscribeNewsletter' },
  fault: { kind: 'graphqlError', classification: 'INTERNAL_ERROR' },
};
const CUT = { match: { op: 'confirmNewsletterSubscription' }, fault: { kind: 'truncateJson' } };

let shop: OpenUpstreamShop;
const requests: unknown[] = [];
const failures: unknown[] = [];
beforeAll(async () => {
  shop = await openUpstreamShop({
    log: { request: (line) => void requests.push(line), failure: (failure) => void failures.push(failure) },
  });
});
afterAll(() => shop.close());

it('the log holds neither a token nor an address of the newsletter, whatever fails', async () => {
  const { browser, world } = shop.visitor();
  await browser.withToken();
  await browser.postForm('/forms/newsletter-subscription', { email: EMAIL });
  const token =
    world
      .read(({ state }) => inspect(state.mails.at(-1)?.parts))
      .split('?token=')[1]
      ?.slice(0, 40) ?? '';
  expect(token).toMatch(/^[0-9a-f]{40}$/u);

  for (const fault of [CUT, FAILED]) shop.upstream.faults.set(world.id, { body: fault });
  await browser.get(`/service/newsletter/bestaetigen/?token=${token}`);
  await browser.postForm('/forms/newsletter-confirmation', { token });
  await resultOf(browser, 'mutation C($token: String!) { result: confirmNewsletter(token: $token) { path } }', {
    token,
  }).catch(() => undefined);
  await browser.postForm('/forms/newsletter-unsubscription', { email: EMAIL });
  await browser.postJson(`/api/newsletter/unsubscribe?token=${token}`, 'List-Unsubscribe=One-Click', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

  expect([requests.length, failures.length]).toEqual([7, 4]);
  const log = inspect([requests, failures], { depth: Infinity, showHidden: true, maxArrayLength: Infinity });
  expect(log).toContain('unsubscribeNewsletter');
  for (const secret of [token, EMAIL, encodeURIComponent(EMAIL)]) expect(log).not.toContain(secret);
});
