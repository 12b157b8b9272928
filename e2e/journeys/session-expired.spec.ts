import type { Screens } from '../screens/screens.ts';
import { expect, test } from '../fixtures.ts';
import { countResponses, holdResponses, dropRequests } from '../browser-network.ts';

const TYPED = '0221 987654';

/** Expects an unchanged step: the typed text, the chosen address, and no fields for an anonymous visitor. */
const seeSameStep = async ({ page, shipping }: Screens): Promise<void> => {
  await expect(shipping.title).toBeVisible();
  await expect(shipping.phone).toHaveValue(TYPED);
  await expect(shipping.billingChoices.first()).toBeChecked();
  await expect(shipping.email).toHaveCount(0);
  await expect(page.getByText('0,00 €')).toHaveCount(0);
};

/** Signs in and returns to the same step. */
const seeWayBack = async (shop: Screens): Promise<void> => {
  await shop.interruption.toLogin.click();
  await shop.login.signIn('existing');
  await seeSameStep(shop);
  await expect(shop.interruption.notice).toHaveCount(0);
  await shop.shipping.goOn.click();
  await expect(shop.payment.title).toBeVisible();
};

/** Goes offline and online again until the page has refetched. */
const refetch = async ({ page }: Screens, hasHappened: () => boolean): Promise<void> => {
  const goOnline = async (): Promise<boolean> => {
    await page.clock.fastForward('00:10');
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    return hasHappened();
  };
  await expect.poll(goOnline).toBe(true);
};

test.describe('a session that expires while the shipping step is open leaves the step unchanged and returns to it after login', () => {
  test.beforeEach(async ({ page, consoleErrors }) => {
    consoleErrors.expect(/Failed to load resource|net::ERR/u);
    await page.clock.install();
  });

  test('when a refetch comes first, and the page says so before the shopper presses the button', {
    tag: '@phone',
  }, async ({ enter, shop }) => {
    const world = await enter('session-ends-soon');
    await shop.shipping.phone.fill(TYPED);
    await world.advance({ minutes: 3 });
    const responses = countResponses(shop.page, 'Checkout');
    await refetch(shop, () => responses.count() > 0);
    await shop.interruption.see('sessionOver.text');
    await seeSameStep(shop);
    await shop.shipping.goOn.click();
    await expect(shop.interruption.notice).toBeFocused();
    await seeSameStep(shop);
    await seeWayBack(shop);
  });

  test('when a refetch starts before the press and its response arrives after it', { tag: '@long' }, async ({
    enter,
    shop,
  }) => {
    const world = await enter('session-ends-soon');
    await shop.shipping.phone.fill(TYPED);
    await world.advance({ minutes: 3 });
    const responses = await holdResponses(shop.page, 'Checkout');
    await refetch(shop, () => responses.count() > 0);
    await shop.shipping.goOn.click();
    await seeSameStep(shop);
    responses.release();
    await shop.interruption.see('sessionOver.text');
    await seeSameStep(shop);
    await seeWayBack(shop);
  });

  test('when the requests of a refetch and a press are lost, and the shopper presses the button again', {
    tag: '@upstream',
  }, async ({ enter, shop }) => {
    const world = await enter('session-ends-soon');
    await shop.shipping.phone.fill(TYPED);
    const network = await dropRequests(shop.page);
    await refetch(shop, () => network.dropped('Checkout') > 0);
    await world.advance({ minutes: 3 });
    await shop.shipping.goOn.click();
    await shop.errors.see('shop.error.network');
    await seeSameStep(shop);
    await network.restore();
    await shop.shipping.goOn.click();
    await shop.interruption.see('sessionOver.text');
    await expect(shop.interruption.notice).toBeFocused();
    await seeSameStep(shop);
    const later = countResponses(shop.page, 'Checkout');
    await refetch(shop, () => later.count() > 0);
    await seeSameStep(shop);
    await seeWayBack(shop);
  });
});

test('shows one message to a guest whose session has ended on the summary, after days or without its cookie, and lets them order the same articles without typing again', {
  tag: ['@phone', '@upstream'],
}, async ({ enter, shop, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource/u);
  const { page, summary, interruption, checkoutLogin, shipping, payment, confirmation } = shop;
  const world = await enter('ready-to-order');
  const articles = await summary.itemNumbers();
  await summary.comment.fill('Bitte klingeln');
  for (const { how, end } of [
    { how: 'two days later', end: () => world.advance({ minutes: 2 * 24 * 60 }) },
    { how: 'without its cookie', end: () => page.context().clearCookies({ name: 'sessionToken' }) },
  ]) {
    await test.step(how, async () => {
      await end();
      await summary.order.click();
      await interruption.see('sessionOver.guest.text');
      await expect(interruption.notice).toBeFocused();
      await expect(interruption.toLogin).toHaveCount(0);
      await interruption.goOn.click();
      await expect(checkoutLogin.title).toBeVisible();
      await shop.toasts.see('shop.cart.refilled');
      await shop.toasts.close();
      await checkoutLogin.asGuest.click();
      await shipping.goOn.click();
      await expect(payment.method('RECHNUNG')).toBeChecked();
      await payment.goOn.click();
      await expect(summary.comment).toHaveValue('Bitte klingeln');
      expect(await summary.itemNumbers()).toEqual(articles);
      expect(await world.orders()).toEqual([]);
    });
  }
  await summary.order.click();
  await confirmation.seeOrder();
  expect(await world.orders()).toHaveLength(1);
});
