import { fieldErrorsOf } from '@shop/domain/shared/field-errors';
import { email as emailError } from '@shop/domain/shared/form-rules';
import { PRIVACY, STOCK_ALERT_ANCHOR } from '@shop/domain/shared/paths';
import { type ReactNode, useId } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { WatchItemDocument } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { visitorQuery } from '../sessions/model/personal-queries.ts';
import styles from './alert-form.module.css';

interface AlertFormProps {
  readonly itemId: string;
  /** The page to return to if scripts do not run. */
  readonly path: string;
}

/** Asks where to mail that an article is back. */
export const AlertForm = ({ itemId, path }: AlertFormProps): ReactNode => {
  const { t } = useTranslation('stock-alerts');
  const title = useId();
  const navigateTo = useNavigateTo();
  // Pages of products are the same for everybody: who is signed in is known later.
  const email = useQueryResult(visitorQuery)?.me.email ?? '';
  const form = useForm({
    action: 'stock-alert',
    name: 'stock-alert',
    initial: { email },
    validate: (values) => fieldErrorsOf({ email: emailError(values.email) }),
    onSubmit: async (values): Promise<SubmitResult> => {
      const { watchItem: result } = await request('WatchItem', WatchItemDocument, { itemId, email: values.email });
      if (result.__typename === 'FormRefused') return formRefused(result);
      navigateTo(result.path);
      return { accepted: true };
    },
  });
  return (
    <section id={STOCK_ALERT_ANCHOR} className={styles.alert} aria-labelledby={title}>
      <h2 id={title}>{t('form.title')}</h2>
      <p className={styles.text}>
        <TextWithLinks text={t('form.text')} hrefs={{ privacy: PRIVACY }} />
      </p>
      <Form form={form} hidden={{ itemId, from: path }} label={t('form.title')}>
        <EmailField name="email" label={t('form.email')} />
        <SubmitButton>{t('form.submit')}</SubmitButton>
      </Form>
    </section>
  );
};
