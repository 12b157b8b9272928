import { expect, test } from '../fixtures.ts';
import { goToShelf } from '../flows/fill-basket.ts';

test.use({ javaScriptEnabled: false });

test('finds a product, adds it to the basket, changes its quantity and removes it without scripts', { tag: '@phone' }, async ({ enter, shop }) => {
  await enter();
  await goToShelf(shop);
  await shop.category.simpleProduct.click();
  await shop.product.add.click();
  await shop.basket.open();
  await expect(shop.basket.lines).toHaveCount(1);
  await shop.basket.quantity.fill('3');
  await shop.basket.changeQuantity.click();
  await expect(shop.basket.quantity).toHaveValue('3');
  await shop.basket.removeFirst.click();
  await expect(shop.basket.empty).toBeVisible();
});

test('redeems and removes a voucher without scripts, and says why another is refused', async ({ enter, shop }) => {
  await enter('guest-3-items');
  await shop.basket.redeem('SCHULE10');
  await expect(shop.basket.vouchers.getByRole('listitem')).toHaveCount(1);
  await shop.basket.removeVoucher.click();
  await expect(shop.basket.vouchers.getByRole('listitem')).toHaveCount(0);
  await shop.basket.redeem('GIBTESNICHT');
  await expect(shop.basket.voucherCode).toHaveValue('GIBTESNICHT');
  await expect(shop.basket.voucherCode).toHaveAccessibleDescription(new RegExp(shop.t('shop.voucher.unknown'), 'u'));
});

test('signs in without scripts, and shows an error for a wrong password', async ({ resume, shop }) => {
  await resume();
  await shop.login.open();
  await shop.login.identifier.fill('anna.lehmann@pausenhof.example');
  await shop.login.password.fill('falsch');
  await shop.login.submit.click();
  await shop.errors.see('shop.login.failed');
  await expect(shop.login.identifier).toHaveValue('anna.lehmann@pausenhof.example');
  await shop.login.signIn('existing');
  await shop.page.goto('/');
  await expect(shop.header.login).toBeHidden();
});
