import { newsletterConsent } from '@shop/domain/newsletter/newsletter-consent';
import { fieldErrorsOf } from '@shop/domain/shared/field-errors';
import { email as emailError } from '@shop/domain/shared/form-rules';
import { NEWSLETTER_UNSUBSCRIPTION, PRIVACY } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { SubscribeToNewsletterDocument } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import { Card } from '../../ui/card.tsx';
import styles from '../../ui/declaration.module.css';
import { EmailField } from '../../ui/email-field.tsx';
import { SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';

const SubscriptionForm = (): ReactNode => {
  const { t } = useTranslation('newsletter');
  const storefront = useStorefront();
  const navigateTo = useNavigateTo();
  const form = useForm({
    action: 'newsletter-subscription',
    name: 'newsletter-subscription',
    initial: { email: '' },
    validate: (values) => fieldErrorsOf({ email: emailError(values.email) }),
    onSubmit: async ({ email }): Promise<SubmitResult> => {
      const { subscribeToNewsletter: result } = await request('SubscribeToNewsletter', SubscribeToNewsletterDocument, {
        email,
      });
      if (result.__typename === 'FormRefused') return formRefused(result);
      navigateTo(result.path);
      return { accepted: true };
    },
  });
  return (
    <Form form={form} label={t('title')}>
      <EmailField name="email" label={t('email')} />
      <p>{newsletterConsent('page', storefront).wording}</p>
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
};

/** The subscription to the newsletter (ROUTE-23). */
export const NewsletterPage = (): ReactNode => {
  const { t } = useTranslation('newsletter');
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Card>
        <SubscriptionForm />
      </Card>
      <p>
        <TextWithLinks text={t('more')} hrefs={{ privacy: PRIVACY, unsubscription: NEWSLETTER_UNSUBSCRIPTION }} />
      </p>
    </div>
  );
};
