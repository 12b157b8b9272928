import {
  BASKET,
  CHECKOUT_LOGIN,
  CHECKOUT_PAYMENT,
  CHECKOUT_SHIPPING,
  CHECKOUT_SUMMARY,
} from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { CheckoutPartFragment, CheckoutStep } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { type ProgressStep, ProgressSteps } from '../../ui/progress-steps.tsx';
import styles from './checkout-step.module.css';

const PATHS: Readonly<Record<CheckoutStep, string>> = {
  basket: BASKET,
  login: CHECKOUT_LOGIN,
  shipping: CHECKOUT_SHIPPING,
  payment: CHECKOUT_PAYMENT,
  summary: CHECKOUT_SUMMARY,
};

interface CheckoutScreenProps {
  readonly step: CheckoutStep;
  readonly checkout: Pick<CheckoutPartFragment, 'steps' | 'facts'>;
  readonly title: string;
  /** The order next to the form; on a phone collapsed above it. */
  readonly aside?: ReactNode;
  /** What the cart holds of lightning deals, above the form. */
  readonly reservation: ReactNode;
  readonly children: ReactNode;
}

/** Signed-in shoppers cannot go back to the login step. */
const isWayBack = (step: CheckoutStep, { loginState }: CheckoutPartFragment['facts']): boolean =>
  step !== 'login' || loginState === 'logged-out';

/** The layout of a checkout step: progress, form, and the order next to it. */
export const CheckoutScreen = ({
  step,
  checkout: { steps, facts },
  title,
  aside,
  reservation,
  children,
}: CheckoutScreenProps): ReactNode => {
  const { t } = useTranslation('checkout');
  const at = steps.indexOf(step);
  const line = steps.map((name, position): ProgressStep => {
    const label = t(`step.${name}`);
    if (position > at) return { label, state: 'ahead' };
    if (position === at) return { label, state: 'current' };
    return isWayBack(name, facts) ? { label, state: 'done', href: PATHS[name] } : { label, state: 'done' };
  });
  return (
    <div className={styles.page}>
      <ProgressSteps steps={line} />
      <div className={styles.columns} data-alone={aside === undefined || undefined}>
        <div className={styles.column}>
          <h1 className={styles.title}>{title}</h1>
          {reservation}
          {children}
        </div>
        {aside}
      </div>
    </div>
  );
};
