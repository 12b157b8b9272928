import { expect, it } from 'vitest';

import { compareFacts } from './compare-facts.ts';

const fact = (label: string, value: string) => ({ label, value });

it('facts are told apart: those in which products differ, or which only some state, and those that are the same for all', () => {
  const pen = [fact('Marke', 'Kritzel'), fact('Material', 'Holz'), fact('Farbe', 'Blau')];
  const chalk = [fact('Farbe', 'Blau'), fact('Marke', 'Tafel'), fact('Länge', '8 cm')];
  expect(compareFacts([pen, chalk])).toEqual({
    different: [
      { label: 'Marke', values: ['Kritzel', 'Tafel'] },
      { label: 'Material', values: ['Holz', undefined] },
      { label: 'Länge', values: [undefined, '8 cm'] },
    ],
    alike: [{ label: 'Farbe', values: ['Blau', 'Blau'] }],
  });
});

it('a single product is like no other', () => {
  expect(compareFacts([[fact('Farbe', 'Blau')]])).toEqual({
    different: [{ label: 'Farbe', values: ['Blau'] }],
    alike: [],
  });
  expect(compareFacts([])).toEqual({ different: [], alike: [] });
});
