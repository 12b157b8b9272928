import { expect, test } from '../fixtures.ts';

const PAGES = ['/', '/cat/10/', '/checkout/basket/'] as const;

test.describe('the page as the server sends it', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PAGES) {
    test(`shows on ${path} whether somebody is signed in (AUTH-03)`, async ({ enter, shop }) => {
      await enter('returning-with-basket');
      await shop.page.goto(path);
      await expect(shop.header.account(shop.t('shell:header.account'))).toBeVisible();
      await expect(shop.header.login).toBeHidden();
    });

    test(`shows on ${path} the way to the login to a visitor (AUTH-03)`, async ({ enter, shop }) => {
      await enter('guest-3-items');
      await shop.page.goto(path);
      await expect(shop.header.login).toBeVisible();
    });
  }
});
