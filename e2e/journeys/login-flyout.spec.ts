import { expect, test } from '../fixtures.ts';

test('signs in where the visitor is, leads to the parts of the account, signs out, and continues with a page that required the login (AUTH-16)', {
  tag: '@phone',
}, async ({ resume, shop }) => {
  const {
    page,
    header,
    category,
    product,
    toasts,
    login,
    loginFlyout,
    addressPages: { billing, shipping },
  } = shop;
  await resume();
  await page.goto('/cat/1012/');
  await category.simpleProduct.click();
  await product.addToBasket();
  const url = page.url();

  await test.step('opens and closes with the keyboard, and gives the focus back', async () => {
    await header.login.focus();
    await page.keyboard.press('Enter');
    await expect(loginFlyout.layer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(loginFlyout.layer).toBeHidden();
    await expect(header.login).toBeFocused();
  });

  await test.step('keeps the e-mail address after a wrong password, and shows whose page it is after the right one', async () => {
    await header.login.click();
    await expect(loginFlyout.layer).toBeVisible();
    await loginFlyout.signIn('existing', 'falsch');
    await expect(loginFlyout.problem('shop.login.failed')).toBeVisible();
    await expect(loginFlyout.identifier).toHaveValue('anna.lehmann@pausenhof.example');
    await loginFlyout.signIn('existing');
    await expect(loginFlyout.layer).toBeHidden();
    await expect(header.account('Anna')).toBeVisible();
    await expect(page).toHaveURL(url);
    await header.seeArticles(1);
  });

  await test.step('leads to the parts of the account, and signs out', async () => {
    await header.account('Anna').click();
    await expect(loginFlyout.account).toBeVisible();
    await loginFlyout.accountLink('addresses').click();
    await expect(billing.title).toBeVisible();
    await expect(loginFlyout.account).toBeHidden();
    await header.account('Anna').click();
    await loginFlyout.accountLink('logout').click();
    await toasts.see('shop.logout.done');
    await toasts.close();
    await expect(header.login).toBeVisible();
  });

  await test.step('continues with the page that required the login, from wherever the visitor signs in', async () => {
    await page.evaluate((path) => {
      const link = document.createElement('a');
      link.href = path;
      document.body.append(link);
      link.click();
      link.remove();
    }, shipping.path);
    await expect(login.password).toBeVisible();
    await header.login.click();
    await loginFlyout.signIn('existing');
    await expect(shipping.title).toBeVisible();
  });
});

test.describe('in the business shop', () => {
  test.use({ storefront: 'b2b-en' });

  test('signs in with the customer number, beside a panel that leads to the registration in German and English (AUTH-16)', {
    tag: '@phone-too',
  }, async ({ enter, shop: { page, header, loginFlyout } }) => {
    await enter();
    await header.seeArticles(0);
    await header.login.click();
    await expect(loginFlyout.register('Deutsch')).toHaveAttribute(
      'href',
      /^http:\/\/educational\.localhost:\d+\/myaccount\/register\/\?SHOP_WORLD=\w+$/u,
    );
    await expect(loginFlyout.register('English')).toHaveAttribute('href', '/myaccount/register/');
    const url = page.url();
    await loginFlyout.signIn('b2b-english');
    await expect(header.account('James')).toBeVisible();
    await expect(page).toHaveURL(url);
  });
});
