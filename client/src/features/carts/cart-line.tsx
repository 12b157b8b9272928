import { BASKET } from '@shop/domain/shared/paths';
import { type FormEvent, type ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './cart-line.module.css';
import { CartPicture } from './cart-picture.tsx';
import { LineFacts } from './line-facts.tsx';
import { LinePrice } from './line-price.tsx';
import { QuantityForm } from './quantity-form.tsx';
import type { ShownLine } from './shown-lines.ts';

interface CartLineProps {
  readonly line: ShownLine;
  readonly onChange: (quantity: number) => void;
  readonly onRemove: () => void;
}

const RemoveForm = ({ positionId, name, onRemove }: { readonly positionId: string; readonly name: string; readonly onRemove: () => void }): ReactNode => {
  const { t } = useTranslation('carts');
  const remove = (event: FormEvent): void => {
    event.preventDefault();
    onRemove();
  };
  return (
    <form method="post" action="/forms/remove-position" onSubmit={remove}>
      <input type="hidden" name="positionId" value={positionId} />
      <input type="hidden" name="from" value={BASKET} />
      <Button type="submit" variant="link">
        {t('line.remove')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </form>
  );
};

/** A line of the basket. The amounts come from the shop; while a change is pending they are marked as unsettled. */
export const CartLine = ({ line: { position, quantity, isUnsettled }, onChange, onRemove }: CartLineProps): ReactNode => (
  <li className={styles.line}>
    <a className={styles.picture} href={position.path} tabIndex={-1} aria-hidden="true">
      <CartPicture position={position} />
    </a>
    <div className={styles.what}>
      <h3 className={styles.name}><a href={position.path}>{position.name}</a></h3>
      <LineFacts position={position} />
    </div>
    <div className={styles.quantity}>
      <QuantityForm position={position} quantity={quantity} onChange={onChange} onDelete={onRemove} />
      {position.removable && <RemoveForm positionId={position.id} name={position.name} onRemove={onRemove} />}
    </div>
    <LinePrice position={position} isUnsettled={isUnsettled} />
  </li>
);
