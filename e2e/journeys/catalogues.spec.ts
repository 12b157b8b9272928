import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { qaUrl } from '../stack/urls.ts';

const CATALOGUES = '/service/katalog/';

test('puts a printed catalogue into the basket, free of charge, and shows it as a PDF', { tag: '@phone' }, async ({
  resume,
  backend,
  shop,
}) => {
  const { page, header, toasts, basket } = shop;
  await resume();
  await page.goto(CATALOGUES);
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Gedruckt bestellen/u })
    .first()
    .click();
  await expect(page).toHaveURL(CATALOGUES);
  await toasts.region.getByText(/Katalog/u).waitFor();
  await header.seeArticles(1);
  const pdf = await page
    .getByRole('link', { name: /Als PDF ansehen/u })
    .first()
    .getAttribute('href');
  // Documents lie where the worlds are.
  const reply = await page.request.get(qaUrl((pdf ?? '').replace(/^\/qa/u, ''), backend));
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await basket.open();
  await expect(
    page
      .getByRole('main')
      .getByText(/Katalog „/u)
      .first(),
  ).toBeVisible();
});
