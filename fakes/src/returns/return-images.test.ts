import { refusalOf, valueOf } from '@shop/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { aDeliveredOrder } from '../testing/a-delivered-order.ts';
import { anOrderRecord } from '../testing/an-order-record.ts';
import { entriesOf } from '../worlds/persistent-map.ts';
import { storeImage } from './return-images.ts';

const picture = (bytes: number) => ({ name: 'riss.jpg', type: 'jpeg', bytes: new Uint8Array(bytes).fill(1) }) as const;
const anOrder = () => aDeliveredOrder((picked) => ({ items: [[picked(), 2]] }));
const GONE = { because: 'return-refused', message: 'shop.return.imageGone' };

describe('the pictures of a return', () => {
  it('belong to one order', async () => {
    const [mine, theirs] = [await anOrder(), await anOrder()];
    const image = valueOf(await theirs.shop.returns.uploadImage(theirs.anonymous, theirs.order.hash, picture(9)));
    expect(refusalOf(await mine.submit(mine.requestOf([{ images: [image] }])))).toEqual(GONE);
  });

  it('cannot be used twice in one return', async () => {
    const { shop, anonymous, order, submit, requestOf } = await anOrder();
    const image = valueOf(await shop.returns.uploadImage(anonymous, order.hash, picture(9)));
    expect(refusalOf(await submit(requestOf([{ images: [image, image] }])))).toEqual(GONE);
  });

  it('are limited in number while no return uses them, and expire', async () => {
    const { shop, anonymous, order, passDays } = await anOrder();
    const upload = async () => shop.returns.uploadImage(anonymous, order.hash, picture(9));
    for (let count = 0; count < 40; count += 1) expect((await upload()).ok).toBe(true);
    expect(refusalOf(await upload())).toEqual({ because: 'image-refused', message: 'shop.return.tooManyImages' });
    passDays(1);
    expect((await upload()).ok).toBe(true);
  });

  it('count for their own order only, and no longer once a return uses them', async () => {
    const { shop, anonymous, order, world, submit, requestOf, passDays } = await anOrder();
    const upload = async () => shop.returns.uploadImage(anonymous, order.hash, picture(9));
    const used = valueOf(await upload());
    valueOf(await submit(requestOf([{ reason: 'damaged', images: [used] }], { regulation: 'replacement' })));
    world.run((tx) => {
      for (let count = 0; count < 40; count += 1)
        storeImage(tx, anOrderRecord({ confirmation: { orderId: '400000009' } }), picture(9));
    });
    for (let count = 0; count < 40; count += 1) expect((await upload()).ok).toBe(true);
    passDays(2);
    expect(world.read(({ state }) => entriesOf(state.returnImages)).map(([id, { usedBy }]) => [id, usedBy])).toEqual([
      [used, '700000001'],
    ]);
  });

  it('take up bounded room: the oldest lose their content', async () => {
    const { shop, anonymous, order, world } = await anOrder();
    for (let count = 0; count < 3; count += 1)
      valueOf(await shop.returns.uploadImage(anonymous, order.hash, picture(9_000_000)));
    const images = world.read(({ state }) => entriesOf(state.returnImages)).map(([, image]) => image);
    expect(images.toSorted((a, b) => a.seq - b.seq).map(({ content }) => content !== '')).toEqual([false, true, true]);
  });

  it.each([
    ['of another type', { name: 'a.pdf', type: 'pdf', bytes: new Uint8Array(9) }, 'shop.upload.type'],
    ['without content', picture(0), 'shop.upload.empty'],
    ['that are too large', picture(10_000_001), 'shop.upload.tooLarge'],
  ] as const)('%s are refused', async (_what, image, message) => {
    const { shop, anonymous, order } = await anOrder();
    expect(refusalOf(await shop.returns.uploadImage(anonymous, order.hash, image))).toEqual({
      because: 'image-refused',
      message,
    });
  });
});
