import { expect, test } from '../fixtures.ts';

/** Pages that editors wrote, with their headings; `undefined` if the storefront does not have the page. */
const PAGES = [
  { path: '/service/sicher-einkaufen/', consumers: 'Sicher einkaufen', businesses: 'Sicher einkaufen' },
  { path: '/service/spielwarensicherheit/', consumers: 'Spielwarensicherheit', businesses: undefined },
  { path: '/service/product-safety/', consumers: undefined, businesses: 'Produktsicherheit' },
  { path: '/service/your-advantages/', consumers: 'Ihre Vorteile', businesses: 'Ihre Vorteile' },
  { path: '/service/entsorgung-elektroaltgeraete/', consumers: 'Entsorgung von Elektroaltgeräten und Batterien', businesses: 'Entsorgung von Elektroaltgeräten und Batterien' },
  { path: '/beratung/', consumers: 'Beratung', businesses: 'Beratung' },
  { path: '/service/ueber-uns/', consumers: 'Über uns', businesses: 'Über uns' },
  { path: '/service/impressum/', consumers: 'Impressum', businesses: 'Impressum' },
  { path: '/service/agb/', consumers: 'Allgemeine Geschäftsbedingungen', businesses: 'Allgemeine Geschäftsbedingungen' },
  { path: '/service/datenschutz/', consumers: 'Datenschutz', businesses: 'Datenschutz' },
  { path: '/service/kontakt/', consumers: 'Kontakt', businesses: 'Kontakt' },
] as const;

for (const { storefront, scenario, readers } of [{ storefront: 'de', scenario: 'empty', readers: 'consumers' }, { storefront: 'b2b-de', scenario: 'business-account', readers: 'businesses' }] as const) {
  test.describe(`pages for ${readers}`, () => {
    test.use({ storefront });

    test(`opens exactly the service, advice, company and legal pages that exist for ${readers} (ROUTE-18)`, async ({ resume, shop: { page, t }, consoleErrors }) => {
      consoleErrors.expect(/status of 404/u);
      await resume(scenario);
      for (const { path, [readers]: heading } of PAGES) {
        const reply = await page.goto(path);
        expect(reply?.status(), path).toBe(heading === undefined ? 404 : 200);
        await expect(page.getByRole('heading', { level: 1, name: heading ?? t('vue.statuscode.headline'), exact: true })).toBeVisible();
      }
    });
  });
}
