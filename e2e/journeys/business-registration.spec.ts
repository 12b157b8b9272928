import { expect, test } from '../fixtures.ts';
import { SCHOOL } from '../screens/business-registration.ts';
import type { PickedFile } from '../screens/business-registration.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
/** A picture of one pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

const DOCUMENT: PickedFile = { name: 'Bescheinigung.pdf', mimeType: 'application/pdf', buffer: PDF };
const PICTURE: PickedFile = { name: 'Bescheinigung.png', mimeType: 'image/png', buffer: PNG };
/** A document that claims to be a picture. */
const DISGUISED: PickedFile = { name: 'Bescheinigung.jpg', mimeType: 'image/jpeg', buffer: PDF };

const UPLOAD = '**/api/uploads/certificate/';
const A_DAY = { minutes: 24 * 60 + 1 };

for (const { storefront, file } of [{ storefront: 'b2b-de', file: DOCUMENT }, { storefront: 'b2b-en', file: PICTURE }] as const) {
  test.describe(`on ${storefront}`, () => {
    test.use({ storefront });

    test(`registers a school with ${file.name}, after a wrong file and a broken upload, and logs in with the number from the mail (B2B-02)`, { tag: '@phone' }, async ({ resume, shop, consoleErrors }) => {
      consoleErrors.expect(/net::ERR_FAILED|Failed to load resource/u);
      const { page, businessRegistration: registration, login } = shop;
      const world = await resume();
      await registration.open();
      await registration.fill();
      await registration.pick(DISGUISED);
      await expect(registration.file).toHaveAccessibleDescription(registration.mismatch);
      await page.route(UPLOAD, (route) => route.abort(), { times: 1 });
      await registration.pick(file);
      await expect(registration.broken).toBeVisible();
      await expect(registration.company).toHaveValue(SCHOOL.company);
      await registration.sendAgain.click();
      await expect(registration.sent).toBeVisible();
      await registration.submit.click();
      await expect(registration.received).toBeVisible();
      await expect(registration.received).toBeFocused();
      const [receipt, ...others] = await world.mailsTo(SCHOOL.email);
      expect([receipt?.template, others]).toEqual(['certificate-receipt', []]);
      await world.advance(A_DAY);
      const [, mail] = await world.mailsTo(SCHOOL.email);
      expect(mail?.template).toBe('customer-number');
      await login.open();
      await login.identifier.fill(/: (?<number>\d{6})/u.exec(mail?.subject ?? '')?.groups?.['number'] ?? '');
      await login.password.fill(SCHOOL.password);
      await login.submit.click();
      await expect(page).toHaveURL(/\/myaccount\//u);
    });
  });
}

test.describe('a registration', () => {
  test.use({ storefront: 'b2b-de' });

  test('that does not reach the shop is sent again, and happens once', async ({ resume, shop, consoleErrors }) => {
    consoleErrors.expect(/net::ERR_FAILED|Failed to load resource/u);
    const { page, businessRegistration: registration } = shop;
    const world = await resume();
    await registration.open();
    await registration.fill();
    await registration.pick(DOCUMENT);
    await expect(registration.sent).toBeVisible();
    await page.route('**/api/register-business-action/', (route) => route.abort(), { times: 1 });
    await registration.submit.click();
    await expect(shop.errors.summary).toBeVisible();
    await expect(registration.company).toHaveValue(SCHOOL.company);
    await registration.submit.click();
    await expect(registration.received).toBeVisible();
    expect(await world.mailsTo(SCHOOL.email)).toHaveLength(1);
  });

  test('survives a reload, with the certificate', async ({ resume, shop: { page, businessRegistration: registration } }) => {
    await resume();
    await registration.open();
    await registration.pick(DOCUMENT);
    await registration.fill();
    await expect(registration.sent).toBeVisible();
    await page.reload();
    await expect(registration.company).toHaveValue(SCHOOL.company);
    await expect(registration.files).toContainText([DOCUMENT.name]);
  });
});

test.describe('without scripts', () => {
  test.use({ storefront: 'b2b-de', javaScriptEnabled: false });

  test('registers a school in one request, and loses neither words nor file to an error', async ({ resume, shop: { businessRegistration: registration, errors } }) => {
    const world = await resume();
    await registration.open();
    await registration.pick(DOCUMENT);
    await registration.submit.click();
    await expect(errors.summary).toBeVisible();
    await expect(registration.files).toContainText([DOCUMENT.name]);
    await registration.fill();
    await registration.submit.click();
    await expect(registration.received).toBeVisible();
    expect(await world.mailsTo(SCHOOL.email)).toHaveLength(1);
  });
});
