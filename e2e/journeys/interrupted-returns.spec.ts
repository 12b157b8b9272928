import { expect, test } from '../fixtures.ts';
import { returnAsGuest } from '../flows/return-goods.ts';
import { GERDA, PHOTO } from '../screens/returns.ts';

const CONFIRM = '/myaccount/returns/confirm/';

test('sends a photo again after the upload has broken off, keeps everything through reload and Back, and removes the photo', {
  tag: '@phone',
}, async ({ enter, shop, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource|net::ERR/u);
  await enter('guest-order-returnable');
  const {
    page,
    errors,
    returns: { landing, articles, regulations, carrier, confirm, result },
  } = shop;
  await landing.find();
  const line = articles.line(0);
  await line.tick.check();
  await line.reason.selectOption('damaged');
  await line.damage.fill('Das Blatt hat einen Riss.');
  await page.route('**/api/uploads/**', (route) => route.abort('connectionreset'));
  await line.photos.setInputFiles(PHOTO);
  await expect(line.broken).toBeVisible();
  await articles.goOn.click();
  await expect(errors.summary).toBeVisible();
  await page.unroute('**/api/uploads/**');
  await line.again.click();
  await expect(line.stored).toBeVisible();
  await page.reload();
  await expect(line.tick).toBeChecked();
  await expect(line.damage).toHaveValue('Das Blatt hat einen Riss.');
  await expect(line.stored).toBeVisible();

  await articles.goOn.click();
  await regulations.choose(1);
  await regulations.goOn.click();
  await carrier.labels.selectOption('2');
  await carrier.goOn.click();
  await expect(confirm.goods.getByRole('img', { name: /Foto/u })).toHaveCount(1);
  await confirm.contact.firstName.fill('Gerda');
  await page.goBack();
  await expect(carrier.labels).toHaveValue('2');
  await page.goBack();
  await expect(regulations.choices.nth(1)).toBeChecked();
  await page.goBack();
  await expect(line.damage).toHaveValue('Das Blatt hat einen Riss.');
  await expect(line.stored).toBeVisible();
  await articles.goOn.click();
  await expect(confirm.contact.firstName).toHaveValue('Gerda');

  await confirm.change('goods').click();
  await line.remove.click();
  await articles.goOn.click();
  await expect(confirm.title).toBeVisible();
  await expect(confirm.goods.getByRole('img', { name: /Foto/u })).toHaveCount(0);
  await confirm.fillIn();
  await confirm.submit.click();
  const number = await result.seeNumber();
  await page.reload();
  expect(await result.seeNumber()).toBe(number);
});

test('submits a return once, whoever presses: twice, in two tabs, and after a lost connection', {
  tag: '@upstream',
}, async ({ enter, shop, anotherTab, consoleErrors }) => {
  consoleErrors.expect(/Failed to load resource|net::ERR/u);
  const world = await enter('guest-order-returnable');
  const {
    page,
    returns: { confirm, result },
  } = shop;
  await returnAsGuest(shop);
  await confirm.fillIn();
  const other = await anotherTab();
  await other.page.goto(CONFIRM);
  await other.returns.confirm.fillIn();
  await page.route('**/graphql', async (route) => {
    const isSubmit = route.request().postData()?.includes('SubmitReturn') === true;
    if (!isSubmit) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  // Frames of a covered tab may stop, and Playwright presses nothing that it has not seen in two frames.
  await page.bringToFront();
  await confirm.submit.dblclick();
  const number = await result.seeNumber();
  await page.goBack();
  await expect(page).toHaveURL(/\/confirm\/$/u);
  expect(await result.seeNumber()).toBe(number);
  await other.page.bringToFront();
  await other.returns.confirm.submit.click();
  expect(await other.returns.result.seeNumber()).toBe(number);
  expect((await world.mailsTo(GERDA.email)).filter(({ text }) => text.includes(number))).toHaveLength(1);
});
