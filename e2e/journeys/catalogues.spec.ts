import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { qaUrl } from '../stack/urls.ts';
import type { Screens } from '../screens/screens.ts';

const GERMAN = '/service/katalog/';
const ENGLISH = '/service/catalogue/';

/** Who opens the catalogues where, and on which page they are then. */
const READERS = [
  { storefront: 'de', scenario: 'empty', own: GERMAN },
  { storefront: 'de', scenario: 'account', own: GERMAN },
  { storefront: 'at', scenario: 'austrian-basket', own: GERMAN },
  { storefront: 'ch', scenario: 'swiss-basket', own: GERMAN },
  { storefront: 'en', scenario: 'english-basket', own: GERMAN },
  { storefront: 'b2b-de', scenario: 'business-account', own: GERMAN },
  { storefront: 'b2b-en', scenario: 'b2b-english-basket', own: ENGLISH },
] as const;

const orderFirst = ({ page }: Screens) => page.getByRole('main').getByRole('button', { name: /Gedruckt bestellen|Order in print/u }).first();

for (const { storefront, scenario, own } of READERS) {
  test.describe(() => {
    test.use({ storefront });

    test(`shows the catalogues on ${storefront} (${scenario}) at ${own}, whichever URL is opened (ROUTE-17, GUARD-24, GUARD-25)`, async ({ resume, shop: { page } }) => {
      await resume(scenario);
      for (const path of [GERMAN, ENGLISH]) {
        await page.goto(path);
        await expect(page).toHaveURL(own);
        await expect(page.getByRole('heading', { level: 1, name: /Kataloge|Catalogues/u })).toBeVisible();
        await expect(page.getByRole('heading', { level: 2, name: /2026\/27/u })).toHaveCount(3);
      }
    });
  });
}

for (const { storefront, own, persona } of [{ storefront: 'b2b-de', own: GERMAN, persona: 'b2b-german' }, { storefront: 'b2b-en', own: ENGLISH, persona: 'b2b-english' }] as const) {
  test.describe(() => {
    test.use({ storefront });

    test(`leads visitors of ${storefront} to the login, and then to the catalogues of their language (GUARD-23, GUARD-24)`, async ({ resume, shop: { page, login } }) => {
      await resume();
      await page.goto(own === GERMAN ? ENGLISH : GERMAN);
      await expect(login.password).toBeVisible();
      await login.signIn(persona);
      await expect(page).toHaveURL(own);
    });
  });
}

test('puts a printed catalogue into the basket, free of charge, and shows it as a PDF (ROUTE-17)', { tag: '@phone' }, async ({ resume, backend, shop }) => {
  const { page, header, toasts, basket } = shop;
  await resume();
  await page.goto(GERMAN);
  await expectAccessible(page);
  await orderFirst(shop).click();
  await expect(page).toHaveURL(GERMAN);
  await toasts.region.getByText(/Katalog/u).waitFor();
  await header.seeArticles(1);
  const pdf = await page.getByRole('link', { name: /Als PDF ansehen/u }).first().getAttribute('href');
  // Documents lie where the worlds are.
  const reply = await page.request.get(qaUrl((pdf ?? '').replace(/^\/qa/u, ''), backend));
  expect([reply.status(), reply.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await basket.open();
  await expect(page.getByRole('main').getByText(/Katalog „/u).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('puts a printed catalogue into the basket (ROUTE-17)', async ({ resume, shop }) => {
    await resume();
    await shop.page.goto(GERMAN);
    await orderFirst(shop).click();
    await shop.basket.open();
    await expect(shop.page.getByRole('main').getByText(/Katalog „/u).first()).toBeVisible();
  });
});
