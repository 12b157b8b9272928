import { expect, test } from '../../fixtures.ts';
import { upstreamLinkOf } from '../../worlds/upstream-link.ts';

/*
 * What a shopper sees for each row of the error catalogue (specification A8) that the upstream can cause. Rows that the
 * shopper causes alone, and those in `faults.spec.ts`, have their own journeys. Each fault is named by its preset and must have been hit.
 */

test('shows a toast for an internal error of the upstream', async ({ enter, shop: { basket, header, toasts } }) => {
  const link = upstreamLinkOf(await enter('guest-3-items'));
  await basket.open();
  await header.seeArticles(6);
  await link.addFault({ preset: 'internal-error', match: { op: 'cart_update' } });
  await basket.more.click();
  await toasts.see('shop.error.internal');
  expect(await link.unusedFaults()).toEqual([]);
});

test('gives a new cart to a visitor whom the upstream does not know', async ({ resume, shop: { basket } }) => {
  const link = upstreamLinkOf(await resume('guest-3-items'));
  await link.addFault({ preset: 'user-id-required' });
  await basket.open();
  await expect(basket.empty).toBeVisible();
  expect(await link.unusedFaults()).toEqual([]);
});

test('retries when a reply does not arrive in time', async ({ resume, shop: { basket } }) => {
  const link = upstreamLinkOf(await resume('guest-3-items'));
  await link.addFault({ preset: 'request-timeout', match: { op: 'FindCart' } });
  await basket.open();
  await expect(basket.lines).toHaveCount(3);
  expect(await link.unusedFaults()).toEqual([]);
});

test('shows an error page when the content of the page cannot be loaded', async ({ enter, shop: { page }, consoleErrors }) => {
  consoleErrors.expect(/503/u);
  const link = upstreamLinkOf(await enter('guest-3-items'));
  await link.addFault({ preset: 'page-query-fails' });
  expect((await page.goto('/'))?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await link.unusedFaults()).toEqual([]);
});

test('says above the form that the login failed', async ({ enter, shop: { page, login, t } }) => {
  const link = upstreamLinkOf(await enter('guest-3-items'));
  await login.open();
  await link.addFault({ preset: 'login-fails' });
  await login.signIn('existing');
  await expect(page.getByRole('main').getByText(t('shop.login.failed'))).toBeVisible();
  expect(await link.unusedFaults()).toEqual([]);
});

test('logs out a customer whose session the upstream never issued', async ({ resume, shop: { page, t }, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/u);
  const link = upstreamLinkOf(await resume('returning-with-basket'));
  await link.addFault({ preset: 'session-invalid' });
  await page.goto('/myaccount/contact-details/');
  await page.goto('/');
  await expect(page.getByRole('link', { name: t('shell:header.login') })).toBeVisible();
  expect(await link.unusedFaults()).toEqual([]);
});

test('says that the session was revoked during a change of account data, keeps what was typed, and then signs out (ERR-05, ERR-06)', async ({ resume, shop: { page, account, errors, header }, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/u);
  const world = await resume('account');
  const link = upstreamLinkOf(world);
  await page.goto(world.landing);
  await link.addFault({ preset: 'account-change-revoked' });
  await account.firstName.fill('Annabell');
  await account.saveDetails.click();
  await errors.see('shop.error.securityLogout');
  await expect(account.firstName).toHaveValue('Annabell');
  expect(await link.unusedFaults()).toEqual([]);
  await page.goto('/');
  await expect(header.login).toBeVisible();
});
