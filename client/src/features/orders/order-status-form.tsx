import { orderLookUpErrors } from '@shop/domain/orders/read-order-look-up';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { LookUpOrderDocument } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import { FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { lookedUpOrderQuery } from './order-status.queries.ts';

/** Asks for what finds an order without an account. The shop never says which of the two is wrong. */
export const OrderStatusForm = (): ReactNode => {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  const form = useForm({
    action: 'order-status',
    name: 'orderStatus',
    initial: { orderId: '', zipCode: '' },
    validate: orderLookUpErrors,
    onSubmit: async (input): Promise<SubmitResult> => {
      const { lookUpOrder: result } = await request('LookUpOrder', LookUpOrderDocument, { input });
      if (result.__typename === 'FormRefused') return formRefused(result);
      const { queryKey } = lookedUpOrderQuery();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { lookedUpOrder: result });
      return { accepted: true };
    },
  });
  return (
    <Form form={form} label={t('status.page')}>
      <FormTextField
        name="orderId"
        label={t('status.number')}
        hint={t('status.number.hint')}
        width="m"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormTextField
        name="zipCode"
        label={t('status.zip')}
        hint={t('status.zip.hint')}
        width="s"
        autoComplete="postal-code"
      />
      <SubmitButton>{t('status.submit')}</SubmitButton>
    </Form>
  );
};
