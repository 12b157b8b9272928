import { expect, test } from '../../fixtures.ts';
import { upstreamLinkOf } from '../../worlds/upstream-link.ts';

test('says thanks for the one order whose reply was lost', async ({ enter, shop }) => {
  const world = await enter('ready-to-order');
  const link = upstreamLinkOf(world);
  await link.addFault({ preset: 'submit-reply-lost' });
  await shop.summary.order.click();
  const orderId = await shop.confirmation.seeOrder();
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
  expect((await link.calls('submitCart')).filter(({ ran }) => ran)).toHaveLength(1);
  expect(await link.unusedFaults()).toEqual([]);
});

test('goes on when the token of the shop is revoked', async ({ resume, shop: { basket } }) => {
  const link = upstreamLinkOf(await resume('guest-3-items'));
  await link.addFault({ preset: 'invalid-token' });
  await basket.open();
  await expect(basket.lines).toHaveCount(3);
  expect(await link.unusedFaults()).toEqual([]);
});

test('gives a visitor whose cart was lost an empty one, to go on with', async ({ resume, shop: { page, basket, product } }) => {
  const link = upstreamLinkOf(await resume('guest-3-items'));
  await link.addFault({ preset: 'cart-not-found' });
  await basket.open();
  await expect(basket.lines).toHaveCount(0);
  expect(await link.unusedFaults()).toEqual([]);
  await page.goto('/prod/1031030/');
  await product.addToBasket();
  await basket.open();
  await expect(basket.lines).toHaveCount(1);
});

test('waits for an upstream that is slow', async ({ resume, shop: { basket } }) => {
  const link = upstreamLinkOf(await resume('guest-3-items'));
  await link.addFault({ match: { op: 'FindCart' }, fault: { kind: 'latency', ms: 2_000 } });
  await basket.open();
  await expect(basket.lines).toHaveCount(3);
  expect(await link.unusedFaults()).toEqual([]);
});

test('asks again where an answer came in half', async ({ resume, shop: { basket } }) => {
  const link = upstreamLinkOf(await resume('guest-3-items'));
  await link.addFault({ match: { op: 'FindCart' }, fault: { kind: 'truncateJson' }, times: 1 });
  await basket.open();
  await expect(basket.lines).toHaveCount(3);
  expect(await link.unusedFaults()).toEqual([]);
});

test('says that it is unavailable while the upstream is down, and goes on afterwards', async ({ resume, shop: { page, basket, t }, consoleErrors }) => {
  consoleErrors.expect(/503|Failed to load resource/u);
  const link = upstreamLinkOf(await resume('guest-3-items'));
  await link.addFault({ fault: { kind: 'status', code: 503 } });
  expect((await page.goto('/checkout/basket/'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await link.clearFaults();
  await basket.open();
  await expect(basket.lines).toHaveCount(3);
  await expect(page.getByRole('link', { name: t('shell:header.login') })).toBeVisible();
});

test('logs out whose session the upstream revoked, and shows nothing of theirs (ERR-05)', async ({ resume, shop: { page, t }, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/u);
  const link = upstreamLinkOf(await resume('returning-with-basket'));
  await link.addFault({ preset: 'session-revoked' });
  await page.goto('/myaccount/contact-details/');
  await page.goto('/');
  await expect(page.getByRole('link', { name: t('shell:header.login') })).toBeVisible();
  expect(await link.unusedFaults()).toEqual([]);
});
