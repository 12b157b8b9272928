import { expect, test } from '../fixtures.ts';

test('buys a lightning deal at its special price, and sees the ordinary one in the same place when the time of another is over', {
  tag: '@phone',
}, async ({ enter, shop: { page, product, category, basket, t } }) => {
  await page.clock.install();
  await enter('deal-running');
  const reserved = (percent: string) =>
    category.products.getByRole('article').filter({ hasText: t('catalogue:deal.reserved', { percent }) });
  const tile = reserved('64');
  await expect(tile).toContainText(t('catalogue:deal.name'));
  // The ordinary price, below it, is not visible.
  const [special = 'no price'] = /[\d.]+,\d\d/.exec(await tile.innerText()) ?? [];
  await tile.getByRole('heading').getByRole('link').click();
  await expect(product.add).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^Noch 01:\d\d:\d\d$/);
  await product.addToBasket();
  await product.openBasket();
  await expect(basket.lines.first()).toContainText(special);

  await page.goto('/cat/1012/');
  const ending = reserved('88');
  await expect(ending.getByRole('timer')).toHaveText(/^Noch [23]\d:\d\d$/);
  const before = await ending.boundingBox();
  await page.clock.fastForward(30 * 60_000);
  await expect(ending.getByText(t('catalogue:deal.over'))).toBeVisible();
  await expect(ending.getByRole('timer')).toBeHidden();
  expect(await ending.boundingBox()).toEqual(before);
});
