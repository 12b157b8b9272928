import { PERSONAS } from '@shop/fakes/personas/personas';
import { ReplyLost } from '@shop/domain/testing/stub-state';
import { changeWishlist } from '@shop/domain/wishlists/change-wishlist';
import { createWishlist } from '@shop/domain/wishlists/create-wishlist';
import { followListLink } from '@shop/domain/wishlists/follow-list-link';
import { putListIntoCart } from '@shop/domain/wishlists/put-list-into-cart';
import type { Shop } from '@shop/domain/shop';
import { describe, expect, it } from 'vitest';
import type { VisitorOfAFake } from '../testing/visitor-of-a-fake.ts';
import { signInAs, visitorOfAFake } from '../testing/visitor-of-a-fake.ts';

/** The same port; the reply of one of its calls is lost: after the shop has done it, or before. */
const losing = <Port extends object>(port: Port, method: keyof Port & string, isDone: boolean): Port =>
  new Proxy(port, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name);
      if (name !== method || typeof call !== 'function') return call;
      return async (...said: unknown[]) => {
        if (isDone) await Reflect.apply(call, target, said);
        throw new ReplyLost();
      };
    },
  });

interface Customer {
  readonly visitor: VisitorOfAFake;
  readonly listId: string;
  readonly entryId: string;
}

const customerWithClassList = async (): Promise<Customer> => {
  const visitor = visitorOfAFake();
  const { shop, world, itemId } = visitor;
  await signInAs(visitor, PERSONAS.existing);
  const productId = world.read(({ goods }) => goods.item(itemId)?.productId ?? '');
  const made = await createWishlist(
    shop,
    visitor.visitor(),
  )({
    listName: 'Klasse 2a',
    listDescription: '',
    kind: 'class-list',
    items: [{ productId, itemId, quantity: 6 }],
  });
  if (!made.ok) throw new TypeError('no list was made');
  return { visitor, listId: made.value.list.externalId, entryId: made.value.entries[0]?.externalId ?? '' };
};

const namesOf = async ({ visitor }: Customer): Promise<readonly string[]> =>
  (await visitor.shop.wishlists.bookmarks(visitor.visitor().shopper)).map(({ name }) => name);

const takenOf = async ({ visitor, listId }: Customer): Promise<number | undefined> => {
  const read = await visitor.shop.wishlists.all(visitor.visitor().shopper, listId);
  return read.ok ? read.value.list.entries[0]?.claims?.taken : undefined;
};

describe('a list whose reply was lost', () => {
  const NEW = { listName: 'Ausflug', listDescription: '', kind: 'list', items: [] } as const;
  const make = ({ visitor }: Customer, shop: Shop) => createWishlist(shop, visitor.visitor())(NEW);

  it('is found if it was made, and not made twice by another press', async () => {
    const customer = await customerWithClassList();
    const { shop } = customer.visitor;
    const made = await make(customer, { ...shop, wishlists: losing(shop.wishlists, 'create', true) });
    expect(made).toMatchObject({ ok: true, value: { list: { name: 'Ausflug' } } });
    expect(await make(customer, shop)).toMatchObject({
      ok: false,
      refusal: { fieldErrors: [{ field: 'listName', message: 'shop.wishlist.nameTaken' }] },
    });
    expect(await namesOf(customer)).toEqual(['Merkzettel', 'Klasse 2a', 'Ausflug']);
  });

  it('fails if it was not made', async () => {
    const customer = await customerWithClassList();
    const { shop } = customer.visitor;
    await expect(make(customer, { ...shop, wishlists: losing(shop.wishlists, 'create', false) })).rejects.toThrow(
      ReplyLost,
    );
    expect(await namesOf(customer)).toEqual(['Merkzettel', 'Klasse 2a']);
  });
});

describe('a comment whose reply was lost', () => {
  const write = ({ visitor, listId, entryId }: Customer, shop: Shop) =>
    changeWishlist(shop, visitor.visitor()).comment(listId, ' Bitte ohne Spirale ', entryId);

  it('is found if it was written', async () => {
    const customer = await customerWithClassList();
    const { shop } = customer.visitor;
    const written = await write(customer, { ...shop, wishlists: losing(shop.wishlists, 'comment', true) });
    expect(written).toMatchObject({ ok: true, value: { comment: 'Bitte ohne Spirale' } });
  });

  it('fails if it was not written, even if somebody has written another one', async () => {
    const customer = await customerWithClassList();
    const { visitor, listId, entryId } = customer;
    await changeWishlist(visitor.shop, visitor.visitor()).comment(listId, 'Mit Rand', entryId);
    const wishlists = losing(visitor.shop.wishlists, 'comment', false);
    await expect(write(customer, { ...visitor.shop, wishlists })).rejects.toThrow(ReplyLost);
  });
});

describe('a claim whose reply was lost', () => {
  const claim = ({ visitor, listId, entryId }: Customer, shop: Shop) =>
    followListLink(shop, visitor.visitor()).claim({ list: { listId }, entryId, quantity: 2, evenIfTaken: false });

  it('is found if it was made, beside earlier ones', async () => {
    const customer = await customerWithClassList();
    const { shop } = customer.visitor;
    await claim(customer, shop);
    const made = await claim(customer, { ...shop, sharedWishlists: losing(shop.sharedWishlists, 'claim', true) });
    expect(made).toMatchObject({ ok: true, value: { claim: { quantity: 2, bought: 0 } } });
    expect(await takenOf(customer)).toBe(4);
  });

  it('fails if it was not made, although there is an earlier one', async () => {
    const customer = await customerWithClassList();
    const { shop } = customer.visitor;
    await claim(customer, shop);
    await expect(
      claim(customer, { ...shop, sharedWishlists: losing(shop.sharedWishlists, 'claim', false) }),
    ).rejects.toThrow(ReplyLost);
    expect(await takenOf(customer)).toBe(2);
  });
});

describe('a list for the basket whose reply was lost', () => {
  const put = ({ visitor, listId }: Customer, shop: Shop) => putListIntoCart(shop, visitor.visitor())({ listId });

  it('is told from what the basket holds, and added once', async () => {
    const customer = await customerWithClassList();
    const { shop, itemId } = customer.visitor;
    const told = await put(customer, { ...shop, wishlists: losing(shop.wishlists, 'putIntoCart', true) });
    expect(told).toMatchObject({ ok: true, value: { report: { added: [{ itemId, quantity: 6 }] } } });
    expect(told.ok && told.value.cart.articleCount).toBe(6);
  });

  it('fails if nothing was added', async () => {
    const customer = await customerWithClassList();
    const { shop } = customer.visitor;
    await expect(put(customer, { ...shop, wishlists: losing(shop.wishlists, 'putIntoCart', false) })).rejects.toThrow(
      ReplyLost,
    );
  });
});
