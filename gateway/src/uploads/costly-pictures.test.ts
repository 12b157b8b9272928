import { PICTURES } from '@shop/domain/shared/upload-rules';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { drawableParts } from './parts/drawable-parts.ts';
import {
  jpegOfScans,
  jpegWith,
  longText,
  pngChunk,
  pngWith,
  webpOfFrames,
  webpWithUnknown,
} from './testing/costly-pictures.ts';
import { photo } from './testing/pictures.ts';
import { uploadServer } from './testing/upload-server.ts';

interface Reply {
  readonly fieldErrors: readonly { readonly message: string }[];
  readonly files: readonly { readonly base64: string }[];
}

const server = await uploadServer();
afterAll(() => server.close());

const send = async (picture: Buffer, name: string): Promise<Reply> => {
  const form = new FormData();
  form.append('certificate', new File([new Uint8Array(picture)], name));
  return (await (await fetch(server.url, { method: 'POST', body: form })).json()) as Reply;
};
const outcome = async (picture: Buffer, name: string): Promise<string> => {
  const { fieldErrors, files } = await send(picture, name);
  return fieldErrors[0]?.message ?? `${files.length} taken`;
};

/** Each took seconds to minutes, or hundreds of megabytes. */
describe('a small picture that is much work to read', () => {
  it.each([
    ['hundred texts of 50 MB', 'a.png', () => pngWith(longText(), 100)],
    ['a PNG with some unknown chunks', 'a.png', () => pngWith(pngChunk('abCd'), 5_000)],
    ['a PNG with its pixels in small pieces', 'a.png', () => pngWith(pngChunk('IDAT'), 5_000)],
    ['a JPEG with some comments', 'a.jpg', () => jpegWith(0xfe, 5_000)],
    ['a JPEG with some unknown segments', 'a.jpg', () => jpegWith(0xe1, 5_000)],
    ['a JPEG of twelve megapixels in as many scans as any', 'a.jpg', () => jpegOfScans({ side: 3_464, count: 20 })],
    [
      'a JPEG of 24 megapixels with halved colours',
      'a.jpg',
      () =>
        jpegOfScans({
          side: 4_898,
          count: 3,
          sampling: [
            [2, 2],
            [1, 1],
            [1, 1],
          ],
        }),
    ],
    ['a WebP with some unknown chunks', 'a.webp', () => webpWithUnknown(5_000)],
    ['a WebP of some frames', 'a.webp', () => webpOfFrames(5_000)],
  ])('is drawn without what it is not drawn from: %s', async (_what, name, draw) => {
    expect(await outcome(await draw(), name)).toBe('1 taken');
  });

  it.each([
    ['a PNG of empty texts', 'a.png', 'damaged', () => pngWith(pngChunk('tEXt'), 800_000)],
    ['a PNG of empty pieces of pixels', 'a.png', 'damaged', () => pngWith(pngChunk('IDAT'), 800_000)],
    ['a JPEG of comments', 'a.jpg', 'damaged', () => jpegWith(0xfe, 2_000_000)],
    ['a JPEG of unknown segments', 'a.jpg', 'damaged', () => jpegWith(0xe1, 2_000_000)],
    ['a JPEG of tables', 'a.jpg', 'damaged', () => jpegWith(0xdb, 2_000_000)],
    ['a JPEG of many scans', 'a.jpg', 'damaged', () => jpegOfScans({ side: 3_464, count: 21 })],
    [
      'a JPEG of 24 megapixels in several scans with full colours',
      'a.jpg',
      'tooManyPixels',
      () => jpegOfScans({ side: 4_898, count: 3 }),
    ],
    [
      'the same that seems to have halved ones',
      'a.jpg',
      'tooManyPixels',
      () =>
        jpegOfScans({
          side: 4_898,
          count: 3,
          sampling: [
            [2, 2],
            [2, 2],
            [2, 2],
          ],
        }),
    ],
    ['a WebP of unknown chunks', 'a.webp', 'damaged', () => webpWithUnknown(1_000_000)],
    ['a WebP of frames', 'a.webp', 'damaged', () => webpOfFrames(100_000)],
    ['a WebP with a frame of unknown chunks', 'a.webp', 'damaged', () => webpOfFrames(2, 1_000_000)],
  ])('is refused: %s', async (_what, name, message, draw) => {
    expect(await outcome(await draw(), name)).toBe(`shop.upload.${message}`);
  });

  it('of arithmetic coding is refused: no camera writes it, and it decodes slowly', async () => {
    const jpeg = jpegOfScans({ side: 10, count: 3 });
    jpeg[jpeg.indexOf(Buffer.of(0xff, 0xc0)) + 1] = 0xc9;
    expect(await outcome(jpeg, 'a.jpg')).toBe('shop.upload.damaged');
  });
});

describe('the parts that a picture is drawn from', () => {
  it.each(PICTURES)('keep the colours of a %s with a profile', async (format) => {
    const wide = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#c81e1e' } })
      .withIccProfile('p3')
      .toFormat(format, { quality: 100 })
      .toBuffer();
    const drawn = Buffer.from((await send(wide, `a.${format}`)).files[0]?.base64 ?? '', 'base64');
    const [red = 0, green = 0] = (await sharp(drawn).stats()).channels.map(({ mean }) => Math.round(mean));
    expect([Math.abs(red - 0xc8) < 5, Math.abs(green - 0x1e) < 5]).toEqual([true, true]);
  });

  it.each(PICTURES)('do not add up if a %s is cut off anywhere', async (format) => {
    const whole = new Uint8Array(await photo(format));
    expect(drawableParts(format, whole)).toBeDefined();
    for (let length = 12; length < whole.length; length += 1)
      expect(drawableParts(format, whole.subarray(0, length))).toBeUndefined();
  });

  it.each(PICTURES)('end where the picture of a %s ends', async (format) => {
    const whole = new Uint8Array(await photo(format));
    expect(drawableParts(format, new Uint8Array([...whole, ...Buffer.from('hidden')]))?.length).toBe(
      drawableParts(format, whole)?.length,
    );
  });
});
