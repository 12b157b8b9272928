import { type FormEvent, type ReactNode, useId, useState } from 'react';

import { failureMessage } from '../../platform/failures/failure-notice.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import styles from './description-rating.module.css';
import { useRateDescription } from './reviews.mutations.ts';

const YES = 'yes';

const isYes = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('value') === YES;

/** Asks whether the description of a product helped. Without scripts, the form is posted. */
export const DescriptionRating = ({ productId }: { readonly productId: string }): ReactNode => {
  const { t } = useTranslation('reviews');
  const id = useId();
  const toast = useToast();
  const { mutate: rate, isPending } = useRateDescription(productId);
  const [isRated, setIsRated] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    rate(isYes(event), {
      onSuccess: (result) =>
        result.__typename === 'DescriptionRated'
          ? setIsRated(true)
          : toast({ kind: 'error', messageKey: result.generalKey ?? 'vue.cart.error.somethingWentWrong' }),
      onError: (failure) => toast({ kind: 'error', messageKey: failureMessage(failure) }),
    });
  };
  return (
    <PostForm
      className={styles.rating}
      action="description-rating"
      fields={{ productId }}
      onSubmit={submit}
      aria-labelledby={id}
    >
      <p id={id} className={styles.question}>
        {t('description.question')}
      </p>
      <div className={styles.answers} hidden={isRated}>
        <Button type="submit" name="helpful" value={YES} variant="secondary" isPending={isPending}>
          {t('description.yes')}
        </Button>
        <Button type="submit" name="helpful" value="no" variant="secondary" isPending={isPending}>
          {t('description.no')}
        </Button>
      </div>
      <p role="status">{isRated && t('description.thanks')}</p>
    </PostForm>
  );
};
