import { readFile } from 'node:fs/promises';
import { countResponses } from '../browser-network.ts';
import { expect, test } from '../fixtures.ts';
import { accountMailsTo } from '../worlds/account-mails.ts';

const ANNA = { email: 'anna.lehmann@pausenhof.example', password: 'Kreide12' };
const NEW_PASSWORD = 'Schwamm-und-Tafel';
const MOVED = 'umzug@schule.example';

test('changes a name, which the header shows at once, telephone number and e-mail address, and downloads a copy of the data', {
  tag: '@phone',
}, async ({ enter, shop }) => {
  const world = await enter('account');
  const { account, page } = shop;
  await expect(account.navigation.getByRole('link', { name: shop.t('customers:nav.contactDetails') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await account.firstName.fill('Annabell');
  await account.saveDetails.click();
  await shop.toasts.see('shop.account.saved');
  await expect(shop.header.account('Annabell')).toBeVisible();
  await account.phone.fill('call me');
  await account.savePhone.click();
  await expect(account.phone).toHaveAccessibleDescription(
    new RegExp(shop.t('shop.form.error.phone').slice(0, 20), 'u'),
  );
  const saved = countResponses(page, 'ChangePhone');
  await account.phone.fill('030 4711');
  await account.savePhone.click();
  await expect.poll(() => saved.count()).toBe(1);
  await page.reload();
  await expect(account.firstName).toHaveValue('Annabell');
  await expect(account.phone).toHaveValue('030 4711');

  await account.email.fill(MOVED);
  await account.emailPassword.fill(ANNA.password);
  await account.saveEmail.click();
  await shop.toasts.see('shop.account.saved');
  for (const address of [ANNA.email, MOVED]) expect(await accountMailsTo(world, address)).toEqual(['email-changed']);

  const [download] = await Promise.all([page.waitForEvent('download'), account.copy.click()]);
  expect(download.suggestedFilename()).toBe('customer-data.json');
  const copy: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(copy).toMatchObject({
    customer: { email: MOVED, firstName: 'Annabell' },
    orders: expect.any(Array),
    addresses: { billing: expect.any(Array) },
  });
  await account.seeDetails();
});

test('changes the password, signs in with the new one only, and deletes the account: signed out, confirmed by mail, login refused', {
  tag: ['@phone', '@upstream'],
}, async ({ enter, shop }) => {
  const world = await enter('account');
  const { account, page, login } = shop;
  await account.navigation.getByRole('link', { name: shop.t('customers:nav.password') }).click();
  await account.changePassword('not it', NEW_PASSWORD);
  await shop.errors.see('shop.form.error.password.wrong');
  await account.changePassword(ANNA.password, NEW_PASSWORD);
  await shop.toasts.see('shop.password.changed');
  await page.goto('/logout/');
  await login.open();
  await login.signIn('existing');
  await shop.errors.see('shop.login.failed');
  await login.password.fill(NEW_PASSWORD);
  await login.submit.click();
  await account.seeDetails();

  await account.openDeletion.click();
  await account.deleteForGood.click();
  await shop.errors.see('shop.form.error.deletion');
  await account.deletionPassword.fill(NEW_PASSWORD);
  await account.isSure.check();
  await account.deleteForGood.click();
  await expect(page).toHaveURL('/');
  await shop.toasts.see('shop.account.deleted');
  await expect(shop.header.login).toBeVisible();
  expect(await accountMailsTo(world, ANNA.email)).toEqual(['password-changed', 'account-deleted']);
  await login.open();
  await login.identifier.fill(ANNA.email);
  await login.password.fill(NEW_PASSWORD);
  await login.submit.click();
  await shop.errors.see('shop.login.failed');
});
