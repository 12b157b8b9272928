import { type ReactNode, useId } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { Plan } from './prime.queries.ts';
import styles from './prime-pages.module.css';

/** Businesses read the price without VAT first, as on the whole business shop. */
const PlanPrice = ({ plan: { price, monthlyPrice, net } }: { readonly plan: Plan }): ReactNode => {
  const { t } = useTranslation('prime');
  const { number } = useFormat();
  const shown = net?.price ?? price;
  return (
    <>
      <div>
        <p>
          <span className={styles.price}>{shown.text}</span>{' '}
          <span className={styles.muted}>{t(net === null ? 'plan.price' : 'plan.price.net')}</span>
        </p>
        {net !== null && (
          <p className={styles.muted}>{t('plan.gross', { price: price.text, rate: number(net.vatRate) })}</p>
        )}
      </div>
      <p>
        {net === null
          ? t('plan.then', { price: monthlyPrice.text })
          : t('plan.then.net', { price: net.monthlyPrice.text })}
      </p>
    </>
  );
};

/** A plan with the form that starts the checkout. It is always sent as a plain form: the next page is loaded anew. */
const PlanCard = ({ plan }: { readonly plan: Plan }): ReactNode => {
  const { t } = useTranslation('prime');
  const { abo, months: count } = plan;
  return (
    <li>
      <Card>
        <div className={styles.plan}>
          <h3>{t('plan.months', { count })}</h3>
          <PlanPrice plan={plan} />
          <PostForm action="prime-start" fields={{ abo }}>
            <Button type="submit" isWide>
              {t('plan.choose', { count })}
            </Button>
          </PostForm>
        </div>
      </Card>
    </li>
  );
};

/** The plans to choose from. */
export const PlanChoice = ({ plans }: { readonly plans: readonly Plan[] }): ReactNode => {
  const { t } = useTranslation('prime');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('plans')}</h2>
      <ul className={styles.columns}>
        {plans.map((plan) => (
          <PlanCard key={plan.abo} plan={plan} />
        ))}
      </ul>
      <p className={styles.muted}>{t('plans.next')}</p>
    </section>
  );
};
