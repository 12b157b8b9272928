import type { CartOperation } from '@shop/domain/carts/cart-operation';
import type { ComponentProps, ReactNode } from 'react';

import { PostForm } from '../../../ui/post-form.tsx';

interface UpdateCartFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action'> {
  /** What the form posts; a visible field may stand for its quantity or its code. */
  readonly operation: Partial<CartOperation> & Pick<CartOperation, 'do'>;
  /** Path of the page that the shopper comes back to. Absent: the one that the form was sent from. */
  readonly page?: string;
  /** The least quantity that the page states. */
  readonly minimum?: number;
}

/** A form that changes the cart before scripts run, or without them. */
export const UpdateCartForm = ({ operation, page, minimum, children, ...rest }: UpdateCartFormProps): ReactNode => (
  <PostForm {...rest} action="update-cart" fields={{ ...operation, minimum, from: page }}>
    {children}
  </PostForm>
);
