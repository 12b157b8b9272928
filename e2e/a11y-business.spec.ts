import { expect, MANY_SCREENS_MS, test } from './checked-screens.ts';

test.describe('in English', () => {
  test.use({ storefront: 'b2b-en' });

  test('has no accessibility violations in the business shop: home page, basket, shipping step, summary, and where it asks for a login', {
    tag: '@phone-too',
  }, async ({ context, enter, resume, expectAccessible, expectUsable, shop }) => {
    test.setTimeout(MANY_SCREENS_MS);
    const { page, basket, shipping, summary, login, loginFlyout, header } = shop;
    await enter('b2b-english-basket');
    await expect(basket.title).toBeVisible();
    await expectUsable('the basket');
    await basket.checkOut.click();
    await expect(shipping.title).toBeVisible();
    await expectAccessible('the shipping step');
    await shipping.goOn.click();
    await expect(summary.title).toBeVisible();
    await expectAccessible('the summary');
    await page.goto('/');
    await expectUsable('the home page');
    await page.goto('/logout/');
    await login.open();
    await expectAccessible('the login page');
    await page.goto('/');
    await header.seeArticles(0);
    await header.login.click();
    await expect(loginFlyout.layer).toBeVisible();
    await expectAccessible('the login flyout');
    await context.clearCookies();
    await resume();
    await page.goto('/cat/1012/');
    await expect(login.password).toBeVisible();
    await expectAccessible('the page with the reason for a login');
    await page.goto('/service/kontakt/');
    await header.seeArticles(0);
    await header.openBasket();
    await expect(loginFlyout.layer).toBeVisible();
    await expectAccessible('the flyout with the reason for a login');
  });
});

test.describe('in German', () => {
  test.use({ storefront: 'b2b-de' });

  test('has no accessibility violations in the registration of a business: empty, with errors, with files, and when it has arrived', {
    tag: '@phone-too',
  }, async ({ resume, expectAccessible, shop: { page, businessRegistration, errors } }) => {
    await resume();
    await businessRegistration.open();
    await expectAccessible('the registration');
    await businessRegistration.pick({
      name: 'Bescheinigung.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await expect(businessRegistration.sent).toBeVisible();
    await businessRegistration.submit.click();
    await expect(errors.summary).toBeVisible();
    await expectAccessible('the registration with errors and files');
    await page.goto('/myaccount/register/?step=received');
    await expect(businessRegistration.received).toBeVisible();
    await expectAccessible('the registration that has arrived');
    await page.goto('/myaccount/customernumber/');
    await expectAccessible('the request for a customer number');
  });
});
