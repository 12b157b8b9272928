import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { assortment } from '../assortment.ts';
import { pictureOf } from '../project-picture.ts';
import { EDITORS_PICTURES, neededPictures } from './needed-pictures.ts';

const files = new Set(
  readdirSync(fileURLToPath(new URL('../../../pictures/', import.meta.url))).map((name) => `/pictures/${name}`),
);

const addressesIn = (name: string): readonly string[] => {
  const { src, sources } = pictureOf(name, '');
  return [src, ...sources.flatMap(({ srcset }) => srcset.split(', ').map((source) => source.split(' ')[0] ?? ''))];
};

describe('pictures of the assortment', () => {
  it('exist in every size that a page may request', () => {
    expect(
      neededPictures()
        .flatMap(addressesIn)
        .filter((address) => !files.has(address)),
    ).toEqual([]);
  });

  it('are known for every product, also with another seed', () => {
    const known = new Set(neededPictures());
    const shown = [assortment(), assortment(3)].flatMap(({ products }) =>
      products.flatMap(({ items }) => items.flatMap(({ pictures }) => pictures)),
    );
    expect(shown.filter((name) => !known.has(name))).toEqual([]);
  });

  it('exist in a large size for editors’ pages', () => {
    expect(
      EDITORS_PICTURES.map((name) => `/pictures/${name}-1120.webp`).filter((address) => !files.has(address)),
    ).toEqual([]);
    expect(
      ['advent', 'school-start', 'education']
        .map((scene) => `/pictures/hero-${scene}-1600.webp`)
        .filter((address) => !files.has(address)),
    ).toEqual([]);
  });
});
