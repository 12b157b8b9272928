import { expect, test } from '../fixtures.ts';

test('shows what was just added, under the pointer and by keyboard, and leads to the basket (MINI-01, MINI-02, MINI-03, MINI-04)', async ({
  resume,
  shop: { page, t, header, category, product, basket },
}) => {
  await resume();
  await page.goto('/cat/1012/');
  const name = await category.simpleProduct.innerText();
  await category.simpleProduct.click();
  await product.addToBasket();
  await header.seeArticles(1);
  await header.basketLink.hover();
  await expect(header.miniCart.getByRole('listitem')).toContainText([name]);
  await header.miniCart.getByText(t('carts:totals.subtotal')).hover();
  await expect(header.miniCart).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.miniCart).toBeHidden();
  await page.getByRole('heading', { level: 1 }).hover();
  await header.basketLink.focus();
  await page.keyboard.press('Tab');
  await expect(header.toggleMiniCart).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(header.miniCart).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.miniCart).toBeHidden();
  await expect(header.toggleMiniCart).toBeFocused();
  await header.basketLink.hover();
  await header.miniCart.getByRole('link', { name: t('carts:mini.toBasket') }).click();
  await expect(basket.title).toBeVisible();
  await expect(header.toggleMiniCart).toBeHidden();
});
