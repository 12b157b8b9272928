import { expect, test } from '../fixtures.ts';
import { approvePayment } from '../flows/approve-payment.ts';
import type { World } from '../worlds/world.ts';

const ANNA = 'anna.lehmann@pausenhof.example';
const WAITING = 'wartet@schule.example';

const mailsAbout = async (world: World, to: string): Promise<readonly string[]> => (await world.mailsTo(to)).map(({ template }) => template).filter((template) => template.startsWith('prime-'));

test('leads from the checkout to the landing page, which says why, and from there to a membership that is paid later (GUARD-32, PRIME-01)', { tag: '@phone' }, async ({ enter, shop }) => {
  const { page, prime, errors, toasts } = shop;
  const world = await enter('prime-offer');
  await page.goto('/prime/checkout/');
  await expect(page).toHaveURL('/prime/?fromPrimeCheckout=true');
  await expect(prime.fromCheckout).toBeVisible();
  await prime.chooseYear.click();
  await expect(page).toHaveURL('/prime/checkout/');
  await expect(prime.checkoutTitle).toBeVisible();
  await prime.order.click();
  await expect(errors.links).toHaveCount(1);
  await prime.choose('RECHNUNG');
  await prime.order.dblclick();
  await toasts.see('prime:shop.prime.joined');
  await expect(page).toHaveURL('/prime/');
  await expect(prime.active).toBeVisible();
  expect(await mailsAbout(world, ANNA)).toEqual(['prime-welcome']);
  await shop.basket.open();
  await expect(shop.basket.lines).toHaveCount(2);
});

for (const id of ['CREDIT_CARD', 'PAYPAL'] as const) {
  test(`makes a member on the provider’s pages: ${id} (PRIME-01)`, async ({ enter, shop }) => {
    const { page, prime } = shop;
    const world = await enter('prime-offer');
    await prime.chooseYear.click();
    await prime.choose(id);
    await prime.order.click();
    await approvePayment(shop, id);
    await expect(page).toHaveURL('/prime/');
    await expect(prime.active).toBeVisible();
    // The way back leads over the provider's page to this one again: without its response, the next navigation interrupts it.
    const again = page.waitForResponse('/prime/');
    await page.goBack();
    await (await again).finished();
    await page.goto('/computop/success/?checkoutType=prime');
    await expect(prime.active).toBeVisible();
    expect(await mailsAbout(world, ANNA)).toEqual(['prime-welcome']);
  });
}

/** The other two providers, and the price of a year where each is offered. */
const ELSEWHERE = [
  { id: 'TWINT', provider: 'twint', storefront: 'ch', scenario: 'prime-offer-swiss', email: 'reto.keller@pausenhof.example', price: 'CHF 59.00' },
  { id: 'AMAZONPAY', provider: 'amazon', storefront: 'de', scenario: 'prime-offer-amazon', email: ANNA, price: '49,00 €' },
] as const;

for (const { id, provider, storefront, scenario, email, price } of ELSEWHERE) {
  test.describe(`${id} on ${storefront}`, () => {
    test.use({ storefront });

    test('makes one member, who reads plan and term, and leaves the basket alone (PRIME-01, SUBM-12)', { tag: '@phone' }, async ({ enter, shop }) => {
      const { page, prime, basket, toasts } = shop;
      const world = await enter(scenario);
      await basket.open();
      await expect(basket.names).toHaveCount(2);
      const articles = await basket.names.allInnerTexts();
      await prime.open();
      await prime.chooseYear.click();
      await expect(prime.total).toHaveText(price);
      await prime.choose(id);
      await prime.order.click();
      await approvePayment(shop, id);
      await toasts.see('prime:shop.prime.joined');
      await expect(page).toHaveURL('/prime/');
      await expect(prime.active).toBeVisible();
      await expect(prime.fact(shop.t('prime:member.abo'))).toHaveText('Prime, 12 Monate');
      await expect(prime.chooseYear).toHaveCount(0);
      expect(await world.subscriptions()).toMatchObject([{ paymentId: id, status: 'member' }]);
      expect([await mailsAbout(world, email), await world.orders()]).toEqual([['prime-welcome'], []]);
      await basket.open();
      await expect(basket.names).toHaveText(articles);
      await shop.header.seeArticles(2);
    });

    test('returns to the Prime checkout if it is cancelled, which says so; nobody is a member until another payment (PAY-11)', { tag: '@phone' }, async ({ enter, shop }) => {
      const { page, prime, toasts } = shop;
      const world = await enter(scenario);
      await prime.chooseYear.click();
      await prime.choose(id);
      await prime.order.click();
      await expect(shop[provider].title).toBeVisible();
      await shop[provider].cancel.click();
      await expect(page).toHaveURL('/prime/checkout/?errorCode=cancelled');
      await toasts.see('shop.payment.cancelled');
      expect(await world.subscriptions()).toMatchObject([{ paymentId: id, status: 'unpaid' }]);
      await prime.open();
      await expect(prime.chooseYear).toBeVisible();
      await expect(prime.membership).toHaveCount(0);
      expect(await mailsAbout(world, email)).toEqual([]);
      await page.goto('/prime/checkout/');
      await prime.choose('RECHNUNG');
      await prime.order.click();
      await expect(prime.active).toBeVisible();
      expect((await world.subscriptions()).filter(({ status }) => status === 'member')).toMatchObject([{ paymentId: 'RECHNUNG' }]);
    });
  });
}

test('returns to the Prime checkout if PayPal is cancelled, and accepts another payment (PAY-11)', { tag: '@phone' }, async ({ enter, shop }) => {
  const { page, prime, paypal, toasts } = shop;
  const world = await enter('prime-offer');
  await prime.chooseYear.click();
  await prime.choose('PAYPAL');
  await prime.order.click();
  await expect(paypal.title).toBeVisible();
  await paypal.cancel.click();
  await expect(page).toHaveURL('/prime/checkout/?errorCode=cancelled');
  await toasts.see('shop.payment.cancelled');
  expect(await mailsAbout(world, ANNA)).toEqual([]);
  await prime.choose('RECHNUNG');
  await prime.order.click();
  await expect(prime.active).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sells a membership, also by card', async ({ enter, shop }) => {
    const { page, prime, errors } = shop;
    await enter('prime-offer');
    await prime.chooseYear.click();
    await prime.order.click();
    await expect(errors.links).toHaveCount(1);
    await prime.method('CREDIT_CARD').check();
    await prime.order.click();
    await page.getByRole('button', { name: shop.t('payments:card.on') }).click();
    await approvePayment(shop, 'CREDIT_CARD');
    await expect(prime.active).toBeVisible();
  });

  test('puts a visitor on the waiting list (PRIME-02)', { tag: '@phone' }, async ({ enter, shop }) => {
    const { prime, errors } = shop;
    const world = await enter('prime-waiting-list');
    await prime.email.fill('wartet');
    await prime.wait.click();
    await expect(errors.links).toHaveCount(1);
    await expect(prime.email).toHaveValue('wartet');
    await prime.email.fill(WAITING);
    await prime.wait.click();
    await expect(prime.waiting).toBeVisible();
    expect(await mailsAbout(world, WAITING)).toEqual(['prime-waiting-list']);
  });
});

test('puts a visitor on the waiting list (PRIME-02)', async ({ enter, shop }) => {
  const { prime } = shop;
  const world = await enter('prime-waiting-list');
  await prime.email.fill(WAITING);
  await prime.wait.click();
  await expect(prime.waiting).toBeVisible();
  expect(await mailsAbout(world, WAITING)).toEqual(['prime-waiting-list']);
});

test('shows a member their membership, and a former one that it can begin again', async ({ enter, shop }) => {
  const { prime } = shop;
  await enter('prime-member');
  await expect(prime.active).toBeVisible();
  await expect(prime.chooseYear).toHaveCount(0);
  await enter('prime-ended');
  await expect(prime.chooseYear).toBeVisible();
});
