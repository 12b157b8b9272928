import { granted, refused, type Result } from '../shared/result.ts';
import type { WishlistId } from '../visit/shopper.ts';
import type { Visit } from '../visit/visit.port.ts';
import type { WishlistNotFound, Wishlists } from './wishlists.port.ts';

/** Does something with a list and says what it is called: a page without scripts sends its id alone, and afterwards it may be gone. */
export const withListName =
  ({ wishlists }: { readonly wishlists: Pick<Wishlists, 'bookmarks'> }, { shopper }: Visit) =>
  async <Refusal>(
    id: WishlistId,
    act: () => Promise<Result<unknown, Refusal>>,
  ): Promise<Result<{ readonly name: string }, Refusal | WishlistNotFound>> => {
    const lists = shopper.userId === undefined ? [] : await wishlists.bookmarks(shopper);
    const list = lists.find(({ externalId }) => externalId === id);
    if (list === undefined) return refused({ because: 'no-such-list' });
    const done = await act();
    return done.ok ? granted({ name: list.name }) : done;
  };
