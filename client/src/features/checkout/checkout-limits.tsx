import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import type { CheckoutLimitsQuery } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMethodName } from '../payments/model/use-method-name.ts';
import styles from './checkout-limits.module.css';

/** Payment methods and delivery countries. They must be shown when the checkout begins, at the latest (§ 312j(1) BGB). */
export const CheckoutLimits = ({
  checkout: { paymentMethods, deliveryCountries },
}: {
  readonly checkout: CheckoutLimitsQuery['checkout'];
}): ReactNode => {
  const { t } = useTranslation('checkout');
  const nameOf = useMethodName();
  const { countryName } = useFormat();
  return (
    <div className={styles.limits}>
      {paymentMethods.length > 0 && <p>{t('limits.pay', { methods: paymentMethods.map(nameOf).join(', ') })}</p>}
      <p>{t('limits.countries', { countries: deliveryCountries.map(countryName).join(', ') })}</p>
    </div>
  );
};
