import { expect, test } from '../fixtures.ts';

/** Both business hosts, each with the customer who signs in there. */
const SHOPS = [
  { storefront: 'b2b-de', persona: 'b2b-german', scenario: 'b2b-basket', firstName: 'Sabine', numberStands: 'auf jeder Rechnung und jedem Lieferschein, oben rechts' },
  { storefront: 'b2b-en', persona: 'b2b-english', scenario: 'b2b-english-basket', firstName: 'James', numberStands: 'on every invoice and delivery note, top right' },
] as const;

const OPEN = ['/', '/service/kontakt/', '/service/impressum/', '/service/agb/', '/service/datenschutz/', '/service/ueber-uns/', '/service/your-advantages/', '/service/product-safety/', '/myaccount/customernumber/', '/myaccount/register/', '/myaccount/resetpassword/'];
const CLOSED = ['/cat/1012/', '/search/?q=heft', '/checkout/basket/', '/myaccount/orders/', '/beratung/', '/service/versand/'];

for (const { storefront, persona, scenario, firstName, numberStands } of SHOPS) {
  const onPhone = storefront === 'b2b-de' ? { tag: '@phone' } : {};

  test.describe(`the business shop ${storefront}`, () => {
    test.use({ storefront });

    test('opens few pages without a login, and leads from all others to the login (GUARD-26, GUARD-27)', async ({ resume, shop: { page, login } }) => {
      await resume();
      for (const path of OPEN) {
        expect((await page.goto(path))?.status(), path).toBe(200);
        await expect(page).toHaveURL(path);
      }
      for (const path of CLOSED) {
        await page.goto(path);
        await expect(page).toHaveURL(`/login/?origin=${encodeURIComponent(path)}`);
        await expect(login.password).toBeVisible();
      }
    });

    test('says without a login where the customer number stands, from the login page on (B2B-02)', onPhone, async ({ resume, shop: { page, login, t } }) => {
      await resume();
      await login.open();
      await page.getByRole('link', { name: t('sessions:login.business.where') }).click();
      await expect(page).toHaveURL('/myaccount/customernumber/');
      await expect(page.getByRole('main').getByText(numberStands)).toBeVisible();
    });

    test('leads from a link in a mail to the login, and with it to the linked page (GUARD-29)', onPhone, async ({ resume, shop: { page, login, category } }) => {
      await resume();
      await page.goto('/cat/10/?p=2');
      await login.signIn(persona);
      await expect(page).toHaveURL('/cat/10/?p=2');
      await expect(category.products.first()).toBeVisible();
    });

    test('opens the login flyout where the visitor is, and then the page that they wanted (GUARD-26, GUARD-29)', onPhone, async ({ resume, shop: { page, header, loginFlyout } }) => {
      await resume();
      await page.goto('/service/kontakt/');
      await header.seeArticles(0);
      await header.openBasket();
      await expect(loginFlyout.layer).toBeVisible();
      await expect(page).toHaveURL('/service/kontakt/');
      await loginFlyout.signIn(persona);
      await expect(page).toHaveURL('/checkout/basket/');
      await expect(header.account(firstName)).toBeVisible();
    });

    test('tells a customer whose session has ended, opens the flyout at home, and leads on afterwards (GUARD-28, GUARD-29)', onPhone, async ({ enter, shop: { page, header, loginFlyout, toasts, category } }) => {
      const world = await enter(scenario);
      await page.goto('/cat/1012/');
      await header.seeArticles(30);
      await world.advance({ minutes: 60 * 24 * 40 });
      await category.products.getByRole('link').first().click();
      await expect(loginFlyout.layer).toBeVisible();
      await expect(page).toHaveURL('/');
      await toasts.see('shop.error.sessionExpired');
      await loginFlyout.signIn(persona);
      await expect(page).toHaveURL(/\/prod\//u);
    });
  });

  test.describe(`the business shop ${storefront} without scripts`, () => {
    test.use({ storefront, javaScriptEnabled: false });

    test('leads from a page to the login, and with it to the page (GUARD-29)', async ({ resume, shop: { page, login } }) => {
      await resume();
      await page.goto('/cat/1012/');
      await login.signIn(persona);
      await expect(page).toHaveURL('/cat/1012/');
    });
  });
}
