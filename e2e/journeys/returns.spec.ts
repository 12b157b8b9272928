import { expect, test } from '../fixtures.ts';
import { press, tabTo, type } from '../flows/by-keyboard.ts';
import { goToConfirm } from '../flows/return-goods.ts';
import { GERDA, PHOTO } from '../screens/returns.ts';

test('returns two articles as a guest, with a photo and a label, by keyboard alone; returns the rest of the order later, and shows what was returned before (RETURN-01, RETURN-05, RETURN-07)', {
  tag: '@upstream',
}, async ({ enter, shop }) => {
  const { page, returns } = shop;
  const world = await enter('guest-order-returnable');
  const { landing, articles, regulations, carrier, confirm, result } = returns;
  await type(page, landing.orderId, '400000001');
  await type(page, landing.zipCode, '10115');
  await press(page, landing.submit);
  await expect(articles.title).toBeFocused();
  const [first, second] = [articles.line(0), articles.line(1)];
  await press(page, first.tick, 'Space');
  await type(page, first.reason, 'Besch');
  await expect(first.reason).toHaveValue('damaged');
  await type(page, first.damage, 'Das Blatt hat einen Riss.');
  const chooser = page.waitForEvent('filechooser');
  await press(page, first.photos);
  await (await chooser).setFiles(PHOTO);
  await expect(first.stored).toBeVisible();
  await press(page, second.tick, 'Space');
  await tabTo(page, second.quantity);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1');
  await type(page, second.reason, 'Unvoll');
  await press(page, articles.goOn);
  await expect(regulations.title).toBeFocused();
  await expect(regulations.choices.first()).toBeChecked();
  await press(page, regulations.goOn);
  await expect(carrier.title).toBeFocused();
  await expect(carrier.choices.first()).toBeChecked();
  await expect(carrier.labels).toHaveValue('1');
  await press(page, carrier.goOn);
  await expect(confirm.title).toBeFocused();
  await expect(confirm.goods).toHaveText([/Das Blatt hat einen Riss\./u, /1 Stück/u]);
  await type(page, confirm.contact.salutation, 'F');
  await type(page, confirm.contact.firstName, GERDA.firstName);
  await type(page, confirm.contact.lastName, GERDA.lastName);
  await type(page, confirm.contact.email, GERDA.email);
  await press(page, confirm.submit);
  const number = await result.seeNumber();
  await expect(result.title).toBeFocused();
  await tabTo(page, result.label);
  const label = await page.request.get((await result.label.getAttribute('href')) ?? '');
  expect([label.status(), label.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await world.mailsTo(GERDA.email)).map(({ text }) => text.includes(number))).toContain(true);

  await press(page, result.more);
  await expect(articles.title).toBeVisible();
  await expect(articles.lines).toHaveCount(3);
  await expect(articles.blocked.getByText(/Schon zurückgegeben, angemeldet am/u).first()).toBeVisible();
  await articles.line(0).tick.check();
  await articles.line(0).reason.selectOption('changed-mind');
  await articles.goOn.click();
  await expect(regulations.title).toBeVisible();
  await goToConfirm(shop);
  await confirm.fillIn();
  await confirm.submit.click();
  expect(await result.seeNumber()).not.toBe(number);
});

test('opens an order from the list and returns an article of it by keyboard alone, with the customer’s own contact, up to the label (GUARD-18, GUARD-31, RETURN-01, RETURN-05, RETURN-08)', async ({
  enter,
  shop: { page, t, orders, returns },
}) => {
  const world = await enter('order-returnable');
  const { articles, regulations, carrier, confirm, result } = returns;
  await page.goto('/myaccount/returns/');
  await expect(page).toHaveURL(/\/myaccount\/orders\/$/u);
  await expect(orders.title).toBeVisible();
  const returnUrl = await returns.fromOrders.first().getAttribute('href');
  await press(page, orders.entryOf('400000001').getByRole('link').first());
  await expect(
    page.getByRole('heading', { level: 1, name: t('orders:detail.title', { number: '400000001' }) }),
  ).toBeFocused();
  await expect(orders.return).toHaveAttribute('href', returnUrl ?? 'no URL in the list');
  await press(page, orders.return);
  await expect(articles.title).toBeFocused();
  const line = articles.line(0);
  await press(page, line.tick, 'Space');
  await type(page, line.reason, 'Besch');
  await expect(line.reason).toHaveValue('damaged');
  await type(page, line.damage, 'Der Deckel hat einen Riss.');
  await press(page, articles.goOn);
  await expect(regulations.title).toBeFocused();
  await press(page, regulations.goOn);
  await expect(carrier.title).toBeFocused();
  await tabTo(page, carrier.choices.first());
  await page.keyboard.press('ArrowDown');
  await expect(carrier.choice('DPD')).toBeChecked();
  await press(page, carrier.goOn);
  await expect(confirm.title).toBeFocused();
  await expect(confirm.goods).toHaveText([/Der Deckel hat einen Riss\./u]);
  await expect(confirm.contact.salutation).toHaveValue('mrs');
  await expect(confirm.contact.firstName).toHaveValue('Anna');
  await expect(confirm.contact.lastName).toHaveValue('Lehmann');
  await expect(confirm.contact.email).toHaveValue('anna.lehmann@pausenhof.example');
  await press(page, confirm.submit);
  const number = await result.seeNumber();
  await expect(result.title).toBeFocused();
  await tabTo(page, result.label);
  await expect(result.label).toHaveAccessibleName(/DPD/u);
  const label = await page.request.get((await result.label.getAttribute('href')) ?? '');
  expect([label.status(), label.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await world.mailsTo('anna.lehmann@pausenhof.example')).map(({ text }) => text.includes(number))).toContain(
    true,
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('returns an article, with each error at its field', { tag: '@phone' }, async ({ enter, shop }) => {
    await enter('guest-order-returnable');
    const {
      returns: { landing, articles, regulations, carrier, confirm, result },
      errors,
    } = shop;
    await landing.find('400000001', '01067');
    await errors.see('shop.return.notFound');
    await expect(landing.orderId).toHaveValue('400000001');
    await landing.find();
    await articles.line(0).tick.check();
    await articles.goOn.click();
    await errors.see('shop.return.reason');
    await expect(articles.line(0).tick).toBeChecked();
    await articles.line(0).reason.selectOption('changed-mind');
    await articles.goOn.click();
    await regulations.goOn.click();
    await carrier.goOn.click();
    await confirm.contact.firstName.fill('Gerda');
    await confirm.submit.click();
    await expect(errors.links).toHaveCount(3);
    await expect(confirm.contact.firstName).toHaveValue('Gerda');
    await confirm.fillIn();
    await confirm.submit.click();
    await result.seeNumber();
  });
});
