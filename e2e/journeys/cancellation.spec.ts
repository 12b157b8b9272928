import { expect, test } from '../fixtures.ts';
import { press, tabTo, type } from '../flows/by-keyboard.ts';

const GERDA = 'gerda.gast@pausenhof.example';
const PAUL = 'paul.prime@pausenhof.example';
/** "23. November 2026 um 10:15:00 MEZ" */
const TO_THE_SECOND = /^\d{1,2}\. \p{L}+ \d{4} um \d\d:\d\d:\d\d MES?Z$/u;

test('cancels by keyboard alone, and gets a mail with date and time; a member also when it has ended', {
  tag: '@upstream',
}, async ({ enter, shop }) => {
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
  expect(mails.find(({ template }) => template === 'cancellation-receipt')?.text.replaceAll('\u202F', ' ')).toContain(
    moment,
  );
});

test('keeps what was typed after a reload and on the way back, and has one receipt, however often the button is pressed, in two tabs and after a reload', {
  tag: '@phone',
}, async ({ enter, shop, anotherTab }) => {
  const { page, cancellation } = shop;
  const world = await enter();
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

  await cancellation.name.fill('Gerda Gast');
  await cancellation.email.fill(GERDA);
  const other = await anotherTab();
  await other.page.goto(page.url());
  await other.cancellation.extraordinary.check();
  await other.cancellation.reason.fill('Umzug');
  await other.cancellation.endsOn.fill('2099-12-31');
  await other.cancellation.account.fill('4711');
  await other.cancellation.name.fill('Gerda Gast');
  await other.cancellation.email.fill(GERDA);
  await cancellation.submit.dblclick();
  const moment = await cancellation.seeReceipt();
  await page.reload();
  expect(await cancellation.seeReceipt()).toBe(moment);
  await other.cancellation.submit.click();
  expect(await other.cancellation.seeReceipt()).toBe(moment);
  expect((await world.mailsTo(GERDA)).map(({ template }) => template)).toEqual(['cancellation-receipt']);
});
