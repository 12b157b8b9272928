import { expect, test } from '../fixtures.ts';
import { press, tabTo, type } from '../flows/by-keyboard.ts';
import type { World } from '../worlds/world.ts';

const GERDA = 'gerda.gast@pausenhof.example';
const PAUL = 'paul.prime@pausenhof.example';
const MINUTES_A_DAY = 24 * 60;
/** "23. November 2026 um 10:15:00 MEZ" */
const TO_THE_SECOND = /^\d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d:\d\d MES?Z$/u;

const templatesTo = async (world: World, email: string) => (await world.mailsTo(email)).map(({ template }) => template);

test('cancels by keyboard alone, and gets a mail with date and time; a member also when it has ended', async ({ enter, shop }) => {
  const { page, cancellation } = shop;
  const world = await enter('cancellation');
  await expect(cancellation.name).toHaveValue('Paul Brandt');
  await expect(cancellation.email).toHaveValue(PAUL);
  await tabTo(page, cancellation.ordinary);
  await page.keyboard.press('ArrowDown');
  await expect(cancellation.extraordinary).toBeChecked();
  await press(page, cancellation.submit);
  await expect(shop.errors.links).toHaveCount(1);
  await type(page, cancellation.reason, 'Umzug ins Ausland');
  await press(page, cancellation.submit);
  const moment = await cancellation.seeReceipt();
  expect(moment).toMatch(TO_THE_SECOND);
  await expect(cancellation.arrived).toBeFocused();
  await expect(cancellation.declared.filter({ hasText: 'Umzug ins Ausland' })).toBeVisible();
  const mails = await world.mailsTo(PAUL);
  expect(mails.map(({ template }) => template).sort()).toEqual(['cancellation-receipt', 'prime-ended']);
  expect(mails.find(({ template }) => template === 'cancellation-receipt')?.text.replaceAll('\u202F', ' ')).toContain(moment);
});

test('ends a membership with the term that is paid', { tag: '@phone' }, async ({ enter, shop: { cancellation } }) => {
  const world = await enter('cancellation');
  await cancellation.submit.click();
  await cancellation.seeReceipt();
  expect(await templatesTo(world, PAUL)).toEqual(['cancellation-receipt']);
  await world.advance({ minutes: 365 * MINUTES_A_DAY });
  expect(await templatesTo(world, PAUL)).toEqual(expect.arrayContaining(['prime-ended']));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('cancels in two steps from the foot of a page, with nothing personal in a URL', { tag: '@phone' }, async ({ enter, shop }) => {
    const { page, cancellation, errors } = shop;
    const world = await enter();
    await cancellation.link.click();
    await cancellation.extraordinary.check();
    await cancellation.name.fill('Gerda Gast');
    await cancellation.submit.click();
    await expect(errors.links).toHaveCount(2);
    await expect(cancellation.name).toHaveValue('Gerda Gast');
    await expect(cancellation.extraordinary).toBeChecked();
    await cancellation.reason.fill('Umzug');
    await cancellation.email.fill(GERDA);
    await cancellation.endsOn.fill('2099-12-31');
    await cancellation.submit.click();
    const moment = await cancellation.seeReceipt();
    expect(moment).toMatch(TO_THE_SECOND);
    await expect(cancellation.declared.filter({ hasText: '31.12.2099' })).toBeVisible();
    await page.reload();
    expect(await cancellation.seeReceipt()).toBe(moment);
    expect(new URL(page.url()).search).toBe('');
    expect(await templatesTo(world, GERDA)).toEqual(['cancellation-receipt']);
  });
});

test('has one receipt, however often the button is pressed, in two tabs and after a reload', async ({ enter, shop, anotherTab }) => {
  const { page, cancellation } = shop;
  const world = await enter();
  const other = await anotherTab();
  for (const tab of [shop, other]) {
    await tab.page.goto('/service/vertraege-kuendigen/');
    await tab.cancellation.name.fill('Gerda Gast');
    await tab.cancellation.email.fill(GERDA);
  }
  await cancellation.submit.dblclick();
  const moment = await cancellation.seeReceipt();
  await page.reload();
  expect(await cancellation.seeReceipt()).toBe(moment);
  await other.cancellation.submit.click();
  expect(await other.cancellation.seeReceipt()).toBe(moment);
  expect(await templatesTo(world, GERDA)).toEqual(['cancellation-receipt']);
});

test('keeps what was typed after a reload and on the way back', { tag: '@phone' }, async ({ enter, shop: { page, cancellation } }) => {
  await enter();
  await cancellation.link.click();
  await cancellation.extraordinary.check();
  await cancellation.reason.fill('Umzug');
  await cancellation.endsOn.fill('2099-12-31');
  await cancellation.account.fill('4711');
  await page.reload();
  await expect(cancellation.reason).toHaveValue('Umzug');
  await page.goto('/service/kontakt/');
  await page.goBack();
  await expect(cancellation.extraordinary).toBeChecked();
  await expect(cancellation.endsOn).toHaveValue('2099-12-31');
  await expect(cancellation.account).toHaveValue('4711');
});

test('is at the foot of the checkout too, and of a page that does not exist', async ({ enter, shop: { page, cancellation }, consoleErrors }) => {
  consoleErrors.expect(/status of 404/u);
  await enter('guest-3-items');
  for (const path of ['/checkout/login/', '/gibt-es-nicht/']) {
    await page.goto(path);
    await expect(cancellation.link).toBeVisible();
  }
  await cancellation.link.click();
  await expect(cancellation.form).toBeVisible();
});

for (const { storefront, scenario } of [{ storefront: 'b2b-de', scenario: 'b2b-basket' }, { storefront: 'b2b-en', scenario: 'b2b-english-basket' }] as const) {
  test.describe(`the business shop ${storefront}`, () => {
    test.use({ storefront });

    test('has no cancellation button', async ({ enter, shop: { page }, consoleErrors }) => {
      consoleErrors.expect(/status of 404/u);
      await enter(scenario);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /kündig|cancel/iu })).toHaveCount(0);
      expect((await page.goto('/service/vertraege-kuendigen/'))?.status()).toBe(404);
    });
  });
}
