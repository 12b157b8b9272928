import type { StorefrontId } from '@shop/domain/storefronts/storefront';
import { expect, it } from 'vitest';

import { renderInShop } from '../../testing/render-in-shop.tsx';
import { LegalBar } from './legal-bar.tsx';

const WITHDRAW = '/service/vertrag-widerrufen/';
const CANCEL = '/service/vertraege-kuendigen/';
const SHIPPING = ['Versandkosten', '/service/versand/'];
const EVERYWHERE = [
  ['Impressum', '/service/impressum/'],
  ['Datenschutz', '/service/datenschutz/'],
  ['AGB', '/service/agb/'],
];
const CONTACT = ['Kontakt', '/service/kontakt/'];
const ACCESSIBILITY = ['Barrierefreiheit', '/service/barrierefreiheit/'];

const linksOn = async (storefront: StorefrontId) => {
  const { container } = await renderInShop(<LegalBar />, { storefront });
  return [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
};

it.each(['de', 'at'] as const)(
  'every page of %s has the links that the law of the European Union asks for',
  async (storefront) => {
    expect(await linksOn(storefront)).toEqual([
      ['Vertrag widerrufen', WITHDRAW],
      ['Verträge hier kündigen', CANCEL],
      SHIPPING,
      ...EVERYWHERE,
      ['Widerrufsbelehrung', '/service/widerruf/'],
      ACCESSIBILITY,
      CONTACT,
    ]);
  },
);

it('every page of the Swiss shop has the same, and calls the right of withdrawal what it is there', async () => {
  expect(await linksOn('ch')).toEqual([
    ['Freiwilliges Rückgaberecht nutzen', WITHDRAW],
    ['Verträge hier kündigen', CANCEL],
    SHIPPING,
    ...EVERYWHERE,
    ['Rückgaberecht', '/service/widerruf/'],
    ACCESSIBILITY,
    CONTACT,
  ]);
});

it('no page of the business shop promises rights that only consumers have', async () => {
  expect(await linksOn('b2b-de')).toEqual([SHIPPING, ...EVERYWHERE, CONTACT]);
});
