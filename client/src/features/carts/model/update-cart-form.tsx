import type { CartOperation } from '@shop/domain/carts/cart-operation';
import type { ComponentProps, ReactNode } from 'react';

import type { CartOperationInput } from '../../../platform/generated/graphql.ts';

/** Of the form of an operation. `minimum` is the least quantity that the page states, `step` a button that adds to the quantity. */
export type UpdateCartField = keyof CartOperationInput | 'minimum' | 'step' | 'from';

interface UpdateCartFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action'> {
  /** What the form posts; a visible field may stand for its quantity or its code. */
  readonly operation: Partial<CartOperation> & Pick<CartOperation, 'do'>;
  /** Path of the page that the shopper comes back to. Absent: the one that the form was sent from. */
  readonly page?: string;
  readonly minimum?: number;
}

/** A form that changes the cart before scripts run, or without them. */
export const UpdateCartForm = ({ operation, page, minimum, children, ...rest }: UpdateCartFormProps): ReactNode => {
  const hidden: Partial<Record<UpdateCartField, string | number>> = {
    ...operation,
    ...(minimum === undefined ? {} : { minimum }),
    ...(page === undefined ? {} : { from: page }),
  };
  return (
    <form {...rest} method="post" action="/forms/update-cart">
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </form>
  );
};
