import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { choosePayment } from '../flows/pay-and-order.ts';

const SCRIPTS = /\/assets\/[^/]+\.js$/u;

/** Holds back the page's scripts, like a slow network, until the returned function is called. */
const holdScripts = async (page: Page): Promise<() => Promise<void>> => {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(SCRIPTS, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    // A page that the shopper has left no longer waits for its scripts.
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
};

const middleOf = async (button: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};

const pressDown = async (page: Page, button: Locator): Promise<void> => {
  const { x, y } = await middleOf(button);
  await page.mouse.move(x, y);
  await page.mouse.down();
};

test.describe('input before the page’s scripts have loaded', () => {
  test('continues as a guest', { tag: '@phone' }, async ({ enter, shop: { page, checkoutLogin, shipping } }) => {
    await enter('guest-3-items');
    const letScriptsIn = await holdScripts(page);
    await page.goto('/checkout/login/', { waitUntil: 'commit' });
    await checkoutLogin.asGuest.click();
    await expect(page).toHaveURL('/checkout/shipping/');
    await letScriptsIn();
    await expect(shipping.goOn).toBeEnabled();
    await expect(shipping.email).toBeVisible();
    await expect(shipping.password).toBeHidden();
  });

  test('signs in', async ({ resume, shop: { page, login, header } }) => {
    await resume();
    const letScriptsIn = await holdScripts(page);
    await page.goto('/login/', { waitUntil: 'commit' });
    await login.signIn('existing');
    await expect(page).toHaveURL('/myaccount/contact-details/');
    await letScriptsIn();
    await expect(header.login).toBeHidden();
  });

  test('chooses a quantity and adds it to the basket', async ({ resume, shop: { page, product, header, t } }) => {
    await resume();
    const letScriptsIn = await holdScripts(page);
    await page.goto('/prod/1031030/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: t('shell:stepper.more') }).click();
    await expect(product.quantity).toHaveValue('2');
    await product.add.click();
    await expect(page).toHaveURL('/prod/1031030/');
    await letScriptsIn();
    await header.seeArticles(2);
  });

  test('adds the quantity that was typed', { tag: '@long' }, async ({ resume, shop: { page, product, header } }) => {
    await resume();
    const letScriptsIn = await holdScripts(page);
    await page.goto('/prod/1031030/', { waitUntil: 'commit' });
    await product.quantity.fill('5');
    await product.title.click();
    await letScriptsIn();
    await header.seeStarted();
    await product.addToBasket(5);
    await header.seeArticles(5);
  });

  test('changes the quantity of a line to what was typed', async ({ enter, shop: { page, basket, header } }) => {
    await enter('guest-3-items');
    await header.seeArticles(6);
    const letScriptsIn = await holdScripts(page);
    await page.goto('/checkout/basket/', { waitUntil: 'commit' });
    const before = Number(await basket.quantity.inputValue());
    await basket.quantity.fill(String(before + 2));
    await basket.title.click();
    await letScriptsIn();
    await header.seeArticles(8);
  });

  test('chooses a grade from a list', { tag: ['@phone', '@long'] }, async ({
    resume,
    shop: { page, product, basket },
  }) => {
    await resume();
    const letScriptsIn = await holdScripts(page);
    await page.goto('/prod/1011019/', { waitUntil: 'commit' });
    await page.getByLabel('Härtegrad').selectOption('hb');
    await letScriptsIn();
    await product.addToBasket();
    await product.openBasket();
    await expect(basket.lines.first()).toContainText('HB (mittel)');
  });

  test('sorts a list of products', { tag: '@long' }, async ({ resume, shop: { page, category } }) => {
    await resume();
    const letScriptsIn = await holdScripts(page);
    await page.goto('/cat/1011/', { waitUntil: 'commit' });
    await category.sort.selectOption({ index: 1 });
    const chosen = await category.sort.inputValue();
    await letScriptsIn();
    await expect(page).toHaveURL(`/cat/1011/?sort=${chosen}`);
    await expect(category.sort).toHaveValue(chosen);
  });

  test('keeps a box unticked, so that no shopper gets a newsletter they no longer want', async ({ enter, shop }) => {
    const { page, summary, cardProvider, payment, confirmation } = shop;
    const world = await enter('card-declined');
    await summary.newsletter.check();
    await summary.order.click();
    await cardProvider.cancel.click();
    await expect(payment.title).toBeVisible();
    await choosePayment(shop, 'VORKASSE');
    await expect(summary.newsletter).toBeChecked();
    const letScriptsIn = await holdScripts(page);
    await page.goto('/checkout/summary/', { waitUntil: 'commit' });
    await summary.newsletter.uncheck();
    await letScriptsIn();
    await expect(summary.order).toBeEnabled();
    await expect(summary.newsletter).not.toBeChecked();
    await summary.order.click();
    await confirmation.seeOrder();
    expect(await world.orders()).toEqual([expect.objectContaining({ newsletter: false })]);
  });

  test('opens the menu when scripts have come, if its button was pressed before', {
    tag: ['@phone', '@phone-only'],
  }, async ({ resume, shop: { page, header } }) => {
    await resume();
    const letScriptsIn = await holdScripts(page);
    await page.goto('/cat/1011/', { waitUntil: 'commit' });
    await header.openMenu.click();
    await expect(header.menu).toBeHidden();
    await letScriptsIn();
    await expect(header.menu).toBeVisible();
  });

  test('changes a quantity in the basket and shows it in every tab', { tag: '@long' }, async ({
    enter,
    shop: { page, basket },
    anotherTab,
  }) => {
    await enter('guest-3-items');
    const other = await anotherTab();
    await other.page.goto('/');
    await other.header.seeArticles(6);
    const letScriptsIn = await holdScripts(page);
    await page.goto('/checkout/basket/', { waitUntil: 'commit' });
    const before = Number(await basket.quantity.inputValue());
    await basket.more.click();
    await expect(basket.quantity).toHaveValue(String(before + 1));
    await letScriptsIn();
    await expect(basket.quantity).toHaveValue(String(before + 1));
    await other.header.seeArticles(7);
  });

  test('signs out and leaves no personal data in any tab', async ({ enter, shop: { page, header, t }, anotherTab }) => {
    await enter('returning-with-basket');
    const other = await anotherTab();
    await other.page.goto('/');
    await expect(other.header.account('Anna')).toBeVisible();
    const letScriptsIn = await holdScripts(page);
    await page.goto('/myaccount/contact-details/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: t('customers:contact.logout') }).click();
    await expect(header.login).toBeVisible();
    await letScriptsIn();
    await expect(other.header.account('Anna')).toBeHidden();
    await expect(other.header.login).toBeVisible();
    await other.header.seeArticles(0);
  });

  test('orders once the button is enabled, and not before', async ({
    enter,
    shop: { page, summary, confirmation },
  }) => {
    const world = await enter('ready-to-order');
    const letScriptsIn = await holdScripts(page);
    await page.goto('/checkout/summary/', { waitUntil: 'commit' });
    await expect(summary.order).toBeDisabled();
    await summary.order.focus();
    await page.keyboard.press('Enter');
    await pressDown(page, summary.order);
    await page.mouse.up();
    expect(await world.orders()).toEqual([]);
    await letScriptsIn();
    await summary.order.click();
    const orderId = await confirmation.seeOrder();
    expect((await world.orders()).map((order) => order.orderId)).toEqual([orderId]);
  });
});

test('registers a press during which the page is hydrated', async ({
  enter,
  shop: { page, checkoutLogin, shipping, login },
}) => {
  await enter('guest-3-items');
  const letScriptsIn = await holdScripts(page);
  await page.goto('/checkout/login/', { waitUntil: 'commit' });
  await expect(checkoutLogin.asGuest).toBeVisible();
  await pressDown(page, checkoutLogin.asGuest);
  await letScriptsIn();
  await expect(login.reveal).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL('/checkout/shipping/');
  await expect(shipping.goOn).toBeEnabled();
});
