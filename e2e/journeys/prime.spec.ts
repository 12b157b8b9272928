import { expect, test } from '../fixtures.ts';
import { approvePayment } from '../flows/approve-payment.ts';
import type { World } from '../worlds/world.ts';

const ANNA = 'anna.lehmann@pausenhof.example';
const RETO = 'reto.keller@pausenhof.example';

const mailsAbout = async (world: World, to: string): Promise<readonly string[]> =>
  (await world.mailsTo(to)).map(({ template }) => template).filter((template) => template.startsWith('prime-'));

test('leads from the checkout to the landing page, which says why, and from there to a membership that is paid later, after PayPal was cancelled (GUARD-32, PAY-11, PRIME-01)', {
  tag: '@phone',
}, async ({ enter, shop }) => {
  const { page, prime, paypal, errors, paymentNotice, toasts } = shop;
  const world = await enter('prime-offer');
  await page.goto('/prime/checkout/');
  await expect(page).toHaveURL('/prime/?fromPrimeCheckout=true');
  await expect(prime.fromCheckout).toBeVisible();
  await prime.chooseYear.click();
  await expect(page).toHaveURL('/prime/checkout/');
  await expect(prime.checkoutTitle).toBeVisible();
  await prime.order.click();
  await expect(errors.links).toHaveCount(1);

  await prime.choose('PAYPAL');
  await prime.order.click();
  await expect(paypal.title).toBeVisible();
  await paypal.cancel.click();
  await expect(page).toHaveURL('/prime/checkout/?errorCode=cancelled');
  await paymentNotice.see('shop.payment.cancelled');
  expect(await mailsAbout(world, ANNA)).toEqual([]);

  await prime.choose('RECHNUNG');
  await prime.order.dblclick();
  await toasts.see('prime:shop.prime.joined');
  await expect(page).toHaveURL('/prime/');
  await expect(prime.active).toBeVisible();
  expect(await mailsAbout(world, ANNA)).toEqual(['prime-welcome']);
  await shop.basket.open();
  await expect(shop.basket.lines).toHaveCount(2);
});

test('makes one member on the provider’s pages, however often the return is opened (PRIME-01)', {
  tag: '@upstream',
}, async ({ enter, shop }) => {
  const { page, prime } = shop;
  const world = await enter('prime-offer');
  await prime.chooseYear.click();
  await prime.choose('CREDIT_CARD');
  await prime.order.click();
  await approvePayment(shop, 'CREDIT_CARD');
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

test.describe('in Switzerland', () => {
  test.use({ storefront: 'ch' });

  test('returns to the Prime checkout if TWINT is cancelled, and then makes one member, who reads plan and term, and leaves the basket alone (PAY-11, PRIME-01, SUBM-12)', {
    tag: '@phone',
  }, async ({ enter, shop }) => {
    const { page, prime, twint, basket, paymentNotice, toasts } = shop;
    const world = await enter('prime-offer-swiss');
    await basket.open();
    await expect(basket.names).toHaveCount(2);
    const articles = await basket.names.allInnerTexts();
    await prime.open();
    await prime.chooseYear.click();
    await expect(prime.total).toHaveText('CHF 59.00');
    await prime.choose('TWINT');
    await prime.order.click();
    await expect(twint.title).toBeVisible();
    await twint.cancel.click();
    await expect(page).toHaveURL('/prime/checkout/?errorCode=cancelled');
    await paymentNotice.see('shop.payment.cancelled');
    expect(await world.subscriptions()).toMatchObject([{ paymentId: 'TWINT', status: 'unpaid' }]);
    await prime.open();
    await expect(prime.chooseYear).toBeVisible();
    await expect(prime.membership).toHaveCount(0);
    expect(await mailsAbout(world, RETO)).toEqual([]);

    await page.goto('/prime/checkout/');
    await prime.choose('TWINT');
    await prime.order.click();
    await approvePayment(shop, 'TWINT');
    await toasts.see('prime:shop.prime.joined');
    await expect(page).toHaveURL('/prime/');
    await expect(prime.active).toBeVisible();
    await expect(prime.fact(shop.t('prime:member.abo'))).toHaveText('Prime, 12 Monate');
    await expect(prime.chooseYear).toHaveCount(0);
    expect((await world.subscriptions()).filter(({ status }) => status === 'member')).toMatchObject([
      { paymentId: 'TWINT' },
    ]);
    expect([await mailsAbout(world, RETO), await world.orders()]).toEqual([['prime-welcome'], []]);
    await basket.open();
    await expect(basket.names).toHaveText(articles);
    await shop.header.seeArticles(2);
  });
});
