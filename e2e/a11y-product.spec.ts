import { expect, test } from './checked-screens.ts';

test('has no accessibility violations on a product: added to the basket, with an open text, and with its picture in large, which needs no scrolling sideways', {
  tag: '@phone-too',
}, async ({ resume, expectAccessible, expectToFit, shop: { page, category, product, header } }) => {
  await resume();
  await page.goto('/cat/1012/');
  await category.simpleProduct.click();
  await product.addToBasket();
  await expectAccessible('a product in the basket');
  await page.goto('/prod/1031030/');
  await header.seeStarted();
  await page.getByText('Pflege und Aufbewahrung', { exact: true }).click();
  await expect(page.getByText('Trocken und mit geschlossener Kappe lagern.')).toBeVisible();
  await expectAccessible('an open text');
  await product.picture(1).click();
  await expect(product.zoom.at(1, 100)).toBeVisible();
  await expectAccessible('a picture in large');
  await expectToFit('a picture in large', product.zoom.dialog);
  await product.zoom.in.click();
  await expect(product.zoom.at(1, 150)).toBeVisible();
  await expectAccessible('a picture in large, enlarged');
});
