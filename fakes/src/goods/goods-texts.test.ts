import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { describe, expect, it } from 'vitest';
import { assortment } from './assortment.ts';
import type { GoodsCategory, ProductTexts, Texts } from './goods.ts';
import { localise } from './catalogue-context.ts';

const goods = assortment();
const written = goods.products.map((product) => ({ name: product.name, texts: goods.textsOf(product) }));

const textsIn = ({
  teaser,
  longDescription,
  shortFacts,
  deliveryScope,
  warranty,
  safetyNotices,
}: ProductTexts): readonly Texts[] => [
  teaser,
  longDescription,
  ...shortFacts.flatMap(({ label, value }) => [label, value]),
  ...deliveryScope,
  ...(warranty === undefined ? [] : [warranty]),
  ...safetyNotices,
];

const withAllBelow = (category: GoodsCategory): readonly GoodsCategory[] => [
  category,
  ...category.children.flatMap(withAllBelow),
];

const everything: readonly Texts[] = [
  ...written.flatMap(({ name, texts }) => [name, ...textsIn(texts)]),
  ...goods.roots.flatMap(withAllBelow).flatMap(({ name, description }) => [name, description]),
];

describe('texts of the assortment', () => {
  it('are written in German and English throughout', () => {
    expect(everything.filter(({ de, en }) => de.trim() === '' || en.trim() === '')).toEqual([]);
    expect(
      written.filter(
        ({ texts }) => texts.longDescription.de === texts.longDescription.en || texts.teaser.de === texts.teaser.en,
      ),
    ).toEqual([]);
  });

  it('have no unfilled placeholders and never shout at the shopper', () => {
    expect(
      everything.filter(({ de, en }) => /[{}!]|undefined|, *$| {2}/.test(de) || /[{}!]|undefined|, *$| {2}/.test(en)),
    ).toEqual([]);
  });

  it('describe every product in two to six sentences and a table of facts', () => {
    const sentencesIn = (text: string): number => text.split(/[.?:] (?=\p{Lu})/u).length;
    const odd = written.filter(
      ({ texts }) =>
        sentencesIn(texts.longDescription.de) < 2 ||
        sentencesIn(texts.longDescription.de) > 6 ||
        texts.shortFacts.length < 2,
    );
    expect(odd.map(({ name, texts }) => [name.de, texts.longDescription.de])).toEqual([]);
  });

  it('warn before toys with small parts are bought, in the wording of the law', () => {
    const beads = written.find(({ name }) => name.de.startsWith('Holzperlen'));
    expect(beads?.texts.safetyNotices.map(({ de }) => de)).toEqual([
      'Achtung. Nicht für Kinder unter 36 Monaten geeignet. Erstickungsgefahr durch verschluckbare Kleinteile.',
    ]);
  });

  it('are spelt without ß in Swiss German', () => {
    const text = { de: 'Größe weiß', en: 'White size' };
    const shops = [STOREFRONTS.de, STOREFRONTS.ch, STOREFRONTS.en, STOREFRONTS['b2b-en']];
    expect(shops.map((storefront) => localise(storefront, text))).toEqual([
      'Größe weiß',
      'Grösse weiss',
      'White size',
      'White size',
    ]);
  });
});
