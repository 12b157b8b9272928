import { expect, test } from '../fixtures.ts';

/** Pages that editors wrote, with their headings. */
const PAGES = [
  ['/service/sicher-einkaufen/', 'Sicher einkaufen'],
  ['/service/spielwarensicherheit/', 'Spielwarensicherheit'],
  ['/service/your-advantages/', 'Ihre Vorteile'],
  ['/service/entsorgung-elektroaltgeraete/', 'Entsorgung von Elektroaltgeräten und Batterien'],
  ['/beratung/', 'Beratung'],
  ['/service/ueber-uns/', 'Über uns'],
  ['/service/impressum/', 'Impressum'],
  ['/service/agb/', 'Allgemeine Geschäftsbedingungen'],
  ['/service/datenschutz/', 'Datenschutz'],
  ['/service/kontakt/', 'Kontakt'],
] as const;

test('starts the scripts of the service, advice, company and legal pages without a complaint (ROUTE-18)', async ({
  resume,
  shop: { page },
}) => {
  await resume();
  for (const [path, heading] of PAGES) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  }
});
