import { expect, test } from '../fixtures.ts';
import { originOf } from '../stack/urls.ts';
import { textsOf } from '../texts.ts';

test.describe('the language of the business shop', () => {
  test.use({ storefront: 'b2b-de' });

  test('changes in the middle of the checkout: after the login the same step has the same basket (B2B-01, GUARD-29)', {
    tag: '@phone',
  }, async ({ enter, backend, shop: { page, basket, shipping, summary, login } }) => {
    await enter('b2b-basket');
    await basket.checkOut.click();
    await shipping.costCentre.fill('47-11');
    await shipping.goOn.click();
    await expect(summary.title).toBeVisible();
    const lines = await summary.goods.getByRole('listitem').count();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    const t = textsOf('b2b-en');
    const form = page.getByRole('form', { name: t('sessions:login.title') });
    await expect(login.password).toHaveCount(0);
    await form.getByLabel(t('sessions:login.customerNumber'), { exact: true }).fill('200100');
    await form.getByLabel(t('sessions:login.password'), { exact: true }).fill('Tafel100');
    await form.getByRole('button', { name: t('sessions:login.submit') }).click();
    await expect(page).toHaveURL(`${originOf('b2b-en', backend)}/checkout/summary/`);
    await expect(page.getByRole('main').getByText('Cost centre: 47-11')).toBeVisible();
    await expect(page.getByRole('list', { name: t('summary:summary.goods.lines') }).getByRole('listitem')).toHaveCount(
      lines,
    );
  });
});
