import { LOGIN, sharedWishlistPath, WISHLIST } from '@shop/domain/shared/paths';
import type { Shopper, WishlistId } from '@shop/domain/visit/shopper';
import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { loseProduct } from '../catalogue/lost-products.ts';
import { setStock } from '../catalogue/stock.ts';
import { ORDINARY, selectItem, selectItems } from '../goods/select-items.ts';
import { bookmark, entriesOfList, linkTo, listed, listedGoods, makeList, parentsOf } from './list-steps.ts';
import type { Scenario, ScenarioContext } from './scenario.ts';
import { enterShop, logInAs, must } from './steps.ts';

const PARENTS = 30;
const CLASS_SIZE = 28;
/** Of a school: six classes with as many articles each. */
const SCHOOL_LISTS = ['Klasse 1a', 'Klasse 1b', 'Klasse 2a', 'Klasse 2b', 'Lehrerzimmer', 'Werkraum'] as const;
const SCHOOL_ENTRIES = 200;

const customer = async (context: ScenarioContext): Promise<Shopper> =>
  logInAs(context, await enterShop(context), 'existing');

/** A list with each reason why an entry stays out of the basket, and one of which only two pieces are left. */
const withGaps = async (context: ScenarioContext, shopper: Shopper): Promise<WishlistId> => {
  const { goods, world } = context;
  const [first = '', scarce = '', lost = '', unwanted = ''] = selectItems(goods, 4, ORDINARY);
  const soldOut = selectItem(goods, { soldOut: true, isCatalog: false });
  const severalItems = selectItem(goods, { severalItems: true, isCatalog: false, stock: 10 });
  const { productId } = listed(context, severalItems);
  const id = await makeList(context, shopper, { name: 'Schulanfang Mia' }, [
    listed(context, first, 2),
    listed(context, soldOut, 1),
    { productId, itemId: productId, quantity: 1 },
    listed(context, scarce, 5),
    listed(context, lost, 3),
    listed(context, unwanted, 0),
  ]);
  world.run((tx) => {
    setStock(tx, scarce, 2);
    loseProduct(tx, listed(context, lost).productId);
  });
  return id;
};

/** A teacher's class list, from which parents without an account have claimed. */
const classList = async (context: ScenarioContext) => {
  const teacher = await customer(context);
  const name = { name: 'Klasse 3b', description: 'Bitte bis zum ersten Schultag.', kind: 'class-list' } as const;
  const items = selectItems(context.goods, 6, { ...ORDINARY, to: 2000 });
  const id = await makeList(
    context,
    teacher,
    name,
    items.map((itemId, at) => listed(context, itemId, at === 5 ? 4 : CLASS_SIZE)),
  );
  const token = await linkTo(context, teacher, id, 'viewer');
  const entries = await entriesOfList(context, teacher, id);
  const parents = await parentsOf(context, PARENTS);
  for (const [at, parent] of parents.entries()) {
    const entryId = entries[at % entries.length]?.externalId ?? '';
    const claimed = { entryId, quantity: (at % 3) + 1, evenIfTaken: true };
    must(await context.shop.sharedWishlists.claim(parent, { listId: id, token }, claimed));
  }
  return { teacher, id, token };
};

/** One list with a member of each level beside its creator, comments, and a link for each level. */
const sharedList = async (context: ScenarioContext) => {
  const { shop } = context;
  const creator = await customer(context);
  const id = await makeList(context, creator, { name: 'Kollegium 3b' }, listedGoods(context, 5));
  const members = {
    admin: await logInAs(context, await enterShop(context), 'internal'),
    editor: await logInAs(context, await enterShop(context), 'prime'),
    commentator: await logInAs(context, await enterShop(context), 'new'),
  };
  for (const level of ['admin', 'editor', 'commentator'] as const) {
    const token = await linkTo(context, creator, id, level);
    must(await shop.sharedWishlists.join(members[level], token));
  }
  const [entry] = await entriesOfList(context, creator, id);
  const about = entry === undefined ? {} : { entryId: entry.externalId };
  must(
    await shop.wishlists.comment(members.commentator, id, { text: 'Lieber in Blau, Rot haben wir noch.', ...about }),
  );
  must(await shop.wishlists.comment(members.editor, id, { text: 'Ich bestelle am Freitag.' }));
  return { creator, id };
};

/** Scenarios about lists. */
export const WISHLIST_SCENARIOS: readonly Scenario[] = [
  {
    name: 'wishlist',
    title: 'a customer at their lists: a Merkzettel with eight articles, and two further lists',
    storefront: 'de',
    landing: WISHLIST,
    play: async (context) => {
      const shopper = await customer(context);
      await bookmark(context, shopper, listedGoods(context, 8));
      await makeList(context, shopper, { name: 'Adventsbasteln' }, listedGoods(context, 3, { from: 500, to: 2000 }));
      await withGaps(context, shopper);
      return shopper;
    },
  },
  {
    name: 'wishlist-sold-out',
    title:
      'a customer at a list of which one article is sold out, one no longer sold, one scarce, one without a variant and one wanted in no number',
    storefront: 'de',
    landing: WISHLIST,
    play: async (context) => {
      const shopper = await customer(context);
      return { ...shopper, landing: wishlistPath(await withGaps(context, shopper)) };
    },
  },
  {
    name: 'wishlist-shared',
    title: 'the creator of a list at which internal is an admin, prime an editor and new a commentator',
    storefront: 'de',
    landing: WISHLIST,
    play: async (context) => {
      const { creator, id } = await sharedList(context);
      return { ...creator, landing: wishlistPath(id) };
    },
  },
  {
    name: 'wishlist-invited',
    title: 'a visitor without an account with a link that makes them an editor of a list',
    storefront: 'de',
    landing: WISHLIST,
    play: async (context) => {
      const { creator, id } = await sharedList(context);
      const token = await linkTo(context, creator, id, 'editor');
      return { ...(await enterShop(context)), landing: sharedWishlistPath(token) };
    },
  },
  {
    name: 'class-list',
    title: 'a parent without an account with the link to a class list from which thirty parents have claimed',
    storefront: 'de',
    landing: WISHLIST,
    play: async (context) => {
      const { token } = await classList(context);
      return { ...(await enterShop(context)), landing: sharedWishlistPath(token) };
    },
  },
  {
    name: 'class-list-teacher',
    title: 'the teacher of the same class list, at the list',
    storefront: 'de',
    landing: WISHLIST,
    play: async (context) => {
      const { teacher, id } = await classList(context);
      return { ...teacher, landing: wishlistPath(id) };
    },
  },
  {
    name: 'wishlist-merge',
    title: 'a visitor with three articles on their Merkzettel, about to sign in as existing, who has two of them',
    storefront: 'de',
    landing: LOGIN,
    play: async (context) => {
      const [first, second, third] = listedGoods(context, 3);
      const known = [first, second].flatMap((item) => (item === undefined ? [] : [{ ...item, quantity: 2 }]));
      await bookmark(context, await customer(context), known);
      const visitor = await enterShop(context);
      const all = [first, second, third].flatMap((item) => (item === undefined ? [] : [item]));
      await bookmark(
        context,
        visitor,
        all.map((item) => ({ ...item, quantity: 3 })),
      );
      return visitor;
    },
  },
  {
    name: 'wishlist-school',
    title: 'the secretary of a school on the business shop, with six lists of 200 articles each',
    storefront: 'b2b-de',
    landing: WISHLIST,
    play: async (context) => {
      const secretary = await logInAs(context, await enterShop(context), 'b2b-german');
      const items = listedGoods(context, SCHOOL_ENTRIES, { most: 30, stock: 1 });
      for (const name of SCHOOL_LISTS) await makeList(context, secretary, { name }, items);
      return secretary;
    },
  },
];
