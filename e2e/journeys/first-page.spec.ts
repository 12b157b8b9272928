import { expect, test } from '../fixtures.ts';

const PAGES = ['/', '/cat/10/', '/checkout/basket/'] as const;

test.describe('the page as the server renders it', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`shows on ${path} that a customer is signed in (AUTH-03)`, async ({ enter, shop }) => {
      await enter('returning-with-basket');
      await shop.page.goto(path);
      await expect(shop.header.account(shop.t('shell:header.account'))).toBeVisible();
      await expect(shop.header.login).toBeHidden();
    });

    test(`shows an anonymous visitor the link to the login on ${path} (AUTH-03)`, async ({ enter, shop }) => {
      await enter('guest-3-items');
      await shop.page.goto(path);
      await expect(shop.header.login).toBeVisible();
    });
  }
});
