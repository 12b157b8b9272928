import { expect, test } from '../fixtures.ts';
import { accountMailsTo } from '../worlds/account-mails.ts';
import type { World } from '../worlds/world.ts';

const ANNA = 'anna.lehmann@pausenhof.example';
const NOBODY = 'nobody@schule.example';
const NEW_PASSWORD = 'Schwamm-und-Tafel';
const MINUTES_UNTIL_EXPIRY = 60;

const linkMailedTo = async (world: World, address: string): Promise<string> => {
  const mails = await world.mailsTo(address);
  return (
    mails.flatMap(({ links }) => links.filter(({ rel }) => rel === 'new-password').map(({ url }) => url)).at(-1) ??
    '/no-link-was-mailed/'
  );
};

test('chooses a new password by the mailed link, and signs in with it; says of an invented, an expired and a used link what to do', {
  tag: '@phone',
}, async ({ resume, shop }) => {
  const world = await resume();
  const { login, forgottenPassword: forgotten, page } = shop;
  const request = async (address: string): Promise<void> => {
    await forgotten.email.fill(address);
    await forgotten.submit.click();
    await expect(forgotten.sent).toBeVisible();
  };
  await page.goto('/myaccount/newpassword/?token=invented');
  await forgotten.seeBroken('unknown');
  await page.goto('/myaccount/newpassword/');
  await request(NOBODY);

  await login.open();
  await forgotten.link.click();
  await request(ANNA);
  expect(await world.mailsTo(NOBODY)).toEqual([]);
  await page.goto(await linkMailedTo(world, ANNA));
  await expect(forgotten.choice).toBeVisible();
  await world.advance({ minutes: MINUTES_UNTIL_EXPIRY });
  await forgotten.choose(NEW_PASSWORD);
  await shop.errors.see('shop.password.link.expired');
  await page.reload();
  await forgotten.seeBroken('expired');

  await forgotten.again.click();
  await request(ANNA);
  const link = await linkMailedTo(world, ANNA);
  await page.goto(link);
  await forgotten.choose(NEW_PASSWORD);
  await shop.toasts.see('shop.password.chosen');
  await login.identifier.fill(ANNA);
  await login.password.fill(NEW_PASSWORD);
  await login.submit.click();
  await shop.account.seeDetails();
  expect(await accountMailsTo(world, ANNA)).toEqual(['password-forgotten', 'password-forgotten', 'password-changed']);
  await page.goto(link);
  await forgotten.seeBroken('used');
});
