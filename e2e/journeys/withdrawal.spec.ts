import { expect, test } from '../fixtures.ts';
import { press, type } from '../flows/by-keyboard.ts';
import type { Screens } from '../screens/screens.ts';
import type { World } from '../worlds/world.ts';

const GERDA = 'gerda.gast@pausenhof.example';
const ORDER = '400000001';
/** "23. November 2026 um 10:15:00 MEZ" */
const TO_THE_SECOND = /^\d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d:\d\d MES?Z$/u;

const receiptsOf = async (world: World) => (await world.mailsTo(GERDA)).filter(({ template }) => template === 'withdrawal-receipt');

const fillIn = async ({ withdrawal }: Screens): Promise<void> => {
  await withdrawal.name.fill('Gerda Gast');
  await withdrawal.email.fill(GERDA);
  await withdrawal.goods.fill('2 Hefte');
};

test('withdraws from a contract by keyboard alone, and gets a mail with date and time', async ({ enter, shop }) => {
  const { page, withdrawal } = shop;
  const world = await enter('withdrawal');
  await expect(withdrawal.orderNumber).toHaveValue(ORDER);
  await type(page, withdrawal.name, 'Gerda Gast');
  await type(page, withdrawal.email, GERDA);
  await type(page, withdrawal.goods, '2 Hefte');
  await press(page, withdrawal.goOn);
  await expect(withdrawal.entered).toHaveText(['Gerda Gast', ORDER, '2 Hefte', GERDA]);
  expect(await receiptsOf(world)).toEqual([]);
  await press(page, withdrawal.confirm);
  const moment = await withdrawal.seeReceipt();
  expect(moment).toMatch(TO_THE_SECOND);
  await expect(withdrawal.arrived).toBeFocused();
  const [mail] = await receiptsOf(world);
  expect(mail?.text.replaceAll('\u202F', ' ')).toContain(moment);
  expect(mail?.text).toContain('2 Hefte');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('withdraws from a contract, with nothing personal in a URL', { tag: '@phone' }, async ({ enter, shop }) => {
    const { page, withdrawal, errors } = shop;
    const world = await enter();
    await withdrawal.link.click();
    await withdrawal.name.fill('Gerda Gast');
    await withdrawal.orderNumber.fill('400000009');
    await withdrawal.goOn.click();
    await expect(errors.links).toHaveCount(1);
    await expect(withdrawal.name).toHaveValue('Gerda Gast');
    await withdrawal.email.fill(GERDA);
    await withdrawal.goOn.click();
    await expect(withdrawal.entered).toHaveText(['Gerda Gast', '400000009', /./u, GERDA]);
    expect(new URL(page.url()).search).toBe('');
    await withdrawal.confirm.click();
    expect(await withdrawal.seeReceipt()).toMatch(TO_THE_SECOND);
    await page.reload();
    await withdrawal.seeReceipt();
    expect(new URL(page.url()).search).toBe('');
    expect(await receiptsOf(world)).toHaveLength(1);
  });
});

test('has one receipt, however often the button is pressed, in two tabs and after a reload', async ({ enter, shop, anotherTab }) => {
  const { page, withdrawal } = shop;
  const world = await enter('withdrawal');
  await fillIn(shop);
  await withdrawal.goOn.click();
  await expect(withdrawal.confirm).toBeVisible();
  const other = await anotherTab();
  await other.page.goto(page.url());
  await withdrawal.confirm.dblclick();
  const moment = await withdrawal.seeReceipt();
  await page.reload();
  expect(await withdrawal.seeReceipt()).toBe(moment);
  await other.withdrawal.confirm.click();
  expect(await other.withdrawal.seeReceipt()).toBe(moment);
  expect(await receiptsOf(world)).toHaveLength(1);
});

test('keeps what was typed after a reload and on the way back', { tag: '@phone' }, async ({ enter, shop }) => {
  const { page, withdrawal } = shop;
  await enter('withdrawal');
  await fillIn(shop);
  await withdrawal.reason.fill('Zu viel bestellt');
  await page.reload();
  await expect(withdrawal.reason).toHaveValue('Zu viel bestellt');
  await withdrawal.goOn.click();
  await expect(withdrawal.confirm).toBeVisible();
  await page.goBack();
  await expect(withdrawal.name).toHaveValue('Gerda Gast');
  await expect(withdrawal.reason).toHaveValue('Zu viel bestellt');
  await withdrawal.goOn.click();
  await withdrawal.change.click();
  await expect(withdrawal.orderNumber).toHaveValue(ORDER);
  await expect(withdrawal.goods).toHaveValue('2 Hefte');
});

test('is at the foot of the checkout too, and of a page that does not exist', async ({ enter, shop: { page, withdrawal }, consoleErrors }) => {
  consoleErrors.expect(/status of 404/u);
  await enter('guest-3-items');
  for (const path of ['/checkout/login/', '/gibt-es-nicht/']) {
    await page.goto(path);
    await expect(withdrawal.link).toBeVisible();
  }
  await withdrawal.link.click();
  await expect(withdrawal.form).toBeVisible();
});

for (const { storefront, scenario } of [{ storefront: 'b2b-de', scenario: 'b2b-basket' }, { storefront: 'b2b-en', scenario: 'b2b-english-basket' }] as const) {
  test.describe(`the business shop ${storefront}`, () => {
    test.use({ storefront });

    test('has no withdrawal function', async ({ enter, shop: { page }, consoleErrors }) => {
      consoleErrors.expect(/status of 404/u);
      await enter(scenario);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /widerruf|withdraw/iu })).toHaveCount(0);
      expect((await page.goto('/service/vertrag-widerrufen/'))?.status()).toBe(404);
    });
  });
}
