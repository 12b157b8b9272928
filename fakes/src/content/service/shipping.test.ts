import { describe, expect, it } from 'vitest';
import { SHIPPING } from '../page-paths.ts';
import { pageAt } from '../pages.ts';
import { aPageContext } from '../testing/page-contexts.ts';
import { wordsOf } from '../testing/page-parts.ts';

const plain = (name: 'de' | 'at' | 'ch' | 'b2b-en'): string =>
  wordsOf(pageAt(SHIPPING, aPageContext(name))).replaceAll(/\s+/gu, ' ');

describe('the page about delivery', () => {
  it('states the price of each carrier for the countries it delivers to', () => {
    expect(plain('de')).toContain('<th scope="col">Land</th><th scope="col">DHL</th><th scope="col">DPD</th>');
    expect(plain('de')).toContain('<th scope="row">Deutschland</th><td>4,95 €</td><td>5,95 €</td>');
    expect(plain('de')).toContain('<th scope="row">Österreich</th><td>–</td><td>9,95 €</td>');
  });

  it('starts with the country of its readers, in their currency', () => {
    expect(plain('at')).toContain('<tbody><tr><th scope="row">Österreich</th><td>€ 5,95</td>');
    expect(plain('ch')).toContain('<tbody><tr><th scope="row">Schweiz</th><td>CHF 8.95</td>');
  });

  it('states the net value of goods to institutions', () => {
    expect(plain('b2b-en')).toContain('From a value of goods of €150 net');
  });
});
