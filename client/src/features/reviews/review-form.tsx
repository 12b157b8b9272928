import { STARS, starsFrom } from '@shop/domain/reviews/review';
import { reviewErrors } from '@shop/domain/reviews/review-rules';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import type { ReactNode } from 'react';

import type { FieldValues } from '../../platform/forms/form-draft.ts';
import { formRefused } from '../../platform/forms/form-refused.ts';
import type { SubmitResult } from '../../platform/forms/use-form-submit.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import type { ReviewPartFragment } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { FormRadioGroup, FormTextArea, FormTextField, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { useSaveReview } from './reviews.mutations.ts';

const formIn = (values: FieldValues) => ({
  rating: starsFrom(Number(values['rating'] ?? '')),
  title: values['title'] ?? '',
  message: values['message'] ?? '',
  nickname: values['nickname'] ?? '',
});

interface ReviewFormProps {
  readonly product: { readonly id: string; readonly path: string };
  /** What the customer wrote before. */
  readonly review: ReviewPartFragment | undefined;
}

export const ReviewForm = ({ product, review }: ReviewFormProps): ReactNode => {
  const { t } = useTranslation('reviews');
  const navigateTo = useNavigateTo();
  const toast = useToast();
  const { mutateAsync: save } = useSaveReview(product.id);
  const form = useForm({
    action: 'review',
    // What was typed about one product does not appear in the form of another.
    name: `review${product.id}`,
    initial: {
      rating: String(review?.rating ?? ''),
      title: review?.title ?? '',
      message: review?.message ?? '',
      nickname: review?.author.nickname ?? '',
    },
    validate: (values) => reviewErrors(formIn(values)),
    onSubmit: async (values): Promise<SubmitResult> => {
      const result = await save(formIn(values));
      if (result.__typename === 'FormRefused') return formRefused(result);
      toast({ kind: 'success', messageKey: 'shop.review.saved' });
      navigateTo(product.path);
      return { accepted: true };
    },
  });
  return (
    <Form form={form} hidden={{ productId: product.id }} label={t('form.title')}>
      <FormRadioGroup
        name="rating"
        label={t('form.rating')}
        choices={STARS.map((stars) => ({ value: String(stars), label: t(`form.rating.${stars}`) }))}
      />
      <FormTextField name="title" label={t('form.heading')} hint={t('form.heading.hint')} />
      <FormTextArea
        name="message"
        label={t('form.message')}
        hint={t('form.message.hint')}
        limit={FIELD_LIMITS.message}
        rows={6}
      />
      <FormTextField
        name="nickname"
        label={t('form.nickname')}
        hint={t('form.nickname.hint')}
        autoComplete="nickname"
      />
      <p>{t('form.moderation')}</p>
      <SubmitButton isWide={false}>{t(review === undefined ? 'form.send' : 'form.change')}</SubmitButton>
    </Form>
  );
};
