import type { AddableSource } from '@shop/domain/wishlists/add-to-list-path';
import type { WantedEntries } from '@shop/domain/wishlists/class-list';
import { createContext, type ReactNode, use } from 'react';

import type { ListInCart } from './use-list-cart.ts';
import type { ListActions } from './use-list-actions.ts';
import type { WaitingQuantities } from './use-waiting-quantities.ts';

/** What a dialog of the page is about. Those with a URL of their own work before scripts run. */
export type DialogRequest =
  | { readonly open: 'new' | 'describe' | 'share' | 'delete' | 'leave' | 'import' }
  | { readonly open: 'add'; readonly source: AddableSource }
  | { readonly open: 'comments'; readonly entryId?: string }
  | { readonly open: 'options' | 'release'; readonly entryId: string }
  | { readonly open: 'variants'; readonly entryId: string }
  | { readonly open: 'transfer'; readonly entryIds: readonly string[] }
  | { readonly open: 'in-cart'; readonly result: ListInCart; readonly wanted: WantedEntries };

/** A choice between a product's variants, rendered by the route. */
export type RenderVariants = (props: {
  readonly productId: string;
  readonly itemId: string | undefined;
  readonly failed: ReactNode;
  readonly children: (item: { readonly id: string } | undefined) => ReactNode;
}) => ReactNode;

/** The open list, for its rows. It stays the same while entries change, so that a change renders one row. */
export interface ListPage {
  readonly listId: string;
  readonly listName: string;
  readonly actions: ListActions;
  readonly quantities: WaitingQuantities;
  readonly ask: (request: DialogRequest) => void;
  /** Puts an entry into the cart and opens what came of it. */
  readonly onCart: (entryId: string) => void;
  readonly variants: RenderVariants;
  readonly isClassList: boolean;
  readonly canEdit: boolean;
  readonly canComment: boolean;
  readonly canRelease: boolean;
  readonly hasAccount: boolean;
  /** Whether it has members beside the visitor. */
  readonly isShared: boolean;
}

const Context = createContext<ListPage | undefined>(undefined);

export const ListPageProvider = Context.Provider;

/** A programming error: a row was rendered outside its list. */
export class OutsideOfList extends Error {
  override readonly name = 'OutsideOfList';
}

export const useListPage = (): ListPage => {
  const page = use(Context);
  if (page === undefined) throw new OutsideOfList('no list was provided');
  return page;
};
