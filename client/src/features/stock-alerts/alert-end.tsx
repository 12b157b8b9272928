import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { EndStockAlertDocument } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import styles from '../../ui/declaration.module.css';
import { SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DeadAlertLink } from './alert-confirmation.tsx';

const EndForm = ({ token }: { readonly token: string }): ReactNode => {
  const { t } = useTranslation('stock-alerts');
  const navigateTo = useNavigateTo();
  const form = useForm({
    action: 'stock-alert-end',
    name: 'stock-alert-end',
    initial: {},
    validate: () => [],
    onSubmit: async (): Promise<SubmitResult> => {
      const { endStockAlert } = await request('EndStockAlert', EndStockAlertDocument, { token });
      navigateTo(endStockAlert.path, { replace: true });
      return { accepted: true };
    },
  });
  return (
    <Form form={form} label={t('end.title')} hidden={{ token }}>
      <SubmitButton>{t('end.submit')}</SubmitButton>
    </Form>
  );
};

/** Ends an alert by a press, the same for every link. */
export const AlertEnd = ({ token, isDone }: { readonly token: string; readonly isDone: boolean }): ReactNode => {
  const { t } = useTranslation('stock-alerts');
  if (isDone)
    return (
      <div className={styles.page}>
        <h1>{t('ended.title')}</h1>
        <p>{t('ended.text')}</p>
        <p>
          <LinkButton href={HOME}>{t('home')}</LinkButton>
        </p>
      </div>
    );
  if (token === '') return <DeadAlertLink />;
  return (
    <div className={styles.page}>
      <h1>{t('end.title')}</h1>
      <p>{t('end.text')}</p>
      <EndForm token={token} />
    </div>
  );
};
