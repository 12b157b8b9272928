import { fieldErrorsOf } from '@shop/domain/shared/field-errors';
import { email as emailError } from '@shop/domain/shared/form-rules';
import { HOME, NEWSLETTER } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { UnsubscribeFromNewsletterDocument } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import { Card } from '../../ui/card.tsx';
import styles from '../../ui/declaration.module.css';
import { EmailField } from '../../ui/email-field.tsx';
import { SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** The link of a mail says whose subscription ends; without one, the address is typed. */
const UnsubscriptionForm = ({ token }: { readonly token: string }): ReactNode => {
  const { t } = useTranslation('newsletter');
  const navigateTo = useNavigateTo();
  const isLinked = token !== '';
  const form = useForm({
    action: 'newsletter-unsubscription',
    name: 'newsletter-unsubscription',
    initial: { email: '' },
    validate: ({ email }) => (isLinked ? [] : fieldErrorsOf({ email: emailError(email) })),
    onSubmit: async ({ email }): Promise<SubmitResult> => {
      const sent = isLinked ? { token } : { email };
      const reply = await request('UnsubscribeFromNewsletter', UnsubscribeFromNewsletterDocument, sent);
      const { unsubscribeFromNewsletter: result } = reply;
      if (result.__typename === 'FormRefused') return formRefused(result);
      navigateTo(result.path, { replace: true });
      return { accepted: true };
    },
  });
  return (
    <Form form={form} label={t('unsubscribe.title')} hidden={isLinked ? { token } : {}}>
      {!isLinked && <EmailField name="email" label={t('email')} />}
      <SubmitButton>{t('unsubscribe.submit')}</SubmitButton>
    </Form>
  );
};

/** Ends the subscription by a press, the same for every address (ROUTE-25). */
export const NewsletterUnsubscription = ({
  token,
  isDone,
}: {
  readonly token: string;
  readonly isDone: boolean;
}): ReactNode => {
  const { t } = useTranslation('newsletter');
  if (isDone)
    return (
      <div className={styles.page}>
        <h1>{t('unsubscribed.title')}</h1>
        <p>{t('unsubscribed.text')}</p>
        <p>
          <LinkButton href={HOME}>{t('home')}</LinkButton>
        </p>
        <p>
          <a href={NEWSLETTER}>{t('again')}</a>
        </p>
      </div>
    );
  return (
    <div className={styles.page}>
      <h1>{t('unsubscribe.title')}</h1>
      <p>{t(token === '' ? 'unsubscribe.text' : 'unsubscribe.linked')}</p>
      <Card>
        <UnsubscriptionForm token={token} />
      </Card>
    </div>
  );
};
