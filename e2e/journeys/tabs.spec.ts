import { expect, test } from '../fixtures.ts';

test('shows in every tab what one of them adds to the basket, also to a tab in the checkout, which keeps what was typed; and no personal data after logout in another', async ({
  enter,
  shop,
  anotherTab,
}) => {
  const { page, header, basket, shipping, toasts, t } = shop;
  await enter('returning-with-basket');
  const other = await anotherTab();
  await other.page.goto('/');
  await other.header.seeArticles(4);
  await expect(other.header.account('Anna')).toBeVisible();

  await basket.more.click();
  await other.header.seeArticles(5);
  const total = (await basket.amounts.last().textContent()) ?? '';
  await other.header.openBasket();
  await expect(other.basket.amounts.getByText(total).first()).toBeVisible();

  await basket.checkOut.click();
  await shipping.phone.fill('0221 987654');
  await other.basket.more.click();
  await toasts.see('shop.cart.changedElsewhere');
  await expect(shipping.phone).toHaveValue('0221 987654');

  await other.page.goto('/');
  await expect(other.header.account('Anna')).toBeVisible();
  await page.goto('/myaccount/contact-details/');
  await page.getByRole('link', { name: t('customers:contact.logout') }).click();
  await expect(header.login).toBeVisible();
  await expect(other.header.account('Anna')).toBeHidden();
  await expect(other.header.login).toBeVisible();
  await other.header.seeArticles(0);
});
