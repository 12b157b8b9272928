import { leitwegIdWarning } from '@shop/domain/payments/buyer-reference';
import { NEEDS_BUYER_REFERENCE } from '@shop/domain/payments/payment-rules';
import type { ReactNode } from 'react';

import { useFormHandle } from '../../platform/forms/form-context.ts';
import type { CheckoutPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { FormTextField } from '../../ui/form-fields.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { useMethodName } from './model/use-method-name.ts';
import { PaymentMark } from './payment-mark.tsx';
import styles from './payment-choice.module.css';

type Method = Pick<
  CheckoutPartFragment['paymentMethods'][number],
  'id' | 'displayName' | 'display' | 'description' | 'enabled' | 'additionalInfo'
>;

/** A public body's reference. One that is no valid Leitweg-ID shows a warning, but is accepted. */
const BuyerReference = (): ReactNode => {
  const { t } = useTranslation('payments');
  const message = useMessage();
  const warning = leitwegIdWarning(useFormHandle().values['buyerReference'] ?? '');
  return (
    <div className={styles.reference}>
      <FormTextField
        name="buyerReference"
        label={t('payment.buyerReference')}
        hint={t('payment.buyerReference.hint')}
        width="m"
        autoComplete="off"
      />
      <div role="status">
        {warning !== undefined && (
          <Notice kind="warning">
            <p>{message(warning)}</p>
          </Notice>
        )}
      </div>
    </div>
  );
};

const detailOf = ({ id, additionalInfo }: Method): ReactNode => {
  if (id === NEEDS_BUYER_REFERENCE) return <BuyerReference />;
  return additionalInfo === null ? undefined : <p className={styles.info}>{additionalInfo}</p>;
};

/** What it means to pay like this; if that is not possible, also why. */
const hintOf = ({ description, enabled, additionalInfo }: Method): string | undefined => {
  const said = [description, enabled ? null : additionalInfo].filter((text) => text !== null && text !== '');
  return said.length === 0 ? undefined : said.join(' ');
};

/** The payment methods. One that is unavailable for this order is disabled, with the reason. */
export const PaymentChoice = ({ methods }: { readonly methods: readonly Method[] }): ReactNode => {
  const { t } = useTranslation('payments');
  const nameOf = useMethodName();
  const { values, set, errorOf } = useFormHandle();
  return (
    <RadioGroup
      name="paymentId"
      label={t('payment.title')}
      isLabelHidden
      look="cards"
      value={values['paymentId']}
      error={errorOf('paymentId')}
      onChange={(paymentId) => set({ paymentId })}
      choices={methods.map((method) => ({
        value: method.id,
        label: nameOf(method),
        hint: hintOf(method),
        aside: <PaymentMark display={method.display} />,
        isDisabled: !method.enabled,
        detail: detailOf(method),
      }))}
    />
  );
};
