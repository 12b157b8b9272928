import { expect, test } from '../../fixtures.ts';
import { returnAsGuest } from '../../flows/return-goods.ts';
import { GERDA } from '../../screens/returns.ts';
import { upstreamLinkOf } from '../../worlds/upstream-link.ts';

test('confirms an order whose reply was lost, and submits it only once', async ({ enter, shop }) => {
  const world = await enter('ready-to-order');
  const link = upstreamLinkOf(world);
  await link.addFault({ preset: 'submit-reply-lost' });
  await shop.summary.order.click();
  const orderId = await shop.confirmation.seeOrder();
  expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
  expect((await link.calls('submitCart')).filter(({ ran }) => ran)).toHaveLength(1);
  expect(await link.unusedFaults()).toEqual([]);
});

test('asks to confirm a withdrawal again when no reply comes, and receives it once', async ({ enter, shop: { page, withdrawal } }) => {
  const world = await enter('withdrawal');
  const link = upstreamLinkOf(world);
  await withdrawal.name.fill('Gerda Gast');
  await withdrawal.email.fill('gerda.gast@pausenhof.example');
  await withdrawal.goOn.click();
  await link.addFault({ match: { op: 'declareWithdrawal' }, fault: { kind: 'applyThenReset' }, times: 2 });
  await withdrawal.confirm.click();
  await expect(page.getByRole('main').getByText(/Sie zählt nur einmal/u)).toBeVisible();
  await withdrawal.confirm.click();
  await withdrawal.seeReceipt();
  expect((await link.calls('declareWithdrawal')).filter(({ ran }) => ran)).toHaveLength(3);
  expect((await world.mailsTo('gerda.gast@pausenhof.example')).filter(({ template }) => template === 'withdrawal-receipt')).toHaveLength(1);
  expect(await link.unusedFaults()).toEqual([]);
});

test('asks to send a cancellation again when no reply comes, and receives it once', async ({ enter, shop: { page, cancellation } }) => {
  const world = await enter('cancellation');
  const link = upstreamLinkOf(world);
  await link.addFault({ match: { op: 'declareCancellation' }, fault: { kind: 'applyThenReset' }, times: 2 });
  await cancellation.submit.click();
  await expect(page.getByRole('main').getByText(/Sie zählt nur einmal/u)).toBeVisible();
  await cancellation.submit.click();
  await cancellation.seeReceipt();
  expect((await link.calls('declareCancellation')).filter(({ ran }) => ran)).toHaveLength(3);
  expect((await world.mailsTo('paul.prime@pausenhof.example')).filter(({ template }) => template === 'cancellation-receipt')).toHaveLength(1);
  expect(await link.unusedFaults()).toEqual([]);
});

test('shows the number of a return whose reply was lost, and submits it only once', async ({ enter, shop }) => {
  const world = await enter('guest-order-returnable');
  const link = upstreamLinkOf(world);
  await returnAsGuest(shop);
  await shop.returns.confirm.fillIn();
  await link.addFault({ match: { op: 'submitReturnOrder' }, fault: { kind: 'applyThenReset' } });
  await shop.returns.confirm.submit.click();
  const number = await shop.returns.result.seeNumber();
  expect((await link.calls('submitReturnOrder')).filter(({ ran }) => ran)).toHaveLength(1);
  expect((await world.mailsTo(GERDA.email)).filter(({ text }) => text.includes(number))).toHaveLength(1);
  expect(await link.unusedFaults()).toEqual([]);
});

test('keeps a return that the shop refuses, with its words, and submits it on the next press', async ({ enter, shop }) => {
  const world = await enter('guest-order-returnable');
  const link = upstreamLinkOf(world);
  await returnAsGuest(shop);
  await shop.returns.confirm.fillIn();
  await link.addFault({ match: { op: 'submitReturnOrder' }, fault: { kind: 'successfulFalse', messageKey: 'shop.return.refused' }, times: 1 });
  await shop.returns.confirm.submit.click();
  await shop.errors.see('shop.return.refused');
  await expect(shop.returns.confirm.contact.firstName).toHaveValue(GERDA.firstName);
  await shop.returns.confirm.submit.click();
  await shop.returns.result.seeNumber();
  expect(await link.unusedFaults()).toEqual([]);
});

test('gets a new token when the shop’s token is revoked', async ({ resume, shop: { basket } }) => {
  const link = upstreamLinkOf(await resume('guest-3-items'));
  await link.addFault({ preset: 'invalid-token' });
  await basket.open();
  await expect(basket.lines).toHaveCount(3);
  expect(await link.unusedFaults()).toEqual([]);
});

test('gives a visitor whose cart was lost an empty one that works', async ({ resume, shop: { page, basket, product } }) => {
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

test('waits for a slow upstream', async ({ resume, shop: { basket } }) => {
  const link = upstreamLinkOf(await resume('guest-3-items'));
  await link.addFault({ match: { op: 'FindCart' }, fault: { kind: 'latency', ms: 2_000 } });
  await basket.open();
  await expect(basket.lines).toHaveCount(3);
  expect(await link.unusedFaults()).toEqual([]);
});

test('retries when a reply is truncated', async ({ resume, shop: { basket } }) => {
  const link = upstreamLinkOf(await resume('guest-3-items'));
  await link.addFault({ match: { op: 'FindCart' }, fault: { kind: 'truncateJson' }, times: 1 });
  await basket.open();
  await expect(basket.lines).toHaveCount(3);
  expect(await link.unusedFaults()).toEqual([]);
});

test('says that the shop is unavailable while the upstream is down, and works again afterwards', async ({ resume, shop: { page, basket, t }, consoleErrors }) => {
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

test('logs out a customer whose session the upstream revoked, and shows no personal data (ERR-05)', async ({ resume, shop: { page, t }, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/u);
  const link = upstreamLinkOf(await resume('returning-with-basket'));
  await link.addFault({ preset: 'session-revoked' });
  await page.goto('/myaccount/contact-details/');
  await page.goto('/');
  await expect(page.getByRole('link', { name: t('shell:header.login') })).toBeVisible();
  expect(await link.unusedFaults()).toEqual([]);
});
