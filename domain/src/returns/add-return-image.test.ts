import { describe, expect, it } from 'vitest';
import { SessionRevoked } from '../sessions/session-revoked.ts';
import { granted, refused } from '../shared/result.ts';
import { aCertificate } from '../testing/a-business.ts';
import { aShopper } from '../testing/a-shopper.ts';
import { aReturnItem, aReturnOrder } from '../testing/a-return.ts';
import { aReturnImage, aStoredReturn, returning } from '../testing/returning.ts';
import { addReturnImage, returnOrderExists } from './add-return-image.ts';
import type { Returns } from './returns.port.ts';

const PHOTO = aCertificate({ name: 'Riss.png', type: 'png' });
const ORDER = aReturnOrder({
  items: [
    aReturnItem(),
    aReturnItem({ id: 'line-2', lineNo: 2, returnableQuantity: 0, notReturnableBecause: 'excluded' }),
    aReturnItem({ id: 'line-3', lineNo: 3 }),
  ],
});
const accepted: Returns['uploadImage'] = async () => granted('image-new');

/** So many pictures of the first line, and then of the third. */
const pictures = (ofFirst: number, ofThird = 0) => [
  ...Array.from({ length: ofFirst }, (_, at) => aReturnImage(`first-${at}`)),
  ...Array.from({ length: ofThird }, (_, at) => aReturnImage(`third-${at}`, 'line-3')),
];

const adding = (images = pictures(0), uploadImage = accepted) => {
  const uploads: string[] = [];
  const { ports, visit, drafts } = returning({
    order: ORDER,
    stored: aStoredReturn({}, { images }),
    returns: {
      uploadImage: (shopper, hash, image) => {
        uploads.push(`${hash} ${image.name}`);
        return uploadImage(shopper, hash, image);
      },
    },
  });
  const add = addReturnImage({ ...ports, previewOf: async ({ length }) => `data:${length}` }, visit);
  return { uploads, drafts, add };
};

describe('a picture of goods that go back', () => {
  it('is stored at the shop, and remembered with its name and a small picture', async () => {
    const { uploads, drafts, add } = adding(pictures(1));
    const image = { id: 'image-new', itemId: 'line-1', name: 'Riss.png', preview: `data:${PHOTO.bytes.length}` };
    expect(await add('hash-1', 'line-1', PHOTO)).toEqual(granted(image));
    expect(drafts.stored?.images).toEqual([aReturnImage('first-0'), image]);
    expect(uploads).toEqual(['hash-1 Riss.png']);
  });

  it.each([
    ['the order does not have', 'line-9'],
    ['cannot be returned', 'line-2'],
  ])('of a line that %s is refused', async (_what, itemId) => {
    const { uploads, add } = adding();
    expect(await add('hash-1', itemId, PHOTO)).toEqual(
      refused({ because: 'image-refused', message: 'shop.return.notReturnable' }),
    );
    expect(uploads).toEqual([]);
  });

  it.each([
    ['the fifth of a line', pictures(4), true],
    ['the sixth of a line', pictures(5), false],
    ['the twentieth of a return', pictures(0, 19), true],
    ['the twenty-first of a return', pictures(0, 20), false],
  ])('is limited in number: %s', async (_which, images, isAdded) => {
    const { uploads, add } = adding(images);
    const added = await add('hash-1', 'line-1', PHOTO);
    expect([added.ok, uploads.length]).toEqual([isAdded, isAdded ? 1 : 0]);
  });

  it('that is one too many is refused with these words', async () => {
    expect(await adding(pictures(5)).add('hash-1', 'line-1', PHOTO)).toEqual(
      refused({ because: 'image-refused', message: 'shop.return.tooManyImages' }),
    );
  });

  it('that the shop refuses is not remembered', async () => {
    const refusal = { because: 'image-refused', message: 'shop.upload.type' } as const;
    const { drafts, add } = adding(pictures(0), async () => refused(refusal));
    expect(await add('hash-1', 'line-1', PHOTO)).toEqual(refused(refusal));
    expect(drafts.stored?.images).toEqual([]);
  });

  it('of an order that is gone meanwhile leads back', async () => {
    const { add } = adding(pictures(0), async () => refused({ because: 'no-such-order' }));
    expect(await add('hash-1', 'line-1', PHOTO)).toEqual(
      refused({ because: 'not-ready', path: '/myaccount/returns/', notice: 'shop.return.notFound' }),
    );
  });
});

describe('the order of a picture', () => {
  it.each([
    ['hash-1', true],
    ['hash-9', false],
  ])('%s is known to the shop: %s', async (hash, isKnown) => {
    const { ports, visit } = returning({ order: ORDER });
    expect(await returnOrderExists(ports, visit)(hash)).toBe(isKnown);
  });

  it('is known even if the shop ends the session meanwhile', async () => {
    const findByHash: Returns['findByHash'] = async ({ loginState }) => {
      if (loginState === 'logged-out') return granted(ORDER);
      visit.revoke();
      throw new SessionRevoked('findByHash');
    };
    const { ports, visit } = returning({ shopper: aShopper({ loginState: 'customer' }), returns: { findByHash } });
    expect(await returnOrderExists(ports, visit)('hash-1')).toBe(true);
  });
});
