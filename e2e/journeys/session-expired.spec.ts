import { expect, test } from '../fixtures.ts';

test('keeps what was typed when the session ends in the shipping step, and leads back to that step', async ({ enter, shop: { page, shipping, login, t }, complaints }) => {
  complaints.expect(/Failed to load resource/u);
  const world = await enter('session-ends-soon');
  await shipping.phone.fill('0221 987654');
  await world.advance({ minutes: 3 });
  await shipping.goOn.click();
  await expect(page.getByText(t('checkout:sessionOver.text'))).toBeVisible();
  await expect(shipping.phone).toHaveValue('0221 987654');
  await page.getByRole('link', { name: t('checkout:sessionOver.login') }).click();
  await login.signIn('existing');
  await expect(shipping.title).toBeVisible();
  await expect(shipping.phone).toHaveValue('0221 987654');
});
