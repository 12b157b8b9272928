import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { FormRadioGroup, FormTextField } from '../../ui/form-fields.tsx';
import type { OwnOrder } from './contact-values.ts';

const OrderNumberField = (): ReactNode => {
  const { t } = useTranslation('contact');
  return (
    <FormTextField
      name="orderNumber"
      label={t('orderNumber')}
      hint={t('orderNumber.hint')}
      isRequired={false}
      autoComplete="off"
      width="m"
    />
  );
};

/** Which order, if any: one of the customer's, or a typed number. */
export const ContactOrder = ({ orders }: { readonly orders: readonly OwnOrder[] }): ReactNode => {
  const { t } = useTranslation('contact');
  const { day } = useFormat();
  if (orders.length === 0) return <OrderNumberField />;
  const own = orders.map(({ orderId, orderedAt, total }) => ({
    value: orderId,
    label: orderId,
    hint: t('order.of', { day: day(orderedAt), total: total.text }),
  }));
  return (
    <FormRadioGroup
      name="chosenOrder"
      label={t('order')}
      choices={[...own, { value: '', label: t('order.other'), detail: <OrderNumberField /> }]}
    />
  );
};
