import type { CartOperation } from '@shop/domain/carts/cart-operation';
import { BASKET } from '@shop/domain/shared/paths';
import type { FormEvent, ReactNode } from 'react';

import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { UpdateCartForm } from './model/update-cart-form.tsx';

interface LineActionFormProps {
  /** What the plain form sends. */
  readonly operation: CartOperation;
  readonly label: string;
  /** The article, for whoever hears the button without its line. */
  readonly name: string;
  /** @default 'link' */
  readonly variant?: 'link' | 'outline';
  readonly onSend: () => void;
}

/** A button of a line of the basket, or of the list for later. Without scripts it sends a plain form. */
export const LineActionForm = ({
  operation,
  label,
  name,
  variant = 'link',
  onSend,
}: LineActionFormProps): ReactNode => {
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <UpdateCartForm operation={operation} page={BASKET} onSubmit={send}>
      <Button type="submit" variant={variant}>
        {label} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </UpdateCartForm>
  );
};
