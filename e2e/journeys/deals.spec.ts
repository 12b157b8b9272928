import { expect, test } from '../fixtures.ts';

test('buys a lightning deal at its special price', { tag: '@phone' }, async ({ enter, shop: { page, product, category, basket, t } }) => {
  await enter('deal-running');
  const tile = category.products.getByRole('article').filter({ hasText: t('catalogue:deal.reserved', { percent: '64' }) });
  await expect(tile).toContainText(t('catalogue:deal.name'));
  // The ordinary price, below it, is not visible.
  const [special = 'no price'] = /[\d.]+,\d\d/.exec(await tile.innerText()) ?? [];
  await tile.getByRole('heading').getByRole('link').click();
  await expect(product.add).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Noch 01:\d\d:\d\d$/);
  await product.addToBasket();
  await product.openBasket();
  await expect(basket.lines.first()).toContainText(special);
});

test('shows the ordinary price in the same place when the time of a deal is over', async ({ enter, shop: { page, category, t } }) => {
  await page.clock.install();
  await enter('deal-ending');
  const tile = category.products.getByRole('article').filter({ hasText: t('catalogue:deal.reserved', { percent: '97' }) });
  await expect(tile.getByRole('timer')).toHaveText(/^Noch 0[01]:\d\d$/);
  const before = await tile.boundingBox();
  await page.clock.fastForward(95_000);
  await expect(tile.getByText(t('catalogue:deal.over'))).toBeVisible();
  await expect(tile.getByRole('timer')).toBeHidden();
  expect(await tile.boundingBox()).toEqual(before);
});
