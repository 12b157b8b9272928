import { expect, test } from '../fixtures.ts';

const NUMBER_STANDS = 'on every invoice and delivery note, top right';
const FORTY_DAYS = { minutes: 60 * 24 * 40 };

test.describe('the English business shop', () => {
  test.use({ storefront: 'b2b-en' });

  test('leads from a link in a mail to the login, which says where the customer number stands, and with it to the linked page (GUARD-29, B2B-02)', {
    tag: '@phone',
  }, async ({ resume, shop: { page, login, category, t } }) => {
    await resume();
    await page.goto('/cat/10/?p=2');
    await page.getByRole('link', { name: t('sessions:login.business.where') }).click();
    await expect(page).toHaveURL('/myaccount/customernumber/');
    await expect(page.getByRole('main').getByText(NUMBER_STANDS)).toBeVisible();
    await page.goBack();
    await login.signIn('b2b-english');
    await expect(page).toHaveURL('/cat/10/?p=2');
    await expect(category.products.first()).toBeVisible();
  });

  test('tells a customer whose session has ended, opens the flyout at home, and leads on afterwards (GUARD-28, GUARD-29)', {
    tag: '@phone',
  }, async ({ enter, shop: { page, header, loginFlyout, toasts, category } }) => {
    const world = await enter('b2b-english-basket');
    await page.goto('/cat/1012/');
    await header.seeArticles(30);
    await world.advance(FORTY_DAYS);
    await category.products.getByRole('link').first().click();
    await expect(loginFlyout.layer).toBeVisible();
    await expect(page).toHaveURL('/');
    await toasts.see('shop.error.sessionExpired');
    await loginFlyout.signIn('b2b-english');
    await expect(page).toHaveURL(/\/prod\//u);
  });
});

test.describe('the German business shop', () => {
  test.use({ storefront: 'b2b-de' });

  test('opens the login flyout where the visitor is, and then the page that they wanted (GUARD-26, GUARD-29)', {
    tag: '@phone',
  }, async ({ resume, shop: { page, header, loginFlyout } }) => {
    await resume();
    await page.goto('/service/kontakt/');
    await header.seeArticles(0);
    await header.openBasket();
    await expect(loginFlyout.layer).toBeVisible();
    await expect(page).toHaveURL('/service/kontakt/');
    await loginFlyout.signIn('b2b-german');
    await expect(page).toHaveURL('/checkout/basket/');
    await expect(header.account('Sabine')).toBeVisible();
  });
});
