import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { WITHDRAWAL_CONFIRMATION } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FormTextArea, FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { OrderChoice } from './order-choice.tsx';
import { useWithdrawalRight } from './model/use-withdrawal-right.ts';
import { declarationOf, type KnownFacts, withdrawalFormErrors, withdrawalValues } from './withdrawal-values.ts';
import { usePrepareWithdrawal } from './withdrawals.mutations.ts';

/** The first step of the withdrawal function (§ 356a (3) BGB): name, contract, where to send the receipt. Nothing is declared yet. */
export const WithdrawalForm = (facts: KnownFacts): ReactNode => {
  const { t } = useTranslation('withdrawals');
  const right = useWithdrawalRight();
  const navigateTo = useNavigateTo();
  const { mutateAsync: prepare } = usePrepareWithdrawal();
  const form = useForm({
    action: 'withdrawal',
    // What was typed about one order does not appear in the form of another.
    name: `withdrawal${facts.order ?? ''}`,
    initial: withdrawalValues(facts),
    validate: withdrawalFormErrors,
    onSubmit: async (values): Promise<SubmitResult> => {
      const result = await prepare(declarationOf(values));
      if (result.__typename === 'FormRefused') return formRefused(result);
      navigateTo(WITHDRAWAL_CONFIRMATION);
      return { accepted: true };
    },
  });
  return (
    <Form form={form} label={t(`title.${right}`)}>
      <FormTextField name="fullName" label={t('fullName')} autoComplete="name" />
      <OrderChoice orders={facts.orders} />
      <EmailField name="email" label={t('email')} hint={t('email.hint')} />
      <FormTextArea
        name="withdrawnGoods"
        label={t('goods')}
        hint={t('goods.hint')}
        limit={FIELD_LIMITS.withdrawnGoods}
        isRequired={false}
        rows={3}
      />
      <FormTextArea
        name="withdrawalReason"
        label={t('reason')}
        hint={t('reason.hint')}
        limit={FIELD_LIMITS.withdrawalReason}
        isRequired={false}
        rows={3}
      />
      <SubmitButton>{t('on')}</SubmitButton>
    </Form>
  );
};
