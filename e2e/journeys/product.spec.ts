import { expect, test } from '../fixtures.ts';

/** Felt-tip pens with two pictures, and tabs. */
const PENS = '/prod/1031030/';
const CARE = 'Pflege und Aufbewahrung';
const CARE_TEXT = 'Trocken und mit geschlossener Kappe lagern.';

test('enlarges a picture by keys, turns to the next, and comes back to where it was opened; shows a longer text when it is opened', async ({
  resume,
  shop: { page, product, header },
}) => {
  await resume();
  await page.goto(PENS);
  await header.seeStarted();
  await product.picture(1).press('Enter');
  await expect(product.zoom.at(1, 100)).toBeVisible();
  await page.keyboard.press('+');
  await expect(product.zoom.at(1, 150)).toBeVisible();
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowRight');
  await expect(product.zoom.at(2, 100)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(product.zoom.dialog).toBeHidden();
  await expect(product.picture(1)).toBeFocused();

  await expect(page.getByText(CARE_TEXT)).toHaveCount(0);
  await page.getByText(CARE, { exact: true }).click();
  await expect(page.getByText(CARE_TEXT)).toBeVisible();
});

test('enlarges a picture where it is tapped', { tag: '@phone' }, async ({
  resume,
  shop: { page, product, header },
}) => {
  await resume();
  await page.goto(PENS);
  await header.seeStarted();
  await product.picture(1).click();
  const picture = product.zoom.dialog.getByRole('img');
  await expect(picture).toBeVisible();
  const before = await picture.boundingBox();
  await picture.click({ position: { x: 20, y: 20 } });
  await expect(product.zoom.at(1, 200)).toBeVisible();
  const after = await picture.boundingBox();
  expect(Math.round((after?.width ?? 0) / (before?.width ?? 1))).toBe(2);
  // Its left edge, beside which the tap was, is still in view.
  expect(after?.x).toBeGreaterThan(-(after?.width ?? 0) / 4);
});

test('buys nothing in place of less than the minimum, says how to mend it, and then buys the minimum (FORM-15)', {
  tag: '@phone',
}, async ({ resume, shop: { page, product, header, t } }) => {
  await resume();
  await page.goto('/prod/1841007/?varid=1841007-01');
  await expect(product.quantity).toHaveValue('2');
  await header.seeStarted();
  const refused = page.getByText(t('shop.cart.belowMinimum', { amount: 2 }));
  for (const press of [() => product.quantity.press('Enter'), () => product.add.click()]) {
    await product.quantity.fill('1');
    await press();
    await expect(refused).toBeVisible();
    await expect(product.quantity).toHaveValue('2');
  }
  await header.seeArticles(0);
  await product.addToBasket(2);
  await expect(refused).toBeHidden();
  await header.seeArticles(2);
});
