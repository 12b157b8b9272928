import { expect, test } from '../fixtures.ts';
import type { World } from '../worlds/world.ts';

const ANNA = 'anna.lehmann@pausenhof.example';
const NEW_PASSWORD = 'Schwamm-und-Tafel';
const MINUTES_UNTIL_EXPIRY = 60;

const linkMailedTo = async (world: World, address: string): Promise<string> => {
  const mails = await world.mailsTo(address);
  return mails.flatMap(({ links }) => links.filter(({ rel }) => rel === 'new-password').map(({ url }) => url)).at(-1) ?? '/no-link-was-mailed/';
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test('chooses a new password by the mailed link, and signs in with it', { tag: '@phone' }, async ({ resume, shop }) => {
      const world = await resume();
      const { login, forgottenPassword: forgotten, page } = shop;
      await login.open();
      await forgotten.link.click();
      await forgotten.email.fill(ANNA);
      await forgotten.submit.click();
      await expect(forgotten.sent).toBeVisible();
      const link = await linkMailedTo(world, ANNA);
      await page.goto(link);
      await forgotten.choose(NEW_PASSWORD);
      await shop.toasts.see('shop.password.chosen');
      await login.identifier.fill(ANNA);
      await login.password.fill(NEW_PASSWORD);
      await login.submit.click();
      await shop.account.seeDetails();
      expect((await world.mailsTo(ANNA)).map(({ template }) => template)).toEqual(['password-forgotten', 'password-changed']);
      await page.goto(link);
      await forgotten.seeBroken('USED');
    });
  });
}

test('a link expires, and the page leads to another one', async ({ enter, shop }) => {
  const world = await enter('password-forgotten');
  const { forgottenPassword: forgotten, page } = shop;
  const link = await linkMailedTo(world, ANNA);
  await page.goto(link);
  await expect(forgotten.choice).toBeVisible();
  await world.advance({ minutes: MINUTES_UNTIL_EXPIRY });
  await forgotten.choose(NEW_PASSWORD);
  await shop.errors.see('shop.password.link.expired');
  await page.reload();
  await forgotten.seeBroken('EXPIRED');
  await forgotten.again.click();
  await expect(forgotten.email).toBeVisible();
});

test('an invented link says what to do, and one without a token leads to the request', { tag: '@phone' }, async ({ resume, shop }) => {
  await resume();
  const { forgottenPassword: forgotten, page } = shop;
  await page.goto('/myaccount/newpassword/?token=invented');
  await forgotten.seeBroken('UNKNOWN');
  await page.goto('/myaccount/newpassword/');
  await expect(forgotten.email).toBeVisible();
});

test('an address without an account gets the same page and no mail', async ({ resume, shop }) => {
  const world = await resume();
  const { forgottenPassword: forgotten, page } = shop;
  await page.goto('/myaccount/resetpassword/');
  await forgotten.email.fill('nobody@schule.example');
  await forgotten.submit.click();
  await expect(forgotten.sent).toBeVisible();
  expect(await world.mailsTo('nobody@schule.example')).toEqual([]);
});
