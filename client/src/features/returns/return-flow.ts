import type { ReturnsFacts } from '@shop/domain/returns/returns-guard';

import type { ReturnFlowQuery } from '../../platform/generated/graphql.ts';

export type ReturnFlow = ReturnFlowQuery['returnFlow'];
export type ReturnOrder = NonNullable<ReturnFlow['order']>;
export type ReturnItem = ReturnOrder['items'][number];
export type ReturnDraft = NonNullable<ReturnFlow['draft']>;
export type SubmittedReturn = NonNullable<ReturnFlow['submitted']>;

/** The facts for the guard, as the domain's type. */
export const factsOf = ({ loginState, isOpen, order, draft, submitted }: ReturnFlow): ReturnsFacts => ({
  loginState,
  areReturnsOpen: isOpen,
  draft:
    draft === null
      ? undefined
      : {
          hash: draft.hash,
          items: draft.items,
          ...(draft.regulation === null ? {} : { regulation: draft.regulation }),
          ...(draft.carrier === null ? {} : { carrier: draft.carrier }),
        },
  submitted: submitted === null ? undefined : order?.hash,
});

/** The lines that were chosen, in the order of the list. */
export const chosenItems = ({ items }: ReturnOrder, draft: ReturnDraft) =>
  items.flatMap((item) => draft.items.flatMap((chosen) => (chosen.id === item.id ? [{ item, chosen }] : [])));
