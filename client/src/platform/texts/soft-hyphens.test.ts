import { describe, expect, it } from 'vitest';

import { withSoftHyphens } from './soft-hyphens.ts';

const shown = (text: string): string => withSoftHyphens(text).replaceAll('\u00AD', '|');

describe('a long German name', () => {
  it.each([
    ['Oranienburgerchaussee 4', 'Oranienburger|chaussee 4'],
    ['Oberhavelländischestraße 12', 'Oberhavelländische|straße 12'],
    ['Donaudampfschifffahrtsgesellschaftskapitänstraße 12', 'Donaudampfschifffahrts|gesellschafts|kapitän|straße 12'],
    ['Oberhavelländische Uferpromenadenwege 1', 'Oberhavelländische Uferpromenadenwege 1'],
    ['SCHULVERWALTUNGSSTRASSE 3', 'SCHULVERWALTUNGS|STRASSE 3'],
    ['Grundschulverwaltungsgemeinschaft Nord', 'Grundschulverwaltungs|gemeinschaft Nord'],
  ])('may break with a hyphen where its parts meet: %s', (name, broken) => {
    expect(shown(name)).toBe(broken);
  });

  it.each(['Friedrich-Wilhelm-Weber-Straße 7', 'Lindenallee 8', 'Packstation 101', 'Burgring 1'])(
    'is left alone if it fits on a line: %s',
    (name) => {
      expect(withSoftHyphens(name)).toBe(name);
    },
  );
});
