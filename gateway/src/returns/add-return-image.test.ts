import { MOST_IMAGES_OF_ITEM } from '@shop/domain/returns/selection-errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BACKENDS } from '../testing/backends.ts';
import type { OpenBackend } from '../testing/backends.ts';
import { buyAndReceive, fieldOf } from '../testing/goods-to-return.ts';
import type { Goods } from '../testing/goods-to-return.ts';
import type { TestBrowser } from '../testing/test-browser.ts';
import { PDF, photo } from '../uploads/testing/pictures.ts';

const PATH = '/api/uploads/return-image';

interface Reply {
  readonly status: number;
  readonly body: {
    readonly image?: { readonly id: string; readonly name: string; readonly preview: string };
    readonly messageKey?: string;
    readonly path?: string;
  };
}

interface Sent {
  readonly order: string;
  readonly item: string;
  readonly name?: string;
  readonly bytes?: Buffer;
}

const send = async (browser: TestBrowser, { order, item, name = 'riss.jpg', bytes }: Sent): Promise<Reply> => {
  const form = new FormData();
  form.append('order', order);
  form.append('item', item);
  form.append('image', new File([new Uint8Array(bytes ?? (await photo()))], name));
  const reply = await browser.postFiles(PATH, form);
  return { status: reply.statusCode, body: reply.json<Reply['body']>() };
};

const IMAGES = 'query F { returnFlow { images { id itemId name preview } } }';
const imagesOf = async (browser: TestBrowser): Promise<readonly { readonly id: string; readonly itemId: string }[]> =>
  (await fieldOf<{ images: readonly { id: string; itemId: string }[] }>(browser, 'returnFlow', IMAGES)).images;

const remove = (browser: TestBrowser, order: string, image: string): Promise<object> =>
  fieldOf(
    browser,
    'removeReturnImage',
    'mutation R($order: ID!, $image: ID!) { removeReturnImage(order: $order, image: $image) { __typename } }',
    { order, image },
  );

const sentTo = ({ hash, itemId }: Goods): Sent => ({ order: hash, item: itemId });

describe.each(BACKENDS)('a photo for a return with the shop $backend', ({ open }) => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await open();
  });
  afterAll(() => backend.close());

  it('is stored by the shop, shown to its browser as a small picture, and removed again (RETURN-07)', async () => {
    const visitor = await backend.enter();
    const goods = await buyAndReceive(visitor);
    const { status, body } = await send(visitor.browser, sentTo(goods));
    expect([status, body.image?.name, body.image?.preview.slice(0, 23)]).toEqual([
      200,
      'riss.jpg',
      'data:image/webp;base64,',
    ]);
    expect(visitor.world.read(({ state }) => state.returnImages.size)).toBe(1);
    expect(await imagesOf(visitor.browser)).toEqual([{ itemId: goods.itemId, ...body.image }]);
    await remove(visitor.browser, goods.hash, body.image?.id ?? '');
    expect(await imagesOf(visitor.browser)).toEqual([]);
  });

  it('of an order that does not exist is not stored, nor even looked at', async () => {
    const visitor = await backend.enter();
    const { itemId } = await buyAndReceive(visitor);
    const noPicture = { order: 'unknown', item: itemId, bytes: PDF };
    expect(await send(visitor.browser, noPicture)).toEqual({
      status: 200,
      body: { messageKey: 'shop.return.notFound', path: '/myaccount/returns/' },
    });
    expect(visitor.browser.cookies.has('returnDraft')).toBe(false);
  });
});

describe('photos for a return', () => {
  let backend: OpenBackend;
  beforeAll(async () => {
    backend = await BACKENDS[0].open();
  });
  afterAll(() => backend.close());

  it('that arrive together are all there', async () => {
    const visitor = await backend.enter();
    const goods = await buyAndReceive(visitor);
    await send(visitor.browser, sentTo(goods));
    await Promise.all([send(visitor.browser, sentTo(goods)), send(visitor.browser, sentTo(goods))]);
    expect(await imagesOf(visitor.browser)).toHaveLength(3);
  });

  it(`are at most ${MOST_IMAGES_OF_ITEM} for an article`, async () => {
    const visitor = await backend.enter();
    const goods = await buyAndReceive(visitor);
    for (let sent = 0; sent < MOST_IMAGES_OF_ITEM; sent += 1)
      expect((await send(visitor.browser, sentTo(goods))).body.messageKey).toBeUndefined();
    expect((await send(visitor.browser, sentTo(goods))).body).toEqual({ messageKey: 'shop.return.tooManyImages' });
  });

  it.each([
    ['a file that is no picture', { name: 'riss.pdf', bytes: PDF }, 'shop.upload.type'],
    ['a file whose content is not what its name says', { bytes: PDF }, 'shop.upload.mismatch'],
    ['a picture for another article', { item: 'line-99' }, 'shop.return.notReturnable'],
  ])('are not stored if one is %s', async (_what, said, messageKey) => {
    const visitor = await backend.enter();
    const goods = await buyAndReceive(visitor);
    expect((await send(visitor.browser, { ...sentTo(goods), ...said })).body).toEqual({ messageKey });
    expect(await imagesOf(visitor.browser)).toEqual([]);
  });

  it('are taken from pages of the shop only: 401 without its token, 400 without an article', async () => {
    const visitor = await backend.enter();
    const goods = await buyAndReceive(visitor);
    const wrong = { order: goods.hash, item: '../1' };
    expect(await send(visitor.browser, wrong)).toMatchObject({
      status: 400,
      body: { message: 'The form needs the fields order and item, and a file in the field image.' },
    });
    expect((await send(visitor.browser, { order: '../1', item: goods.itemId })).status).toBe(400);
    const empty = new FormData();
    expect((await visitor.browser.postFiles(PATH, empty)).statusCode).toBe(400);
    for (const [name, value] of Object.entries(sentTo(goods))) empty.append(name, value);
    expect((await visitor.browser.postFiles(PATH, empty)).statusCode).toBe(400);
    visitor.browser.cookies.delete('apiToken');
    expect((await send(visitor.browser, sentTo(goods))).status).toBe(401);
  });
});
