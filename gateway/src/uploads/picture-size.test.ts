import type { Metadata } from 'sharp';
import { describe, expect, it } from 'vitest';
import { isTooLarge } from './picture-size.ts';

const TWELVE_MEGAPIXELS: Pick<Metadata, 'width' | 'height' | 'format' | 'channels' | 'depth' | 'isProgressive'> = {
  width: 4_000,
  height: 3_000,
  format: 'png',
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
};
const NOTHING = new Uint8Array();

describe('a photo of twelve megapixels', () => {
  it.each([
    ['with three colours', {}],
    ['with four channels', { channels: 4 }],
    ['with sixteen bits a colour', { depth: 'ushort' }],
    ['as a WebP with four channels', { format: 'webp', channels: 4 }],
  ] as const)('is not too large %s', (_how, how) => {
    expect(isTooLarge({ ...TWELVE_MEGAPIXELS, ...how }, NOTHING)).toBe(false);
  });

  it('is too large with sixteen bits and four channels', () => {
    expect(isTooLarge({ ...TWELVE_MEGAPIXELS, channels: 4, depth: 'ushort' }, NOTHING)).toBe(true);
  });
});
