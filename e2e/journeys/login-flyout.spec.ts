import { expect, test } from '../fixtures.ts';

test('signs in where the visitor is: a wrong password keeps the e-mail address, a right one shows whose page it is (AUTH-16, AUTH-17)', { tag: '@phone' }, async ({ resume, shop }) => {
  const { page, header, category, product, loginFlyout } = shop;
  await resume();
  await page.goto('/cat/1012/');
  await category.simpleProduct.click();
  await product.addToBasket();
  const url = page.url();
  await header.login.click();
  await expect(loginFlyout.layer).toBeVisible();
  await loginFlyout.signIn('existing', 'falsch');
  await expect(loginFlyout.message('shop.login.failed')).toBeVisible();
  await expect(loginFlyout.identifier).toHaveValue('anna.lehmann@pausenhof.example');
  await loginFlyout.signIn('existing');
  await expect(loginFlyout.layer).toBeHidden();
  await expect(header.account('Anna')).toBeVisible();
  await expect(page).toHaveURL(url);
  await header.seeArticles(1);
});

test('opens and closes with the keyboard, and gives the focus back (AUTH-17)', async ({ enter, shop: { page, header, loginFlyout } }) => {
  await enter();
  await header.seeArticles(0);
  await header.login.focus();
  await page.keyboard.press('Enter');
  await expect(loginFlyout.layer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(loginFlyout.layer).toBeHidden();
  await expect(header.login).toBeFocused();
});

test('leads customers to the parts of their account, and signs them out (AUTH-16)', { tag: '@phone' }, async ({ resume, shop }) => {
  const { page, toasts, header, loginFlyout, addressPages } = shop;
  await resume('returning-with-basket');
  await page.goto('/');
  await header.account('Anna').click();
  await expect(loginFlyout.account).toBeVisible();
  await loginFlyout.accountLink('addresses').click();
  await expect(addressPages.billing.title).toBeVisible();
  await expect(loginFlyout.account).toBeHidden();
  await header.account('Anna').click();
  await loginFlyout.accountLink('logout').click();
  await toasts.see('shop.logout.done');
  await expect(header.login).toBeVisible();
});

test('continues with the page that required the login, from wherever the visitor signs in (AUTH-17)', async ({ enter, shop }) => {
  const { page, header, login, loginFlyout, addressPages: { shipping } } = shop;
  await enter();
  await header.seeArticles(0);
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

test.describe('in the business shop', () => {
  test.use({ storefront: 'b2b-en' });

  test('signs in with the customer number, beside a panel that leads to the registration in German and English (AUTH-16)', { tag: '@phone' }, async ({ enter, shop: { page, header, loginFlyout } }) => {
    await enter();
    await header.seeArticles(0);
    await header.login.click();
    await expect(loginFlyout.register('Deutsch')).toHaveAttribute('href', /^http:\/\/educational\.localhost:\d+\/myaccount\/register\/$/u);
    await expect(loginFlyout.register('English')).toHaveAttribute('href', '/myaccount/register/');
    const url = page.url();
    await loginFlyout.signIn('b2b-english');
    await expect(header.account('James')).toBeVisible();
    await expect(page).toHaveURL(url);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the account shortcut is a link to the login page', async ({ enter, shop: { header, login } }) => {
    await enter();
    await header.login.click();
    await expect(login.password).toBeVisible();
  });
});
