import type { ReturnsFacts } from '@shop/domain/returns/returns-guard';
import type { LoginState } from '@shop/domain/visit/shopper';

import type { LoginState as GraphqlLoginState, ReturnFlowQuery } from '../../platform/generated/graphql.ts';

export type ReturnFlow = ReturnFlowQuery['returnFlow'];
export type ReturnOrder = NonNullable<ReturnFlow['order']>;
export type ReturnItem = ReturnOrder['items'][number];
export type ReturnDraft = NonNullable<ReturnFlow['draft']>;
export type SubmittedReturn = NonNullable<ReturnFlow['submitted']>;

const LOGIN_STATES: Readonly<Record<GraphqlLoginState, LoginState>> = {
  LOGGED_OUT: 'logged-out',
  GUEST: 'guest',
  CUSTOMER: 'customer',
};

/** The facts for the guard, as the domain's type. */
export const factsOf = ({ loginState, isOpen, order, draft, submitted }: ReturnFlow): ReturnsFacts => ({
  loginState: LOGIN_STATES[loginState],
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
