import { expect, test } from '../fixtures.ts';

const HOUR = 60;

test('pages, filters and searches the list of orders, all in the URL; opens an order with its deliveries and how far they are, its invoice and its parcel (ORDER-01, ORDER-02, ORDER-03, ORDER-04, ROUTE-13)', {
  tag: '@phone',
}, async ({ enter, shop }) => {
  const { page, orders, header, t } = shop;
  await enter('order-list');
  await header.seeArticles(0);
  await expect(orders.title).toBeVisible();
  await expect(orders.entries).toHaveCount(5);
  await orders.nextPage.click();
  await expect(page).toHaveURL('/myaccount/orders/?p=2');
  await expect(page).toHaveTitle(/2/u);
  await expect(orders.title).toBeFocused();
  await orders.period.selectOption('all');
  await expect(page).toHaveURL('/myaccount/orders/?filter=all');
  await expect(orders.count).toHaveText(/^\d+/u);
  await expect(orders.title).toBeFocused();
  const oldest = '399000101';
  await orders.search.fill(oldest);
  await orders.search.press('Enter');
  await expect(page).toHaveURL(`/myaccount/orders/?q=${oldest}&filter=all`);
  await expect(orders.entries).toHaveCount(1);
  await expect(orders.entryOf(oldest)).toBeVisible();
  await expect(orders.search).toBeFocused();
  await orders.search.fill('Gibtesnicht');
  await orders.show.click();
  await orders.clearSearch.click();
  await expect(orders.entries).toHaveCount(5);
  await expect(orders.search).toHaveValue('');
  await page.goBack();
  await expect(orders.search).toHaveValue('Gibtesnicht');

  await orders.open();
  await header.seeArticles(0);
  await orders
    .entryOf('399000107')
    .getByRole('link', { name: t('orders:entry.details.of', { number: '399000107' }) })
    .click();
  await expect(page).toHaveURL('/myaccount/orders/orderdetail/?orderId=399000107');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(orders.status('shipped')).toBeVisible();
  await expect(orders.deliveries).toHaveCount(1);
  await expect(orders.step('shipped')).toHaveAttribute('aria-current', 'step');
  await expect(orders.withdraw).toBeVisible();

  const invoice = await page.request.get((await orders.invoice.getAttribute('href')) ?? '');
  expect([invoice.status(), invoice.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await invoice.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const tracking = page.waitForEvent('popup');
  await orders.track.click();
  await expect((await tracking).getByRole('heading', { level: 1 })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const part of [orders.withdraw, orders.again, page.getByRole('navigation'), page.getByRole('contentinfo')])
    await expect(part.first()).toBeHidden();
  await expect(orders.deliveries).toBeVisible();
});

test('orders again, and names what is sold out; tells so when it is too late to cancel the order', {
  tag: '@phone',
}, async ({ enter, shop }) => {
  const { page, orders, basket, header, toasts } = shop;
  const world = await enter('order-received');
  const url = page.url();
  const soldOut = await page
    .getByRole('main')
    .getByRole('link', { name: /Buntstifte/u })
    .first()
    .textContent();
  const [, product = '', variant = ''] =
    /(\d{7})(\d{2})$/u.exec((await page.getByText(shop.t.like('orders:item.number')).first().textContent()) ?? '') ??
    [];
  await world.leaveInStock(`${product}-${variant}`, 0);
  await orders.again.click();
  await expect(orders.reordered).toBeFocused();
  await expect(orders.reordered.getByRole('listitem')).toHaveText([
    `${soldOut}: ${shop.t('orders:reorder.line.sold-out')}`,
  ]);
  await header.seeArticles(2);
  await orders.toBasket.click();
  await expect(basket.lines).toHaveCount(1);

  await page.goto(url);
  await orders.askToCancel.click();
  await world.advance({ minutes: 3 * HOUR });
  await orders.cancel.click();
  await toasts.see('shop.order.cancel.tooLate');
  await expect(orders.status('in-dispatch')).toBeVisible();
  await expect(orders.askToCancel).toBeHidden();
});

test('cancels a whole order, and says before what happens to the money', { tag: ['@phone', '@upstream'] }, async ({
  enter,
  shop,
}) => {
  const { page, orders, toasts, t } = shop;
  await enter('order-cancellable');
  await orders.askToCancel.click();
  await expect(page.getByText(t.like('orders:cancel.money.prepaid'))).toBeVisible();
  await orders.cancel.click();
  await toasts.see('shop.order.cancel.done');
  await expect(orders.status('cancelled')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(orders.status('cancelled')).toBeVisible();
});
