import { expect, test } from '../fixtures.ts';
import { SCHOOL } from '../screens/business-registration.ts';
import type { PickedFile } from '../screens/business-registration.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

const DOCUMENT: PickedFile = { name: 'Bescheinigung.pdf', mimeType: 'application/pdf', buffer: PDF };
/** A document that claims to be a picture. */
const DISGUISED: PickedFile = { name: 'Bescheinigung.jpg', mimeType: 'image/jpeg', buffer: PDF };

const UPLOAD = '**/api/uploads/certificate/';
const REGISTER = '**/api/register-business-action/';
const A_DAY = { minutes: 24 * 60 + 1 };

test.use({ storefront: 'b2b-de' });

test('registers a school in spite of a wrong file, a broken upload, a reload and a lost request, once, and logs in with the number from the mail (B2B-02)', {
  tag: '@phone',
}, async ({ resume, shop, consoleErrors }) => {
  consoleErrors.expect(/net::ERR_FAILED|Failed to load resource/u);
  const { page, businessRegistration: registration, errors, login } = shop;
  const world = await resume();

  await test.step('a wrong file, and a broken upload', async () => {
    await registration.open();
    await registration.fill();
    await registration.pick(DISGUISED);
    await expect(registration.file).toHaveAccessibleDescription(registration.mismatch);
    await page.route(UPLOAD, (route) => route.abort(), { times: 1 });
    await registration.pick(DOCUMENT);
    await expect(registration.broken).toBeVisible();
    await expect(registration.company).toHaveValue(SCHOOL.company);
    await registration.sendAgain.click();
    await expect(registration.sent).toBeVisible();
  });

  await test.step('a reload', async () => {
    await page.reload();
    await expect(registration.company).toHaveValue(SCHOOL.company);
    await expect(registration.files).toContainText([DOCUMENT.name]);
    await registration.fill();
  });

  await test.step('a lost request, and another', async () => {
    await page.route(REGISTER, (route) => route.abort(), { times: 1 });
    await registration.submit.click();
    await expect(errors.summary).toBeVisible();
    await expect(registration.company).toHaveValue(SCHOOL.company);
    await registration.submit.click();
    await expect(registration.received).toBeVisible();
    await expect(registration.received).toBeFocused();
    const [receipt, ...others] = await world.mailsTo(SCHOOL.email);
    expect([receipt?.template, others]).toEqual(['certificate-receipt', []]);
  });

  await test.step('the login', async () => {
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
