import type { ShipmentStatusOrUnknown } from '@shop/domain/orders/order-status';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './shipment-steps.module.css';

/** The way of every delivery that is not cancelled. */
const WAY = ['received', 'in-dispatch', 'shipped', 'delivered'] as const satisfies readonly ShipmentStatusOrUnknown[];

const stateAt = (place: number, current: number): 'done' | 'current' | 'ahead' => {
  if (place === current) return 'current';
  return place < current ? 'done' : 'ahead';
};

/** How far a delivery has got. */
export const ShipmentSteps = ({ status }: { readonly status: ShipmentStatusOrUnknown }): ReactNode => {
  const { t } = useTranslation('orders');
  const { t: shell } = useTranslation('shell');
  const current = WAY.findIndex((step) => step === status);
  if (current < 0) return null;
  return (
    <div className={styles.frame} data-print="none">
      <ol className={styles.steps} aria-label={t('shipment.steps')}>
        {WAY.map((step, place) => {
          const state = stateAt(place, current);
          return (
            <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              <span className={styles.mark} aria-hidden="true">
                {(state === 'done' || status === 'delivered') && <Icon name="check" size={14} />}
              </span>
              <span>{t(`status.${step}`)}</span>
              {state === 'done' && <VisuallyHidden> {shell('steps.done')}</VisuallyHidden>}
            </li>
          );
        })}
      </ol>
    </div>
  );
};
