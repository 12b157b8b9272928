import { BASKET } from '@shop/domain/shared/paths';
import type { FormEvent, ReactNode } from 'react';

import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface LineActionFormProps {
  readonly action: 'remove-position' | 'save-for-later' | 'move-to-cart' | 'remove-saved';
  /** What the plain form sends. */
  readonly fields: Readonly<Record<string, string | number>>;
  readonly label: string;
  /** The article, for whoever hears the button without its line. */
  readonly name: string;
  /** @default 'link' */
  readonly variant?: 'link' | 'outline';
  readonly onSend: () => void;
}

/** A button of a line of the basket, or of the list for later. Without scripts it sends a plain form. */
export const LineActionForm = ({
  action,
  fields,
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
    <form method="post" action={`/forms/${action}`} onSubmit={send}>
      {Object.entries({ ...fields, from: BASKET }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button type="submit" variant={variant}>
        {label} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </form>
  );
};
