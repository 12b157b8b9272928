import { productSelectionPath } from '@shop/domain/returns/returns-guard';
import { RETURN_STEPS, type ReturnStep } from '@shop/domain/returns/return-steps';
import { RETURN_STEP_PATHS } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { type ProgressStep, ProgressSteps } from '../../ui/progress-steps.tsx';
import type { ReturnOrder } from './return-flow.ts';
import styles from './returns.module.css';

interface ReturnScreenProps {
  readonly step: ReturnStep;
  readonly order: Pick<ReturnOrder, 'hash' | 'orderId' | 'orderDate'>;
  readonly title: string;
  readonly children: ReactNode;
}

export const pathOfStep = (step: ReturnStep, hash: string): string =>
  step === 'productselection' ? productSelectionPath(hash) : RETURN_STEP_PATHS[step];

/** The layout of a step of a return: progress, the order that it is about, and the form. */
export const ReturnScreen = ({ step, order, title, children }: ReturnScreenProps): ReactNode => {
  const { t } = useTranslation('returns');
  const { day } = useFormat();
  const at = RETURN_STEPS.indexOf(step);
  const line = RETURN_STEPS.map((name, position): ProgressStep => {
    const label = t(`step.${name}`);
    if (position > at) return { label, state: 'ahead' };
    return position === at ? { label, state: 'current' } : { label, state: 'done', href: pathOfStep(name, order.hash) };
  });
  return (
    <div className={styles.page}>
      <ProgressSteps steps={line} />
      <div className={styles.column}>
        <div>
          <h1>{title}</h1>
          <p className={styles.lead}>{t('order', { number: order.orderId, day: day(order.orderDate) })}</p>
        </div>
        {children}
      </div>
    </div>
  );
};
