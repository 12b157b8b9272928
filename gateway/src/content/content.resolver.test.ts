import { canonicalPath } from '@shop/domain/shared/canonical-path';
import type { Shop } from '@shop/domain/shop';
import { setParameter } from '@shop/fakes/parameters/parameter-values';
import { aShop } from '@shop/fakes/testing/a-shop';
import { expect, it } from 'vitest';
import type { GraphqlContext } from '../graphql/graphql-context.ts';
import { browserAtTheGateway, contextOf } from '../testing/visitor-sessions.ts';
import { ContentResolver } from './content.resolver.ts';

/** The pages of a shop, and whether a response is cached for seconds only. */
const opened = async (change: (contents: Shop['contents']) => Partial<Shop['contents']> = () => ({})) => {
  const { shop, anonymous, world } = await aShop();
  const resolver = new ContentResolver();
  const ports = { contents: { ...shop.contents, ...change(shop.contents) }, parameters: shop.parameters };
  const ask = async <Answer>(question: (context: GraphqlContext) => Promise<Answer>) => {
    let isShort = false;
    const context = contextOf(browserAtTheGateway().visitor(), ports);
    const answer = await question({
      ...context,
      publicShopper: anonymous,
      cacheHint: { ...context.cacheHint, shorten: () => (isShort = true) },
    });
    return { answer, isShort };
  };
  return {
    world,
    page: (path: string) => ask((context) => resolver.page(context, { path })),
    footer: () => ask((context) => resolver.footer(context)),
    tests: (path: string) =>
      ask((context) =>
        resolver.activeAbTests({ ...context, visitor: { ...context.visitor, shopper: anonymous } }, { path }),
      ),
  };
};

it('a page of the shop is cached for long under its own path alone: there is no end of other ways to write it', async () => {
  const { page } = await opened((contents) => ({
    page: (shopper, path) => contents.page(shopper, canonicalPath(path)),
  }));
  expect(await page('/')).toMatchObject({ answer: { __typename: 'ContentPage' }, isShort: false });
  expect(await page('/service/agb/')).toMatchObject({ answer: { __typename: 'ContentPage' }, isShort: false });
  expect(await page('/service/agb')).toMatchObject({ answer: { __typename: 'ContentPage' }, isShort: true });
  expect(await page('/no/such/page/')).toEqual({
    answer: { __typename: 'PageNotFound', path: '/no/such/page/' },
    isShort: true,
  });
});

it('every page has a footer with links and promises', async () => {
  const { footer } = await opened();
  const { answer } = await footer();
  expect(answer.blocks.flatMap(({ links }) => links.map(({ url }) => url))).toContain('/service/bestellstatus/');
  expect(answer.usps).not.toEqual([]);
  expect(answer.usps.filter(({ headline, textHtml }) => headline === '' && textHtml === '')).toEqual([]);
});

it('the footer links to returns only while their pages exist', async () => {
  const { footer, world } = await opened();
  const linksTo = async (path: string) =>
    (await footer()).answer.blocks.some(({ links }) => links.some(({ url }) => url === path));
  const both = async () => [await linksTo('/myaccount/returns/'), await linksTo('/service/kontakt/')];
  expect(await both()).toEqual([true, true]);
  world.run((tx) => setParameter(tx, 'returnOrders', 'false'));
  expect(await both()).toEqual([false, true]);
});

it('a page says which A/B tests run on it; none run while that cannot be looked up (PAGE-15)', async () => {
  const { tests } = await opened();
  expect((await tests('/')).answer).toEqual([{ id: 'home-hero', trackingCode: 'season' }]);
  const broken = await opened(() => ({ page: () => Promise.reject(new TypeError('upstream is down')) }));
  expect((await broken.tests('/')).answer).toEqual([]);
});
