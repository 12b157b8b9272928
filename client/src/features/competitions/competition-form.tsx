import { entryErrors } from '@shop/domain/competitions/competition-entry';
import { newsletterConsent } from '@shop/domain/newsletter/newsletter-consent';
import { type ReactNode, useId } from 'react';

import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { EnterCompetitionDocument } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { request } from '../../platform/transport/request.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { CHECKED, FormCheckbox, FormRadioGroup, FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { HONEYPOT, HoneypotField } from '../../ui/honeypot-field.tsx';
import { SanitizedHtml } from '../../ui/sanitized-html.tsx';
import styles from './competitions.module.css';
import type { Competition } from './model/competitions.queries.ts';

const INITIAL = {
  answer: '',
  fullName: '',
  email: '',
  school: '',
  acceptsTerms: '',
  newsletter: '',
  [HONEYPOT]: '',
};

interface CompetitionFormProps {
  readonly competition: Competition;
  /** Path of the page that the form is on. */
  readonly page: string;
  /** Level of the heading above the terms. @default 2 */
  readonly level?: 2 | 3;
}

/** The entry into a competition, with its whole terms before the button: on its page, and in a teaser, where it works without scripts. */
export const CompetitionForm = ({ competition, page, level = 2 }: CompetitionFormProps): ReactNode => {
  const { t } = useTranslation('competitions');
  const storefront = useStorefront();
  const navigateTo = useNavigateTo();
  const termsId = useId();
  const { id: competitionId, question, answers, terms } = competition;
  const entryOf = ({ acceptsTerms, newsletter: _, ...values }: typeof INITIAL) => ({
    competitionId,
    ...values,
    acceptsTerms: acceptsTerms === CHECKED,
  });
  const form = useForm({
    action: 'competition-entry',
    name: 'competition-entry',
    initial: INITIAL,
    validate: (values) => entryErrors({ ...entryOf(values), isSuspicious: false }),
    onSubmit: async (values): Promise<SubmitResult> => {
      const { [HONEYPOT]: honeypot, ...entry } = entryOf(values);
      const input = { ...entry, honeypot, newsletter: values.newsletter === CHECKED };
      const { enterCompetition: result } = await request('EnterCompetition', EnterCompetitionDocument, { input });
      if (result.__typename === 'FormRefused') return formRefused(result);
      navigateTo(result.path);
      return { accepted: true };
    },
  });
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Form form={form} label={t('form')} hidden={{ competitionId, from: page }}>
      <FormRadioGroup
        name="answer"
        label={question}
        choices={answers.map(({ id, text }) => ({ value: id, label: text }))}
      />
      <FormTextField name="fullName" label={t('fullName')} autoComplete="name" />
      <EmailField name="email" label={t('email')} hint={t('email.hint')} />
      <FormTextField
        name="school"
        label={t('school')}
        hint={t('school.hint')}
        isRequired={false}
        autoComplete="organization"
      />
      <HoneypotField label={t('honeypot')} />
      <section className={styles.terms} aria-labelledby={termsId}>
        <Heading id={termsId}>{t('terms')}</Heading>
        <SanitizedHtml html={terms} />
      </section>
      <FormCheckbox name="acceptsTerms" label={t('acceptsTerms')} />
      <FormCheckbox
        name="newsletter"
        label={newsletterConsent('competition', storefront).wording}
        hint={t('newsletter.hint')}
      />
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
};
