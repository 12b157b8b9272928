import { expect, test } from '../../fixtures.ts';
import { wireOf } from '../../worlds/wire.ts';

test('says thanks for the one order whose reply was lost', async ({ enter, shop }) => {
  const world = await enter('ready-to-order');
  const wire = wireOf(world);
  await wire.breaks({ preset: 'submit-reply-lost' });
  await shop.summary.order.click();
  const orderId = await shop.confirmation.seeOrder();
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
  expect((await wire.calls('submitCart')).filter(({ ran }) => ran)).toHaveLength(1);
  expect(await wire.unhit()).toEqual([]);
});

test('goes on when the token of the shop is revoked', async ({ resume, shop: { basket } }) => {
  const wire = wireOf(await resume('guest-3-items'));
  await wire.breaks({ preset: 'invalid-token' });
  await basket.open();
  await expect(basket.lines).toHaveCount(3);
  expect(await wire.unhit()).toEqual([]);
});

test('gives a visitor whose cart was lost an empty one, to go on with', async ({ resume, shop: { page, basket, product } }) => {
  const wire = wireOf(await resume('guest-3-items'));
  await wire.breaks({ preset: 'cart-not-found' });
  await basket.open();
  await expect(basket.lines).toHaveCount(0);
  expect(await wire.unhit()).toEqual([]);
  await page.goto('/prod/1031030/');
  await product.addToBasket();
  await basket.open();
  await expect(basket.lines).toHaveCount(1);
});

test('waits for an upstream that is slow', async ({ resume, shop: { basket } }) => {
  const wire = wireOf(await resume('guest-3-items'));
  await wire.breaks({ match: { op: 'FindCart' }, fault: { kind: 'latency', ms: 2_000 } });
  await basket.open();
  await expect(basket.lines).toHaveCount(3);
  expect(await wire.unhit()).toEqual([]);
});

test('asks again where an answer came in half', async ({ resume, shop: { basket } }) => {
  const wire = wireOf(await resume('guest-3-items'));
  await wire.breaks({ match: { op: 'FindCart' }, fault: { kind: 'truncateJson' }, times: 1 });
  await basket.open();
  await expect(basket.lines).toHaveCount(3);
  expect(await wire.unhit()).toEqual([]);
});

test('says that it is unavailable while the upstream is down, and goes on afterwards', async ({ resume, shop: { page, basket, t }, complaints }) => {
  complaints.expect(/503|Failed to load resource/u);
  const wire = wireOf(await resume('guest-3-items'));
  await wire.breaks({ fault: { kind: 'status', code: 503 } });
  expect((await page.goto('/checkout/basket/'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await wire.mends();
  await basket.open();
  await expect(basket.lines).toHaveCount(3);
  await expect(page.getByRole('link', { name: t('shell:header.login') })).toBeVisible();
});

test('logs out whose session the upstream revoked, and shows nothing of theirs (ERR-05)', async ({ resume, shop: { page, t }, complaints }) => {
  complaints.expect(/Failed to load resource/u);
  const wire = wireOf(await resume('returning-with-basket'));
  await wire.breaks({ preset: 'session-revoked' });
  await page.goto('/myaccount/contact-details/');
  await page.goto('/');
  await expect(page.getByRole('link', { name: t('shell:header.login') })).toBeVisible();
  expect(await wire.unhit()).toEqual([]);
});
