import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

test('shows from the first page on whether the visitor is signed in, before scripts run (AUTH-03)', async ({
  resume,
  shop: { page, header, t },
}) => {
  const account = header.account(t('shell:header.account'));
  await resume('guest-3-items');
  await page.goto('/cat/10/');
  await expect(header.login).toBeVisible();
  await expect(account).toBeHidden();
  await resume('returning-with-basket');
  await page.goto('/cat/10/');
  await expect(account).toBeVisible();
  await expect(header.login).toBeHidden();
});
