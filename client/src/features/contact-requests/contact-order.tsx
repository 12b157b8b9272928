import type { ReactNode } from 'react';

import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { FormTextField } from '../../ui/form-fields.tsx';
import { type OwnOrder, OwnOrderChoice } from '../../ui/own-order-choice.tsx';

/** Which order, if any. */
export const ContactOrder = ({ orders }: { readonly orders: readonly OwnOrder[] }): ReactNode => {
  const { t } = useTranslation('contact');
  const { day } = useFormat();
  return (
    <OwnOrderChoice
      label={t('order')}
      orders={orders}
      hintOf={({ orderedAt, total }) => t('order.of', { day: day(orderedAt), total: total.text })}
      other={t('order.other')}
    >
      <FormTextField
        name="orderNumber"
        label={t('orderNumber')}
        hint={t('orderNumber.hint')}
        isRequired={false}
        autoComplete="off"
        width="m"
      />
    </OwnOrderChoice>
  );
};
