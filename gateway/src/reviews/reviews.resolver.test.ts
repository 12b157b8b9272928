import { assortment } from '@shop/fakes/goods/assortment';
import { PERSONAS } from '@shop/fakes/personas/personas';
import { aReviewForm } from '@shop/domain/testing/a-review';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { openShop } from '../testing/open-shop.ts';
import type { OpenShop } from '../testing/open-shop.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const { existing: anna } = PERSONAS;
const DAYS_MS = 2 * 24 * 60 * 60 * 1000;
const product = assortment().products.find(({ numberOfRatings, rating }) => numberOfRatings > 20 && rating < 4.5);
const productId = product?.productId ?? '';
const ENTRY =
  'id rating title message date helpfulRating isVerified author { nickname about } shopComment { message author date }';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

interface Page {
  readonly total: number;
  readonly matching: number;
  readonly ratio: number;
  readonly shares: readonly { readonly stars: number; readonly count: number; readonly percent: number }[];
  readonly reviews: readonly { readonly id: string; readonly rating: number; readonly title: string }[];
}

const ask = async <Data>(browser: TestBrowser, text: string, variables: object = {}): Promise<Data> =>
  (await browser.query(text, variables)).json<{ data: { result: Data } }>().data.result;
const pageOf = (args: string, browser = shop.visitor()): Promise<Page | null> =>
  ask(
    browser,
    `{ result: reviews(${args}) { total matching ratio shares { stars count percent } reviews { ${ENTRY} } } }`,
  );
const own = (browser: TestBrowser): Promise<unknown> =>
  ask(browser, `{ result: ownReview(productId: "${productId}") { isPending review { title } } }`);
const save = (browser: TestBrowser, input: object): Promise<unknown> =>
  ask(
    browser,
    `mutation Save($input: ReviewInput!) { result: saveReview(productId: "${productId}", input: $input) { __typename ... on OwnReview { isPending review { title message } } ... on FormRefused { fieldErrors { field messageKey } generalKey } } }`,
    { input },
  );

const aCustomer = async (): Promise<TestBrowser> => {
  const browser = await shop.visitor().withToken();
  await browser.postForm('/forms/login', { email: anna.identifier, password: anna.password });
  return browser;
};
const worldOf = (browser: TestBrowser) => shop.fake.testWorlds.get(browser.cookies.get('SHOP_WORLD') ?? '');

it('a review of which nothing is posted is asked for field by field, without scripts', async () => {
  const browser = await aCustomer();
  const reply = await browser.postForm('/forms/review', { productId });
  const page = (await browser.get(reply.headers.location ?? '/')).body;
  const values = JSON.stringify({ title: '', message: '', nickname: '', rating: '' });
  expect(page).toContain(`"formEcho":{"form":"review${productId}","values":${values},"fieldErrors":[{"field":"rating"`);
});

describe('the reviews of a product', () => {
  it('have statistics that add up, and the ratio with two decimals (REVIEW-02)', async () => {
    const page = await pageOf(`productId: "${productId}"`);
    expect(page).toMatchObject({
      total: product?.numberOfRatings,
      matching: product?.numberOfRatings,
      ratio: product?.rating,
    });
    expect(page?.shares.map(({ stars }) => stars)).toEqual([5, 4, 3, 2, 1]);
    expect(page?.shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect(page?.shares.reduce((sum, { count }) => sum + count, 0)).toBe(page?.total);
  });

  it('come five by five, and with one rating only (REVIEW-01)', async () => {
    const [first, second, five] = [
      await pageOf(`productId: "${productId}"`),
      await pageOf(`productId: "${productId}", page: 2`),
      await pageOf(`productId: "${productId}", stars: 5`),
    ];
    expect(new Set([...(first?.reviews ?? []), ...(second?.reviews ?? [])].map(({ id }) => id)).size).toBe(10);
    expect(second?.total).toBe(first?.total);
    expect(five?.reviews.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5]);
    expect(five?.matching).toBe(first?.shares[0]?.count);
  });

  it('end with the last page, and are none of an unknown product', async () => {
    expect((await pageOf(`productId: "${productId}", page: 900`))?.reviews).toEqual([]);
    expect(await pageOf('productId: "no-such-product"')).toBeNull();
  });

  it.each(['stars: 6', 'stars: 0', 'page: 0', 'page: 5000'])('are not read with %s', async (args) => {
    const reply = (
      await shop.visitor().query(`{ result: reviews(productId: "${productId}", ${args}) { total } }`)
    ).json<{ errors?: unknown }>();
    expect(reply.errors).toBeDefined();
  });
});

describe('a written review', () => {
  it('is its author’s alone until it has been checked (REVIEW-04)', async () => {
    const browser = await aCustomer();
    expect(await save(browser, aReviewForm({ title: '<script>alert(1)</script>' }))).toMatchObject({
      __typename: 'OwnReview',
      isPending: true,
      review: { title: '<script>alert(1)</script>' },
    });
    expect(await own(browser)).toMatchObject({ isPending: true });
    expect(await own(shop.visitor())).toBeNull();
    worldOf(browser)?.advance({ advanceMs: DAYS_MS });
    expect((await pageOf(`productId: "${productId}"`, browser))?.reviews[0]).toMatchObject({
      title: '<script>alert(1)</script>',
      rating: 4,
    });
  });

  it('is refused with its fields, and without a customer', async () => {
    expect(await save(await aCustomer(), { ...aReviewForm(), rating: 9, message: 'kurz' })).toMatchObject({
      __typename: 'FormRefused',
      fieldErrors: [
        { field: 'rating', messageKey: 'shop.review.rating' },
        { field: 'message', messageKey: 'shop.form.error.tooShort' },
      ],
    });
    expect(await save(await shop.visitor().withToken(), aReviewForm())).toMatchObject({
      __typename: 'FormRefused',
      generalKey: 'vue.error.security.valid_token_required',
    });
  });

  it('is one of a limited number from one network', async () => {
    const browser = await aCustomer();
    const results: unknown[] = [];
    for (let count = 0; count <= LIMITS.reviews.max; count += 1) results.push(await save(browser, aReviewForm()));
    expect(results.at(-1)).toMatchObject({ __typename: 'FormRefused', generalKey: 'shop.review.tooMany' });
  });
});

describe('without scripts', () => {
  const form = {
    productId,
    rating: '4',
    title: 'Gut',
    message: 'Seit Wochen in meiner Klasse im Einsatz.',
    nickname: 'Anna',
  };

  it('a customer writes a review, and learns that it is checked (REVIEW-04)', async () => {
    const browser = await aCustomer();
    const reply = await browser.postForm('/forms/review', form);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/prod/${productId}/`]);
    expect((await browser.get(`/prod/${productId}/`)).body).toContain('shop.review.saved');
    expect(await own(browser)).toEqual({ isPending: true, review: { title: 'Gut' } });
  });

  it('a refused review comes back with all that was typed', async () => {
    const browser = await aCustomer();
    const reply = await browser.postForm('/forms/review', { ...form, rating: '', message: 'kurz' });
    expect(reply.headers.location).toBe(`/myaccount/review/?product=${productId}`);
    const page = (await browser.get(reply.headers.location ?? '/404/')).body;
    for (const text of [
      `"form":"review${productId}"`,
      '"title":"Gut"',
      '"message":"kurz"',
      'shop.review.rating',
      'shop.form.error.tooShort',
    ])
      expect(page).toContain(text);
  });

  it('any visitor says whether a description helped (UPM-58)', async () => {
    const browser = shop.visitor();
    const reply = await browser.postForm('/forms/description-rating', { productId, helpful: 'yes' });
    expect(reply.headers.location).toBe(`/prod/${productId}/`);
    expect((await browser.get(`/prod/${productId}/`)).body).toContain('shop.review.descriptionRated');
    expect(worldOf(browser)?.read(({ state }) => state.descriptionRatings.size)).toBe(1);
  });
});
