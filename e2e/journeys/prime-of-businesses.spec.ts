import { expect, test } from '../fixtures.ts';

/** Each business shop: its prices before VAT, and who signs in there. 49.00 € with 19 % VAT are 41.18 € and 7.82 €. */
const SHOPS = [
  { storefront: 'b2b-de', persona: 'b2b-german', email: 'sekretariat@lindenhof.example', net: '41,18 €', vat: '7,82 €', gross: '49,00 €', month: '4,19 €' },
  { storefront: 'b2b-en', persona: 'b2b-english', email: 'office@rhine-international.example', net: '€41.18', vat: '€7.82', gross: '€49.00', month: '€4.19' },
] as const;

for (const { storefront, persona, email, net, vat, gross, month } of SHOPS) {
  test.describe(`Prime on ${storefront}`, () => {
    test.use({ storefront });

    test('leads from the link at the foot through the login to net prices, and makes a member on the terms of the customer (GUARD-27, GUARD-29, GUARD-32, PRIME-01)', { tag: '@phone' }, async ({ resume, shop }) => {
      const { page, prime, login, loginFlyout, toasts, t } = shop;
      const world = await resume();
      await page.goto('/prime/checkout/');
      await expect(login.password).toBeVisible();
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Prime', exact: true }).click();
      await loginFlyout.signIn(persona);
      await expect(page).toHaveURL('/prime/');
      for (const amount of [net, gross, month]) await expect(prime.plan.getByText(amount)).toBeVisible();
      await prime.chooseYear.click();
      await expect(prime.method('RECHNUNG')).toBeChecked();
      for (const amount of [net, vat, month]) await expect(prime.summary.getByText(amount)).toBeVisible();
      await expect(prime.total).toHaveText(gross);
      await prime.order.click();
      await toasts.see('prime:shop.prime.joined');
      await expect(prime.active).toBeVisible();
      await expect(page.getByRole('link', { name: t('prime:member.cancel') })).toHaveAttribute('href', '/service/kontakt/');
      expect(await world.subscriptions()).toMatchObject([{ paymentId: 'RECHNUNG', status: 'member' }]);
      const [mail] = await world.mailsTo(email);
      expect([net, vat, gross, month].filter((amount) => mail?.text.replaceAll(/\s/gu, ' ').includes(amount))).toEqual([net, vat, gross, month]);
    });
  });
}
