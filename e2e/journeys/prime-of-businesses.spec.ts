import { expect, test } from '../fixtures.ts';

const EMAIL = 'sekretariat@lindenhof.example';
/** 49.00 € with 19 % VAT are 41.18 € and 7.82 €. */
const [NET, VAT, GROSS, MONTH] = ['41,18 €', '7,82 €', '49,00 €', '4,19 €'] as const;

test.use({ storefront: 'b2b-de' });

test('Prime leads businesses from the link at the foot through the login to net prices, and makes a member on the terms of the customer (GUARD-29, GUARD-32, PRIME-01)', {
  tag: ['@phone', '@upstream'],
}, async ({ resume, shop }) => {
  const { page, prime, login, loginFlyout, toasts, t } = shop;
  const world = await resume();
  await page.goto('/prime/checkout/');
  await expect(login.password).toBeVisible();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prime', exact: true }).click();
  await loginFlyout.signIn('b2b-german');
  await expect(page).toHaveURL('/prime/');
  for (const amount of [NET, GROSS, MONTH]) await expect(prime.plan.getByText(amount)).toBeVisible();
  await prime.chooseYear.click();
  await expect(prime.method('RECHNUNG')).toBeChecked();
  for (const amount of [NET, VAT, MONTH]) await expect(prime.summary.getByText(amount)).toBeVisible();
  await expect(prime.total).toHaveText(GROSS);
  await prime.order.click();
  await toasts.see('prime:shop.prime.joined');
  await expect(prime.active).toBeVisible();
  await expect(page.getByRole('link', { name: t('prime:member.cancel') })).toHaveAttribute('href', '/service/kontakt/');
  expect(await world.subscriptions()).toMatchObject([{ paymentId: 'RECHNUNG', status: 'member' }]);
  const [mail] = await world.mailsTo(EMAIL);
  expect([NET, VAT, GROSS, MONTH].filter((amount) => mail?.text.replaceAll(/\s/gu, ' ').includes(amount))).toEqual([
    NET,
    VAT,
    GROSS,
    MONTH,
  ]);
});
