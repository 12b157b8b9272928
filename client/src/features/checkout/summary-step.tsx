import { commentErrors } from '@shop/domain/checkout/comment-errors';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { BASKET, CHECKOUT_PAYMENT, CHECKOUT_SHIPPING } from '@shop/domain/shared/paths';
import { type ReactNode, useState } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { Button } from '../../ui/button.tsx';
import { CHECKED, FormCheckbox, SubmitButton, FormTextArea } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useMethodName } from '../payments/model/use-method-name.ts';
import { CardPaymentForm } from './card-payment.tsx';
import { ChangedCartNotice } from './changed-cart-notice.tsx';
import { LegalConsent } from './legal-consent.tsx';
import { StepInterruption } from './step-interruption.tsx';
import { SummaryPart } from './summary-part.tsx';
import styles from './summary.module.css';
import type { OpenStep } from './use-open-step.ts';
import { PAYMENT_PART, useOrderPlacement } from './use-order-placement.ts';
import { useStepForm } from './use-step-form.ts';

interface SummaryStepProps {
  readonly step: OpenStep;
  /** Fetches the confirmation of an order that was just placed. */
  readonly onOrdered: (orderId: string) => Promise<void>;
  /** Parts that the route renders from other areas. */
  readonly addressLines: (address: NonNullable<CheckoutPartFragment['billingAddress']>) => ReactNode;
  readonly goods: ReactNode;
  readonly totals: ReactNode;
}

interface Shown {
  readonly checkout: CheckoutPartFragment;
}

const Delivery = ({ checkout, addressLines }: Shown & Pick<SummaryStepProps, 'addressLines'>): ReactNode => {
  const { t } = useTranslation('summary');
  const { dateRange } = useFormat();
  const { billingAddress, shippingAddress, email, orderReference, costCentre } = checkout;
  const shipper = checkout.shippers.find(({ selected }) => selected);
  const isSame = checkout.deliveryType === 'sameAsBilling' || shippingAddress === null;
  return (
    <>
      <SummaryPart heading={t('summary.billing')} href={CHECKOUT_SHIPPING}>
        {billingAddress !== null && <address>{addressLines(billingAddress)}</address>}
        {email !== null && <p className={styles.muted}>{email}</p>}
        {orderReference !== null && orderReference !== '' && (
          <p className={styles.muted}>{t('summary.orderReference', { reference: orderReference })}</p>
        )}
        {costCentre !== null && costCentre !== '' && (
          <p className={styles.muted}>{t('summary.costCentre', { costCentre })}</p>
        )}
      </SummaryPart>
      <SummaryPart heading={t('summary.delivery')} href={CHECKOUT_SHIPPING}>
        {isSame ? <p>{t('summary.sameAddress')}</p> : <address>{addressLines(shippingAddress)}</address>}
        {shipper !== undefined && (
          <p className={styles.muted}>
            {shipper.arrives === null
              ? shipper.name
              : t('summary.shipper', { name: shipper.name, dates: dateRange(shipper.arrives) })}
          </p>
        )}
      </SummaryPart>
    </>
  );
};

/** The form outside the summary that leaves the express checkout: forms cannot be nested. */
const LEAVE_EXPRESS = 'leave-express';

const Payment = ({ checkout: { facts, steps, paymentMethods, selectedPaymentId, cart } }: Shown): ReactNode => {
  const { t } = useTranslation('summary');
  const nameOf = useMethodName();
  const method = paymentMethods.find(({ id }) => id === selectedPaymentId);
  const isChosen = steps.includes('payment');
  const words = method === undefined ? undefined : nameOf(method);
  const otherwise = cart.state === 'payless' ? t('summary.payless') : t('summary.terms');
  return (
    <SummaryPart name={PAYMENT_PART} heading={t('summary.payment')} {...(isChosen ? { href: CHECKOUT_PAYMENT } : {})}>
      <p>{words ?? otherwise}</p>
      {facts.isExpressAmazon && (
        <p>
          <Button type="submit" variant="link" form={LEAVE_EXPRESS}>
            {t('summary.otherPayment')}
          </Button>
        </p>
      )}
      {method?.buyerReference != null && (
        <p className={styles.muted}>{t('summary.buyerReference', { reference: method.buyerReference })}</p>
      )}
    </SummaryPart>
  );
};

const wishesOf = ({ orderComment, newsletterChosen }: CheckoutPartFragment) => ({
  comment: orderComment ?? '',
  newsletter: newsletterChosen ? CHECKED : '',
});

/**
 * The summary: the whole order, and right below it the button that orders (§ 312j BGB). Only what the shopper saw can be
 * ordered: changes from another tab are listed first.
 */
export const SummaryStep = ({ step, onOrdered, addressLines, goods, totals }: SummaryStepProps): ReactNode => {
  const { t } = useTranslation('summary');
  const { checkout } = step;
  const [
    {
      seen,
      cart: { id: cartId },
    },
    setSeen,
  ] = useState(checkout);
  const { placement, place } = useOrderPlacement({ onChanged: setSeen, onOrdered, onOver: step.reportOver });
  const onSubmit = async ({ comment, newsletter }: ReturnType<typeof wishesOf>): Promise<SubmitResult> =>
    place({
      cartId: cartId ?? '',
      seen,
      comment: comment.trim(),
      newsletter: newsletter === CHECKED,
    });
  const form = useStepForm(step, { name: 'summary', initial: wishesOf(checkout), validate: commentErrors, onSubmit });
  const method = checkout.paymentMethods.find(({ id }) => id === checkout.selectedPaymentId);
  if (placement.at === 'card') return <CardPaymentForm card={placement.card} />;
  return (
    <>
      <Form form={form} label={t('summary.title')}>
        <StepInterruption step={step} />
        {placement.at === 'changed' && <ChangedCartNotice changes={placement.changes} />}
        <div className={styles.parts}>
          <Delivery checkout={checkout} addressLines={addressLines} />
          <Payment checkout={checkout} />
        </div>
        <div data-print="none">
          <SummaryPart heading={t('summary.wishes')}>
            <div className={styles.wishes}>
              <FormTextArea
                name="comment"
                label={t('summary.comment')}
                hint={t('summary.comment.hint', { max: FIELD_LIMITS.comment })}
                limit={FIELD_LIMITS.comment}
                isRequired={false}
                rows={2}
              />
              <FormCheckbox
                name="newsletter"
                label={t('summary.newsletter')}
                hint={`${t('summary.newsletter.hint')} ${t('summary.newsletter.mail')}`}
              />
            </div>
          </SummaryPart>
        </div>
        <LegalConsent />
        <SummaryPart heading={t('summary.goods')} href={BASKET}>
          <div className={styles.order}>
            {goods}
            {totals}
            <SubmitButton>{method?.buttonLabel ?? t('summary.order')}</SubmitButton>
            {method?.buttonInfo != null && <p className={styles.muted}>{method.buttonInfo}</p>}
            <div role="status">
              {placement.at === 'checking' && (
                <Notice kind="info">
                  <p>{t('summary.checking')}</p>
                </Notice>
              )}
            </div>
          </div>
        </SummaryPart>
      </Form>
      {checkout.facts.isExpressAmazon && <PostForm id={LEAVE_EXPRESS} action="abort-amazon" />}
    </>
  );
};
