import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import styles from './cart-line.module.css';
import { CartPicture } from './cart-picture.tsx';
import { LineActionForm } from './line-action-form.tsx';
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

/** A line of the basket. The amounts come from the shop; while a change is pending they are marked as unsettled. */
export const CartLine = ({
  line: { position, quantity, isUnsettled },
  onChange,
  onRemove,
  onSave,
}: CartLineProps): ReactNode => {
  const { t } = useTranslation('carts');
  const { operationsId: positionId, name, removable } = position;
  const isGone = position.quantity === 0 && position.maxQuantity === 0;
  return (
    <li className={styles.line}>
      <a className={styles.picture} href={position.path} tabIndex={-1} aria-hidden="true">
        <CartPicture position={position} />
      </a>
      <div className={styles.what}>
        <h3 className={styles.name}>
          <a href={position.path}>{position.name}</a>
        </h3>
        <LineFacts position={position} />
      </div>
      <div className={styles.quantity}>
        {!isGone && <QuantityForm position={position} quantity={quantity} onChange={onChange} onDelete={onRemove} />}
        {removable && (
          <LineActionForm
            operation={{ do: 'save-for-later', positionId }}
            label={t('line.save')}
            name={name}
            onSend={onSave}
          />
        )}
        {removable && (
          <LineActionForm
            operation={{ do: 'remove-position', positionId }}
            label={t('line.remove')}
            name={name}
            onSend={onRemove}
          />
        )}
      </div>
      {!isGone && <LinePrice position={position} isUnsettled={isUnsettled} />}
    </li>
  );
};
