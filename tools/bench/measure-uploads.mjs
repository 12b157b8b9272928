import { request } from 'node:http';

import sharp from 'sharp';

import { COSTLY_PICTURES } from './costly-pictures.mjs';
import { shown } from './figures.mjs';
import { startShop } from './shop.mjs';

/** What anybody can have uploaded; the shop looks at it, and says which file it does not take. */
const FORM = '/forms/uploads/business-registration';
const BUSINESS_HOST = 'educational.localhost';
const BOUNDARY = 'a-measured-picture';

/** @param {number} width @param {number} height @param {3 | 4} channels */
const white = (width, height, channels) =>
  sharp({ create: { width, height, channels, background: '#ffffff' }, limitInputPixels: false });

/** Small files whose pixels or parts are many: the largest that are taken, and the ones that once took a gateway down. @type {Readonly<Record<string, () => Promise<Buffer>>>} */
const PICTURES = {
  'PNG of 24 megapixels': () => white(4_898, 4_898, 3).png({ compressionLevel: 9 }).toBuffer(),
  'PNG with four channels': () => white(4_330, 4_330, 4).png({ compressionLevel: 9 }).toBuffer(),
  'interlaced PNG of sixteen bits': () =>
    white(3_535, 3_535, 3).toColourspace('rgb16').png({ compressionLevel: 9, progressive: true }).toBuffer(),
  'progressive JPEG of 24 megapixels': () => white(4_898, 4_898, 3).jpeg({ progressive: true }).toBuffer(),
  'lossless WebP': () => white(3_535, 3_535, 4).webp({ lossless: true }).toBuffer(),
  'interlaced PNG of 60 megapixels': () =>
    white(7_745, 7_746, 3).toColourspace('rgb16').png({ compressionLevel: 9, progressive: true }).toBuffer(),
  'PNG of one row': () => white(16_000_000, 1, 3).png({ compressionLevel: 9 }).toBuffer(),
  ...COSTLY_PICTURES,
};

/** @param {Buffer} picture @param {string} name */
const formWith = (picture, name) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="certificate"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** @param {string} origin @param {Buffer} body */
const send = (origin, body) =>
  /** @type {Promise<number>} */ (
    new Promise((resolve, reject) => {
      const host = `${BUSINESS_HOST}:${new URL(origin).port}`;
      const headers = {
        host,
        origin: `http://${host}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': body.length,
      };
      request(`${origin}${FORM}`, { method: 'POST', headers }, (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      })
        .on('error', reject)
        .end(body);
    })
  );

/** Measures by how much one small file swells the gateway, and how long it is busy with it. */
export const measureUploads = async () => {
  const shop = await startShop();
  try {
    // The first picture loads the decoder.
    await send(shop.origin, formWith(await white(40, 30, 3).jpeg().toBuffer(), 'first.jpg'));
    const measured = [];
    for (const [name, draw] of Object.entries(PICTURES)) {
      const picture = await draw();
      const body = formWith(
        picture,
        `picture.${name
          .split(' ')
          .find((word) => /PNG|JPEG|WebP/u.test(word))
          ?.toLowerCase()}`,
      );
      const before = shop.memory();
      shop.forgetPeak();
      const began = performance.now();
      const status = await send(shop.origin, body);
      const seconds = (performance.now() - began) / 1000;
      const added = shop.peakMemory() - before;
      console.log(
        `  ${name}: ${shown(picture.length / 1000)} kB, answered ${status} after ${shown(seconds)} s, ${shown(added)} MiB more at the peak`,
      );
      measured.push({ added, seconds });
    }
    return {
      uploadMemory: Math.max(...measured.map(({ added }) => added)),
      uploadTime: Math.max(...measured.map(({ seconds }) => seconds)),
    };
  } finally {
    await shop.stop();
  }
};
