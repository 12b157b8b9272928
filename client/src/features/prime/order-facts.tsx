import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import type { Plan } from './prime.queries.ts';
import styles from './prime-pages.module.css';

/** What is ordered, right above the button: service, term, renewal, cancellation and total price (§ 312j (2) BGB). */
export const OrderFacts = ({ plan: { months: count, price, monthlyPrice } }: { readonly plan: Plan }): ReactNode => {
  const { t } = useTranslation('prime');
  const facts = [
    [t('checkout.what'), t('checkout.what.text')],
    [t('checkout.term'), t('checkout.term.text', { count })],
    [t('checkout.renewal'), t('checkout.renewal.text', { price: monthlyPrice.text })],
    [t('checkout.cancel'), t('checkout.cancel.text')],
  ] as const;
  return (
    <dl className={styles.part}>
      {facts.map(([label, value]) => <div key={label}><dt className={styles.muted}>{label}</dt><dd>{value}</dd></div>)}
      <div className={styles.line}><dt>{t('checkout.total')}</dt><dd className={styles.price}>{price.text}</dd></div>
    </dl>
  );
};
