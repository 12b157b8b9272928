import { expectAccessible } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const PAGES = [
  { what: 'in colours and sizes, of which none is chosen', path: '/prod/1841007/' },
  { what: 'in a colour and a size, sold by the dozen', path: '/prod/1841007/?varid=1841007-01' },
  { what: 'that is sold out, with an energy label', path: '/prod/1722007/' },
  { what: 'that can be heard', path: '/prod/1743003/' },
  { what: 'with a film', path: '/prod/1752017/' },
  { what: 'that nobody has reviewed', path: '/prod/1831004/' },
] as const;

for (const { what, path } of PAGES) {
  test(`has no accessibility violations on a product ${what}`, { tag: '@phone' }, async ({ resume, shop: { page, product } }) => {
    await resume();
    await page.goto(path);
    await expect(product.title).toBeVisible();
    await expectAccessible(page);
  });
}

test('has no accessibility violations with an open text, and with a picture in large, enlarged or not', { tag: '@phone' }, async ({ resume, shop: { page, product, header } }) => {
  await resume();
  await page.goto('/prod/1031030/');
  await header.seeStarted();
  await page.getByText('Pflege und Aufbewahrung', { exact: true }).click();
  await expect(page.getByText('Trocken und mit geschlossener Kappe lagern.')).toBeVisible();
  await expectAccessible(page);
  await product.picture(1).click();
  await expect(product.zoom.at(1, 100)).toBeVisible();
  await expectAccessible(page);
  await product.zoom.in.click();
  await expect(product.zoom.at(1, 150)).toBeVisible();
  await expectAccessible(page);
});
