import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import type { Plan } from './prime.queries.ts';
import styles from './prime-pages.module.css';

/** What is ordered, right above the button: service, term, renewal, cancellation and total price (§ 312j (2) BGB). */
export const OrderFacts = ({
  plan: { months: count, price, monthlyPrice, net },
}: {
  readonly plan: Plan;
}): ReactNode => {
  const { t } = useTranslation('prime');
  const { number } = useFormat();
  const month = monthlyPrice.text;
  const facts = [
    [t('checkout.what'), t('checkout.what.text')],
    [t('checkout.term'), t('checkout.term.text', { count })],
    [
      t('checkout.renewal'),
      net === null
        ? t('checkout.renewal.text', { price: month })
        : t('checkout.renewal.text.net', { price: net.monthlyPrice.text, gross: month }),
    ],
    [t('checkout.cancel'), t('checkout.cancel.text')],
  ] as const;
  const sums =
    net === null
      ? []
      : ([
          [t('checkout.total.net'), net.price.text],
          [t('checkout.vat', { rate: number(net.vatRate) }), net.tax.text],
        ] as const);
  return (
    <dl className={styles.part}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className={styles.muted}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {sums.map(([label, amount]) => (
        <div key={label} className={styles.line}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div className={styles.line}>
        <dt>{t(net === null ? 'checkout.total' : 'checkout.total.gross')}</dt>
        <dd className={styles.price}>{price.text}</dd>
      </div>
    </dl>
  );
};
