import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('remembers what was looked at on this device, and says what is in the basket already', { tag: '@phone' }, async ({
  resume,
  shop: { page, category, product, header, basket, recentlyViewed },
}) => {
  await resume();
  await page.goto('/cat/1012/');
  const name = await category.simpleProduct.innerText();
  await category.simpleProduct.click();
  await product.addToBasket();
  await page.reload();
  await expect(product.inBasket(1)).toBeVisible();
  await page.goto('/');
  await recentlyViewed.comeNear();
  await expect(recentlyViewed.names).toHaveText([name]);
  await expectAccessible(page);
  await header.openBasket();
  await basket.removeFirst.click();
  await expect(basket.empty).toBeVisible();
  await expect(recentlyViewed.names).toHaveText([name]);
  await recentlyViewed.forgetAll.click();
  await expect(recentlyViewed.row).toBeHidden();
  await page.reload();
  await expect(basket.empty).toBeVisible();
  await expect(recentlyViewed.row).toBeHidden();
});

test.describe('before its scripts run', () => {
  test.use({ startsScripts: false });

  test('remembers a product whose page was left by a plain link, until it is forgotten', { tag: '@phone-too' }, async ({
    enter,
    shop: { page, header, recentlyViewed },
  }) => {
    await enter();
    await page.goto('/prod/1031030/');
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const home = page.waitForURL('/');
    await page
      .getByRole('banner')
      .getByRole('link')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await home;
    await page.keyboard.press('Shift');
    await header.seeStarted();
    await recentlyViewed.comeNear();
    await expect(recentlyViewed.names).toHaveText([name]);
    await recentlyViewed.forgetAll.click();
    await expect(recentlyViewed.row).toBeHidden();
    await page.reload();
    await page.keyboard.press('Shift');
    await header.seeStarted();
    await recentlyViewed.comeNear();
    await expect(recentlyViewed.row).toBeHidden();
  });
});
