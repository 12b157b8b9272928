import { expect, test } from './checked-screens.ts';

test('has no accessibility violations in the forms of login, contact details and password with errors', {
  tag: '@phone-too',
}, async ({ resume, expectAccessible, shop }) => {
  const { page, login, account, errors } = shop;
  const { landing } = await resume('account');
  await page.goto(landing);
  await account.openDeletion.click();
  await account.deleteForGood.click();
  await errors.see('shop.form.error.deletion');
  await expectAccessible('the contact details');
  await page.goto('/myaccount/password/');
  await account.changePassword('kreide', 'kr');
  await expect(errors.links).not.toHaveCount(0);
  await expectAccessible('the password page');
  await page.goto('/logout/');
  await login.open();
  await login.identifier.fill('anna.lehmann@pausenhof.example');
  await login.password.fill('falsch');
  await login.submit.click();
  await errors.see('shop.login.failed');
  await expectAccessible('the login form');
});

test('has no accessibility violations in the form of an address, invalid or edited, and after an address is deleted', {
  tag: '@phone-too',
}, async ({ resume, expectAccessible, shop }) => {
  const {
    errors,
    addressPages: { shipping, removedNotice },
  } = shop;
  await resume('returning-with-basket');
  await shipping.open();
  await shipping.add.click();
  await expect(shipping.save).toBeEnabled();
  await shipping.save.click();
  await expect(errors.summary).toBeVisible();
  await expectAccessible('the form of an address, invalid');
  await shipping.edit('Oskar');
  await expect(shipping.editForm.firstname).toHaveValue('Oskar');
  await expectAccessible('the form of an address, edited');
  await shipping.open();
  await shipping.remove('Oskar').click();
  await expect(removedNotice).toBeVisible();
  await expectAccessible('the addresses after one is deleted');
});

test('has no accessibility violations on an order that is cancelled and ordered again, and where an order or a page is missing', {
  tag: '@phone-too',
}, async ({ enter, expectAccessible, shop, consoleErrors }) => {
  consoleErrors.expect(/status of 404/u);
  const { page, orders } = shop;
  await enter('order-cancellable');
  await orders.askToCancel.click();
  await expect(orders.cancel).toBeVisible();
  await expectAccessible('the question whether to cancel');
  await orders.again.click();
  await expect(orders.reordered).toBeFocused();
  await expectAccessible('what was ordered again');
  await page.goto('/myaccount/orders/orderdetail/?orderId=4711');
  await expect(orders.missing).toBeVisible();
  await expectAccessible('an order that is missing');
  await page.goto('/gibt-es-nicht/');
  await expectAccessible('the error page');
});

test('has no accessibility violations on the status of an order, empty, wrong and found', {
  tag: '@phone-too',
}, async ({ enter, expectAccessible, shop: { orderStatus, errors } }) => {
  await enter('guest-order');
  await orderStatus.submit.click();
  await expect(errors.summary).toBeVisible();
  await expectAccessible('the look-up, empty');
  await orderStatus.lookUp({ orderId: '400000001', zipCode: '99999' });
  await errors.see('shop.order.lookUp.notFound');
  await expectAccessible('the look-up of a wrong postcode');
  await orderStatus.lookUp({ orderId: '400000001', zipCode: '10115' });
  await expect(orderStatus.orderOf('400000001')).toBeVisible();
  await expectAccessible('the status of an order');
});

test('has no accessibility violations in the withdrawal function: empty, invalid, confirmation and receipt', {
  tag: '@phone-too',
}, async ({ enter, expectAccessible, shop: { withdrawal, errors } }) => {
  await enter('withdrawal');
  await expect(withdrawal.form).toBeVisible();
  await expectAccessible('the form');
  await withdrawal.name.fill('');
  await withdrawal.email.fill('gerda@');
  await withdrawal.goOn.click();
  await expect(errors.summary).toBeVisible();
  await expectAccessible('the form, invalid');
  await withdrawal.name.fill('Gerda Gast');
  await withdrawal.email.fill('gerda.gast@pausenhof.example');
  await withdrawal.goOn.click();
  await expect(withdrawal.confirm).toBeVisible();
  await expectAccessible('the confirmation');
  await withdrawal.confirm.click();
  await withdrawal.seeReceipt();
  await expectAccessible('the receipt');
});

test('has no accessibility violations on the page of the cancellation button: empty, invalid, and its receipt', {
  tag: '@phone-too',
}, async ({ enter, expectAccessible, shop: { cancellation, errors } }) => {
  await enter('cancellation');
  await expect(cancellation.form).toBeVisible();
  await expectAccessible('the form');
  await cancellation.extraordinary.check();
  await cancellation.email.fill('paul@');
  await cancellation.submit.click();
  await expect(errors.summary).toBeVisible();
  await expectAccessible('the form, invalid');
  await cancellation.reason.fill('Umzug');
  await cancellation.email.fill('paul.prime@pausenhof.example');
  await cancellation.submit.click();
  await cancellation.seeReceipt();
  await expectAccessible('the receipt');
});
