import type { ReactNode } from 'react';

import { FormRadioGroup } from './form-fields.tsx';

/** An order of the customer who is signed in. */
export interface OwnOrder {
  readonly orderId: string;
  readonly orderedAt: string;
  readonly total: { readonly text: string };
}

interface OwnOrderChoiceProps {
  readonly label: string;
  readonly orders: readonly OwnOrder[];
  /** What stands below the number of an order. */
  readonly hintOf: (order: OwnOrder) => string;
  /** Names the choice of a number that is typed. */
  readonly other: string;
  /** The field for that number; it stands alone for who has no order. */
  readonly children: ReactNode;
}

/** One of the customer's orders, or a typed number. */
export const OwnOrderChoice = ({ label, orders, hintOf, other, children }: OwnOrderChoiceProps): ReactNode =>
  orders.length === 0 ? (
    children
  ) : (
    <FormRadioGroup
      name="chosenOrder"
      label={label}
      choices={[
        ...orders.map((order) => ({ value: order.orderId, label: order.orderId, hint: hintOf(order) })),
        { value: '', label: other, detail: children },
      ]}
    />
  );
