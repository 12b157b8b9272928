import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { ConfirmStockAlertDocument } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import styles from '../../ui/declaration.module.css';
import { SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const ConfirmationForm = ({ token }: { readonly token: string }): ReactNode => {
  const { t } = useTranslation('stock-alerts');
  const navigateTo = useNavigateTo();
  const form = useForm({
    action: 'stock-alert-confirmation',
    name: 'stock-alert-confirmation',
    initial: {},
    validate: () => [],
    onSubmit: async (): Promise<SubmitResult> => {
      const { confirmStockAlert } = await request('ConfirmStockAlert', ConfirmStockAlertDocument, { token });
      navigateTo(confirmStockAlert.path, { replace: true });
      return { accepted: true };
    },
  });
  return (
    <Form form={form} label={t('confirm.title')} hidden={{ token }}>
      <SubmitButton>{t('confirm.submit')}</SubmitButton>
    </Form>
  );
};

/** A link that is not complete, has expired, or whose alert has ended. */
export const DeadAlertLink = ({ isExpired = false }: { readonly isExpired?: boolean }): ReactNode => {
  const { t } = useTranslation('stock-alerts');
  return (
    <div className={styles.page}>
      <h1>{t(isExpired ? 'expired.title' : 'unknown.title')}</h1>
      <p>{t(isExpired ? 'expired.text' : 'unknown.text')}</p>
      <p>
        <LinkButton href={HOME}>{t('home')}</LinkButton>
      </p>
    </div>
  );
};

/** Where the link of the mail leads. Opening it changes nothing, since mail scanners open every link; the press confirms. */
export const AlertConfirmation = ({
  token,
  isExpired,
}: {
  readonly token: string;
  readonly isExpired: boolean;
}): ReactNode => {
  const { t } = useTranslation('stock-alerts');
  if (token === '') return <DeadAlertLink isExpired={isExpired} />;
  return (
    <div className={styles.page}>
      <h1>{t('confirm.title')}</h1>
      <p>{t('confirm.text')}</p>
      <ConfirmationForm token={token} />
    </div>
  );
};
