import { expect, test } from '../fixtures.ts';
import { press, type } from '../flows/by-keyboard.ts';
import type { World } from '../worlds/world.ts';

const GERDA = 'gerda.gast@pausenhof.example';
const ORDER = '400000001';
/** "23. November 2026 um 10:15:00 MEZ" */
const TO_THE_SECOND = /^\d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d:\d\d MES?Z$/u;

const receiptsOf = async (world: World) =>
  (await world.mailsTo(GERDA)).filter(({ template }) => template === 'withdrawal-receipt');

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

  test('withdraws from a contract, with nothing personal in a URL', { tag: ['@phone', '@upstream'] }, async ({
    enter,
    shop,
  }) => {
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

test('keeps what was typed after a reload and on the way back, and has one receipt, however often the button is pressed, in two tabs and after a reload', {
  tag: '@phone',
}, async ({ enter, shop, anotherTab }) => {
  const { page, withdrawal } = shop;
  const world = await enter('withdrawal');
  await withdrawal.name.fill('Gerda Gast');
  await withdrawal.email.fill(GERDA);
  await withdrawal.goods.fill('2 Hefte');
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
