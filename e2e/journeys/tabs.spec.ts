import { expect, test } from '../fixtures.ts';

test('shows in every tab what was added to the basket in one of them', async ({ enter, shop, anotherTab }) => {
  await enter('guest-3-items');
  const other = await anotherTab();
  await other.page.goto('/');
  await other.header.seeArticles(6);
  await shop.basket.more.click();
  await other.header.seeArticles(7);
  const total = (await shop.basket.sum.getByText(/€/u).last().textContent()) ?? '';
  await other.header.openBasket();
  await expect(other.basket.sum.getByText(total).first()).toBeVisible();
});

test('shows no personal data in one tab after logout in another', async ({ enter, shop, anotherTab }) => {
  await enter('returning-with-basket');
  const other = await anotherTab();
  await other.page.goto('/');
  await expect(other.header.account('Anna')).toBeVisible();
  await shop.page.goto('/myaccount/contact-details/');
  await shop.page.getByRole('link', { name: shop.t('customers:contact.logout') }).click();
  await expect(shop.header.login).toBeVisible();
  await expect(other.header.account('Anna')).toBeHidden();
  await expect(other.header.login).toBeVisible();
  await other.header.seeArticles(0);
});

test('notifies a tab in the checkout that its basket has changed, and keeps what was typed there', async ({ enter, shop, anotherTab }) => {
  await enter('returning-with-basket');
  await shop.basket.checkOut.click();
  await shop.shipping.phone.fill('0221 987654');
  const other = await anotherTab();
  await other.page.goto('/');
  await expect(other.header.account('Anna')).toBeVisible();
  await other.basket.open();
  await other.basket.more.click();
  await shop.toasts.see('shop.cart.changedElsewhere');
  await expect(shop.shipping.phone).toHaveValue('0221 987654');
});
