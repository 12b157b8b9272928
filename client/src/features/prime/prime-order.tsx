import { fieldErrorsOf } from '@shop/domain/shared/field-errors';
import { PRIME } from '@shop/domain/shared/paths';
import type { MessageKey } from '@shop/domain/shared/message-keys';
import { type ReactNode, useId } from 'react';

import { useForm } from '../../platform/forms/use-form.ts';
import { useFormEcho, useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { legalLinksOf } from '../../storefronts/legal-links.ts';
import { Card } from '../../ui/card.tsx';
import { SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { OrderFacts } from './order-facts.tsx';
import type { Offer, Plan } from './prime.queries.ts';
import styles from './prime-pages.module.css';
import { type CardPayment, useSubscription } from './use-subscription.ts';

const REQUIRED: MessageKey = 'vue.checkout.paymentStep.errorNoPaymentSelected';
const FIELD = 'field.';

interface PrimeOrderProps {
  readonly plan: Plan;
  readonly methods: Offer['paymentMethods'];
  /** Parts that the route renders from other areas. */
  readonly choice: ReactNode;
  readonly cardForm: (card: CardPayment) => ReactNode;
}

/** The form to the card provider, if the order button was pressed without scripts. */
const useEchoedCard = (): CardPayment | undefined => {
  const echo = useFormEcho('prime-card');
  const url = echo?.values['url'];
  if (echo === undefined || url === undefined) return undefined;
  const fields = Object.entries(echo.values).flatMap(([name, value]) =>
    name.startsWith(FIELD) ? [{ name: name.slice(FIELD.length), value }] : [],
  );
  return { url, fields };
};

/** Payment, the whole order, and right below it the button that orders (§ 312j BGB). */
export const PrimeOrder = ({ plan, methods, choice, cardForm }: PrimeOrderProps): ReactNode => {
  const { t } = useTranslation('prime');
  const id = useId();
  const links = legalLinksOf(useStorefront());
  const echoedCard = useEchoedCard();
  const { card = echoedCard, order } = useSubscription();
  const only = methods.length === 1 ? methods[0] : undefined;
  const { amount, currency } = plan.price;
  const form = useForm({
    action: 'prime-subscribe',
    name: 'prime-checkout',
    initial: { paymentId: only?.id ?? '' },
    validate: ({ paymentId }) => fieldErrorsOf({ paymentId: paymentId === '' ? REQUIRED : undefined }),
    onSubmit: ({ paymentId }) => order({ abo: plan.abo, paymentId, price: { amount, currency } }),
  });
  const method = methods.find((offered) => offered.id === form.values['paymentId']);
  if (card !== undefined) return cardForm(card);
  return (
    <Form form={form} hidden={{ abo: plan.abo, price: amount, currency }} label={t('checkout.title')}>
      <section className={styles.part} aria-labelledby={`${id}payment`}>
        <h2 id={`${id}payment`}>{t('checkout.payment')}</h2>
        {choice}
      </section>
      <p className={styles.muted}>
        <TextWithLinks text={t(`legal.${links.law}`)} hrefs={{ ...links }} />
      </p>
      <Card as="section" labelledBy={`${id}summary`}>
        <div className={styles.part}>
          <div className={styles.line}>
            <h2 id={`${id}summary`}>{t('checkout.summary')}</h2>
            <a href={PRIME}>{t('checkout.change')}</a>
          </div>
          <OrderFacts plan={plan} />
          <SubmitButton>{method?.buttonLabel ?? t('order')}</SubmitButton>
          {method?.buttonInfo != null && <p className={styles.muted}>{method.buttonInfo}</p>}
        </div>
      </Card>
    </Form>
  );
};
