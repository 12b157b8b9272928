import { WITHDRAWAL_FORM, WITHDRAWAL_RECEIPT } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { lostReplyMessage } from '../../platform/failures/failure-notice.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { formRefused } from '../../platform/forms/form-refused.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import styles from '../../ui/declaration.module.css';
import { SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { DeclaredFacts } from './declared-facts.tsx';
import { useWithdrawalRight } from './model/use-withdrawal-right.ts';
import { useConfirmWithdrawal } from './withdrawals.mutations.ts';
import type { Withdrawal } from './withdrawals.queries.ts';

const noErrors = (): readonly [] => [];

/** The second step (§ 356a (3) BGB): shows what was entered; its button declares the withdrawal. */
export const ConfirmWithdrawal = ({ withdrawal }: { readonly withdrawal: Withdrawal }): ReactNode => {
  const { t } = useTranslation('withdrawals');
  const right = useWithdrawalRight();
  const navigateTo = useNavigateTo();
  const { mutateAsync: confirm } = useConfirmWithdrawal();
  const form = useForm({
    action: 'withdrawal-confirmation',
    name: 'withdrawal-confirmation',
    initial: {},
    validate: noErrors,
    onSubmit: async (): Promise<SubmitResult> => {
      // Without a reply the declaration may have arrived. The same key is received once.
      const result = await confirm(withdrawal.key).catch((failure: unknown) => ({ failure }));
      if ('failure' in result)
        return { accepted: false, general: lostReplyMessage(result.failure, 'shop.withdrawal.unknownOutcome') };
      if (result.__typename === 'FormRefused') return formRefused(result);
      navigateTo(WITHDRAWAL_RECEIPT, { replace: true });
      return { accepted: true };
    },
  });
  return (
    <div className={styles.page}>
      <h1>{t(`confirm.title.${right}`)}</h1>
      <Card>
        <Form form={form} hidden={{ key: withdrawal.key }} label={t(`confirm.title.${right}`)}>
          <p className={styles.statement}>{t(`statement.${right}`)}</p>
          <DeclaredFacts withdrawal={withdrawal} />
          <p>
            <a href={WITHDRAWAL_FORM}>{t('confirm.change')}</a>
          </p>
          <p className={styles.muted}>{t('confirm.next', { email: withdrawal.email })}</p>
          <SubmitButton>{t(`confirm.submit.${right}`)}</SubmitButton>
        </Form>
      </Card>
    </div>
  );
};
