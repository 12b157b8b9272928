import { inMemoryWorlds } from '@shop/fakes/in-memory-worlds';
import { aPublicContext } from '../testing/public-context.ts';
import { inMemoryShop } from '@shop/fakes/shop/in-memory-shop';
import { describe, expect, it } from 'vitest';
import { SearchResolver } from './search.resolver.ts';

const shop = inMemoryShop(inMemoryWorlds({ clock: { now: () => new Date('2026-11-24T09:00:00Z') } }).of({}));
const resolver = new SearchResolver();

const aContext = () => aPublicContext(shop);
const search = (q: string, more: object = {}) =>
  resolver.search(aContext(), { q, page: 1, sort: 'relevance', ...more });

describe('a search of the gateway', () => {
  it('returns products, categories and what was searched for (SEARCH-10)', async () => {
    const { listing } = await search('Bleistfit');
    expect(listing).toMatchObject({
      term: 'Bleistift',
      originalTerm: 'Bleistfit',
      sort: 'relevance',
      sorts: expect.arrayContaining(['relevance', 'price-asc']),
    });
    expect(listing?.products[0]?.name).toContain('leistift');
    expect(listing?.categoryFilter[0]).toMatchObject({ name: 'Bleistifte', path: '/cat/1011/', selected: false });
  });

  it('is narrowed down by the filters that it offers, and says which were chosen (SEARCH-02, SEARCH-09)', async () => {
    const filters = {
      enumFilters: [{ id: 'brand', values: ['invented'] }],
      rangeFilters: [{ kind: 'PRICE' as const, id: 'price', to: 500 }],
    };
    const { listing } = await search('Schulheft', { filters });
    const all = await search('Schulheft');
    expect(listing?.total).toBeLessThan(all.listing?.total ?? 0);
    expect(listing?.products.filter(({ price }) => price.current.minor > 500)).toEqual([]);
    expect(listing?.filters.rangeFilters[0]).toMatchObject({ kind: 'PRICE', selectedMax: 500 });
    expect(listing?.filters.enumFilters.flatMap(({ values }) => values).filter(({ selected }) => selected)).toEqual([]);
    expect(all.listing?.suggestedFilters[0]).toMatchObject({
      name: expect.any(String),
      values: expect.arrayContaining([expect.objectContaining({ count: expect.any(Number) })]),
    });
  });

  it('suggests other searches where it finds nothing', async () => {
    const { listing } = await search('Telemark');
    expect(listing).toMatchObject({ total: 0, suggestedQueries: ['Teleskop'] });
  });

  it('leads to the page that answers it, and to the article with this number (SEARCH-05, ENT-33)', async () => {
    expect(await search('Versand')).toEqual({ redirectPath: '/service/versand/' });
    expect(await resolver.searchTarget(aContext(), { q: 'retoure' })).toEqual({
      kind: 'redirect',
      path: '/myaccount/returns/',
    });
    expect(await resolver.searchTarget(aContext(), { q: '101101901' })).toMatchObject({
      kind: 'product',
      path: expect.stringMatching(/^\/prod\/1011019\//u),
    });
    expect(await resolver.searchTarget(aContext(), { q: ' ' })).toEqual({ kind: 'home', path: '/' });
  });

  it('loads nothing without words (SEARCH-01)', async () => {
    expect(await search(' \t ')).toEqual({});
  });

  it('suggests searches, categories with counts and up to four products (ENT-33)', async () => {
    const { queries, categories, products } = await resolver.suggestions(aContext(), { q: 'blei' });
    expect(queries).toContain('Bleistifte');
    expect(categories[0]).toMatchObject({ name: 'Bleistifte', path: '/cat/1011/', count: expect.any(Number) });
    expect(products).toHaveLength(4);
    expect(await resolver.suggestions(aContext(), { q: 'b' })).toEqual({ queries: [], categories: [], products: [] });
  });

  it('is kept for seconds only, whatever was invented', async () => {
    const contexts = [aContext(), aContext(), aContext()] as const;
    await resolver.search(contexts[0], { q: 'Schere', page: 1, sort: 'relevance' });
    await resolver.suggestions(contexts[1], { q: 'Schere' });
    await resolver.searchTarget(contexts[2], { q: 'Schere' });
    expect(contexts.map(({ cacheHint }) => cacheHint.ttl)).toEqual(['short', 'short', 'short']);
  });

  it('takes a text of ten thousand characters in bounded time', async () => {
    for (const q of ['ä'.repeat(10_000), 'a b '.repeat(2_500), '%_\\"*()[]{}~^'.repeat(700), '1'.repeat(10_000)]) {
      const { listing } = await search(q);
      expect(listing?.products.length ?? 0).toBeLessThanOrEqual(60);
    }
  });
});
