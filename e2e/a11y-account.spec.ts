import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const SCREENS = [
  { what: 'the login page', scenario: 'empty', path: '/login/' },
  { what: 'the registration page', scenario: 'empty', path: '/myaccount/register/' },
  { what: 'the account page', scenario: 'returning-with-basket', path: '/myaccount/contact-details/' },
  { what: 'the password page', scenario: 'account', path: '/myaccount/password/' },
  { what: 'the request for a new password', scenario: 'empty', path: '/myaccount/resetpassword/' },
  { what: 'the page after it', scenario: 'password-forgotten', path: '/myaccount/resetpassword/?sent=true' },
  { what: 'the page of a link that does not work', scenario: 'empty', path: '/myaccount/newpassword/?token=invented' },
  { what: 'the withdrawal form of a customer with orders', scenario: 'returning-with-basket', path: '/service/vertrag-widerrufen/' },
  { what: 'the billing addresses', scenario: 'returning-with-basket', path: '/myaccount/addresses/billing/' },
  { what: 'the packstations', scenario: 'returning-with-basket', path: '/myaccount/addresses/packing-station/' },
  { what: 'the list of orders', scenario: 'order-list', path: '/myaccount/orders/' },
  { what: 'a list of orders that is empty', scenario: 'order-list', path: '/myaccount/orders/?q=Gibtesnicht' },
  { what: 'an order with two deliveries', scenario: 'order-partly-shipped', path: '/myaccount/orders/orderdetail/?orderId=399000106' },
  { what: 'a delivered order', scenario: 'order-delivered', path: '/myaccount/orders/orderdetail/?orderId=399000105' },
  { what: 'a cancelled order', scenario: 'order-cancelled', path: '/myaccount/orders/orderdetail/?orderId=399000104' },
  { what: 'the reviews of an article, one of them pending', scenario: 'review-pending', path: '/prod/1013017/?stars=5' },
  { what: 'the form of a review', scenario: 'review-form', path: '/myaccount/review/?product=1013017' },
  { what: 'the plans of Prime', scenario: 'prime-offer', path: '/prime/?fromPrimeCheckout=true' },
  { what: 'a membership of Prime', scenario: 'prime-member', path: '/prime/' },
  { what: 'the waiting list of Prime', scenario: 'prime-waiting-list', path: '/prime/' },
  { what: 'the look-up of an order', scenario: 'empty', path: '/service/bestellstatus/' },
] as const;

for (const { what, scenario, path } of SCREENS) {
  test(`has no accessibility violations on ${what}`, { tag: '@phone' }, async ({ resume, shop: { page } }) => {
    await resume(scenario);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('the registration of a business', () => {
  test.use({ storefront: 'b2b-de' });

  test('has no accessibility violations: empty, with errors, with files, and when it has arrived', { tag: '@phone' }, async ({ resume, shop: { page, businessRegistration, errors } }) => {
    await resume();
    await businessRegistration.open();
    await expectAccessible(page);
    await businessRegistration.pick({ name: 'Bescheinigung.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(businessRegistration.sent).toBeVisible();
    await businessRegistration.submit.click();
    await expect(errors.summary).toBeVisible();
    await expectAccessible(page);
    await page.goto('/myaccount/register/?step=received');
    await expect(businessRegistration.received).toBeVisible();
    await expectAccessible(page);
    await page.goto('/myaccount/customernumber/');
    await expectAccessible(page);
  });
});

test('has no accessibility violations on the contact details and the password page with errors', { tag: '@phone' }, async ({ resume, shop: { page, account, errors } }) => {
  const { landing } = await resume('account');
  await page.goto(landing);
  await account.openDeletion.click();
  await account.deleteForGood.click();
  await errors.see('shop.form.error.deletion');
  await expectAccessible(page);
  await page.goto('/myaccount/password/');
  await account.changePassword('kreide', 'kr');
  await expect(errors.links).not.toHaveCount(0);
  await expectAccessible(page);
});

test('has no accessibility violations on an order that is cancelled and ordered again, and on one that is missing', { tag: '@phone' }, async ({ enter, shop, consoleErrors }) => {
  consoleErrors.expect(/status of 404/u);
  await enter('order-cancellable');
  await shop.orders.askToCancel.click();
  await expect(shop.orders.cancel).toBeVisible();
  await expectAccessible(shop.page);
  await shop.orders.again.click();
  await expect(shop.orders.reordered).toBeFocused();
  await expectAccessible(shop.page);
  await shop.page.goto('/myaccount/orders/orderdetail/?orderId=4711');
  await expect(shop.orders.missing).toBeVisible();
  await expectAccessible(shop.page);
});

test('has no accessibility violations on the status of an order, empty, wrong and found', { tag: '@phone' }, async ({ enter, shop }) => {
  await enter('guest-order');
  await shop.orderStatus.submit.click();
  await expect(shop.errors.summary).toBeVisible();
  await expectAccessible(shop.page);
  await shop.orderStatus.lookUp({ orderId: '400000001', zipCode: '99999' });
  await shop.errors.see('shop.order.lookUp.notFound');
  await expectAccessible(shop.page);
  await shop.orderStatus.lookUp({ orderId: '400000001', zipCode: '10115' });
  await expect(shop.orderStatus.orderOf('400000001')).toBeVisible();
  await expectAccessible(shop.page);
});

test('has no accessibility violations in the login form after a wrong password', { tag: '@phone' }, async ({ resume, shop }) => {
  await resume();
  await shop.login.open();
  await shop.login.identifier.fill('anna.lehmann@pausenhof.example');
  await shop.login.password.fill('falsch');
  await shop.login.submit.click();
  await shop.errors.see('shop.login.failed');
  await expectAccessible(shop.page);
});

test('has no accessibility violations in the form of an address, invalid or edited, and after an address is deleted', { tag: '@phone' }, async ({ resume, shop }) => {
  const { page, errors, addressPages: { shipping, removedNotice } } = shop;
  await resume('returning-with-basket');
  await shipping.open();
  await shipping.add.click();
  await expect(shipping.save).toBeEnabled();
  await shipping.save.click();
  await expect(errors.summary).toBeVisible();
  await expectAccessible(page);
  await shipping.edit('Oskar');
  await expect(shipping.editForm.firstname).toHaveValue('Oskar');
  await expectAccessible(page);
  await shipping.open();
  await shipping.remove('Oskar').click();
  await expect(removedNotice).toBeVisible();
  await expectAccessible(page);
});

test('has no accessibility violations in the login flyout, before and after a wrong password, and in the account layer', { tag: '@phone' }, async ({ enter, shop: { page, header, loginFlyout } }) => {
  await enter();
  await header.seeArticles(0);
  await header.login.click();
  await expect(loginFlyout.layer).toBeVisible();
  await expectAccessible(page);
  await loginFlyout.signIn('existing', 'falsch');
  await expect(loginFlyout.message('shop.login.failed')).toBeVisible();
  await expectAccessible(page);
  await loginFlyout.signIn('existing');
  await header.account('Anna').click();
  await expect(loginFlyout.account).toBeVisible();
  await expectAccessible(page);
});

test('has no accessibility violations in the withdrawal function: empty, invalid, confirmation and receipt', { tag: '@phone' }, async ({ enter, shop }) => {
  const { page, withdrawal, errors } = shop;
  await enter('withdrawal');
  await expect(withdrawal.form).toBeVisible();
  await expectAccessible(page);
  await withdrawal.name.fill('');
  await withdrawal.email.fill('gerda@');
  await withdrawal.goOn.click();
  await expect(errors.summary).toBeVisible();
  await expectAccessible(page);
  await withdrawal.name.fill('Gerda Gast');
  await withdrawal.email.fill('gerda.gast@pausenhof.example');
  await withdrawal.goOn.click();
  await expect(withdrawal.confirm).toBeVisible();
  await expectAccessible(page);
  await withdrawal.confirm.click();
  await withdrawal.seeReceipt();
  await expectAccessible(page);
});

test('has no accessibility violations on the page of the cancellation button: empty, invalid, and its receipt', { tag: '@phone' }, async ({ enter, shop }) => {
  const { page, cancellation, errors } = shop;
  await enter('cancellation');
  await expect(cancellation.form).toBeVisible();
  await expectAccessible(page);
  await cancellation.extraordinary.check();
  await cancellation.email.fill('paul@');
  await cancellation.submit.click();
  await expect(errors.summary).toBeVisible();
  await expectAccessible(page);
  await cancellation.reason.fill('Umzug');
  await cancellation.email.fill('paul.prime@pausenhof.example');
  await cancellation.submit.click();
  await cancellation.seeReceipt();
  await expectAccessible(page);
});
