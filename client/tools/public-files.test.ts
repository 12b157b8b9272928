import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const publicFile = (name: string): Buffer => readFileSync(join(import.meta.dirname, '..', 'public', name));

/** Browsers and phones ask for these by themselves. */
it('has an icon for browsers that know no SVG, in the sizes of tabs and shortcuts', () => {
  const icon = publicFile('favicon.ico');
  expect([icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([1, 3]);
  expect([0, 1, 2].map((at) => icon[6 + 16 * at])).toEqual([16, 32, 48]);
});

it('has an icon for the home screen of an iPhone', () => {
  const icon = publicFile('apple-touch-icon.png');
  expect(icon.toString('latin1', 1, 4)).toBe('PNG');
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([180, 180]);
});
