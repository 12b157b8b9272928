import { PHOTO_RULE } from '@shop/domain/shared/upload-rules';
import { CONTACT_TOPICS, MOST_CONTACT_IMAGES } from '@shop/domain/contact-requests/contact-request';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { CONTACT_RECEIPT, PRIVACY } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { lostReplyMessage } from '../../platform/failures/failure-notice.ts';
import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { FormCheckbox, FormSelect, FormTextArea, FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { TextWithLinks } from '../../ui/text-with-links.tsx';
import { ContactOrder } from './contact-order.tsx';
import { useSendContactRequest } from './contact-requests.mutations.ts';
import { contactErrors, contactInput, contactValues, type KnownFacts } from './contact-values.ts';
import { uploadContactImage } from './upload-contact-image.ts';

const IMAGE_RULE = { ...PHOTO_RULE, maxFiles: MOST_CONTACT_IMAGES };

const Photos = (): ReactNode => {
  const { t } = useTranslation('contact');
  return (
    <div>
      <FileField
        name="images"
        label={t('photos')}
        hint={t('photos.hint', { max: MOST_CONTACT_IMAGES })}
        isRequired={false}
        rule={IMAGE_RULE}
        upload={uploadContactImage}
      />
      <noscript>
        <p>{t('photos.noScripts')}</p>
      </noscript>
    </div>
  );
};

/** The contact form (SVC-04). */
export const ContactForm = (facts: KnownFacts): ReactNode => {
  const { t } = useTranslation('contact');
  const navigateTo = useNavigateTo();
  const { mutateAsync: send } = useSendContactRequest();
  const { order, start, orders } = facts;
  const form = useForm({
    action: 'contact',
    // What was typed about one order does not appear in the form of another.
    name: `contact${order ?? ''}`,
    initial: contactValues(facts),
    validate: contactErrors,
    onSubmit: async (values): Promise<SubmitResult> => {
      // Without a reply the request may have arrived. The same key is received once.
      const result = await send({ key: start.key, input: contactInput(values) }).catch((failure: unknown) => ({
        failure,
      }));
      if ('failure' in result)
        return { accepted: false, general: lostReplyMessage(result.failure, 'shop.contact.unknownOutcome') };
      if (result.__typename === 'FormRefused') return formRefused(result);
      navigateTo(CONTACT_RECEIPT);
      return { accepted: true };
    },
  });
  const topics = CONTACT_TOPICS.map((topic) => ({ value: topic, label: t(`topic.${topic}`) }));
  return (
    <Form form={form} hidden={{ key: start.key }} label={t('title')}>
      <FormSelect name="topic" label={t('topic')} options={[{ value: '', label: t('topic.choose') }, ...topics]} />
      <ContactOrder orders={orders} />
      <FormTextArea name="contactMessage" label={t('message')} limit={FIELD_LIMITS.contactMessage} rows={6} />
      <Photos />
      <FormTextField name="fullName" label={t('fullName')} isRequired={false} autoComplete="name" />
      <EmailField name="email" label={t('email')} hint={t('email.hint')} />
      <FormTextField
        name="phone"
        type="tel"
        label={t('phone')}
        hint={t('phone.hint')}
        isRequired={false}
        autoComplete="tel"
        width="m"
      />
      <HoneypotField label={t('honeypot')} />
      {start.copyTo !== null && <FormCheckbox name="wantsCopy" label={t('copy', { email: start.copyTo })} />}
      <p>
        <TextWithLinks text={t('privacy')} hrefs={{ privacy: PRIVACY }} />
      </p>
      <SubmitButton>{t('submit')}</SubmitButton>
    </Form>
  );
};
