import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SHARE_PICTURE } from '@shop/domain/pages/search-engines';

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

/** Width and height that the frame of a JPEG states (ITU-T T.81, B.2.2). */
const sizeOfJpeg = (file: Buffer): readonly number[] => {
  let at = 2;
  while (file[at + 1] !== undefined && (file[at + 1] ?? 0) >> 4 !== 0xc) at += 2 + file.readUInt16BE(at + 2);
  return [file.readUInt16BE(at + 7), file.readUInt16BE(at + 5)];
};

it('has a picture for links that people share, of 1200 by 630 pixels and less than 150 kB (SEO-07)', () => {
  const { path, width, height, type } = SHARE_PICTURE;
  const picture = publicFile(path.slice(1));
  expect([picture.readUInt16BE(0), type]).toEqual([0xffd8, 'image/jpeg']);
  expect([sizeOfJpeg(picture), width, height]).toEqual([[1200, 630], 1200, 630]);
  expect(picture.byteLength).toBeLessThan(150_000);
});
