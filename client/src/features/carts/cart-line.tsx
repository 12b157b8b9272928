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
  readonly onSave: () => void;
}

interface WayOutProps {
  readonly action: 'remove-position' | 'save-for-later';
  readonly label: string;
  readonly positionId: string;
  readonly name: string;
  readonly onSend: () => void;
}

/** Takes the line out of the basket. */
const WayOut = ({ action, label, positionId, name, onSend }: WayOutProps): ReactNode => {
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <form method="post" action={`/forms/${action}`} onSubmit={send}>
      <input type="hidden" name="positionId" value={positionId} />
      <input type="hidden" name="from" value={BASKET} />
      <Button type="submit" variant="link">
        {label} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </form>
  );
};

/** A line of the basket. The amounts come from the shop; while a change is pending they are marked as unsettled. */
export const CartLine = ({ line: { position, quantity, isUnsettled }, onChange, onRemove, onSave }: CartLineProps): ReactNode => {
  const { t } = useTranslation('carts');
  const { id: positionId, name, removable } = position;
  return (
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
        {removable && <WayOut action="save-for-later" label={t('line.save')} onSend={onSave} {...{ positionId, name }} />}
        {removable && <WayOut action="remove-position" label={t('line.remove')} onSend={onRemove} {...{ positionId, name }} />}
      </div>
      <LinePrice position={position} isUnsettled={isUnsettled} />
    </li>
  );
};
