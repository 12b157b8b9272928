import { type ReactNode, useId } from 'react';

import type { ReviewPartFragment } from '../../platform/generated/graphql.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './review-entry.module.css';
import { ReviewStars } from './review-stars.tsx';

const Comment = ({
  comment: { message, author, date },
}: {
  readonly comment: NonNullable<ReviewPartFragment['shopComment']>;
}): ReactNode => {
  const { t } = useTranslation('reviews');
  const { day } = useFormat();
  return (
    <div className={styles.comment}>
      <p className={styles.by}>
        <strong>{t('comment', { author })}</strong>, <time dateTime={date}>{day(date)}</time>
      </p>
      <p className={styles.message}>{message}</p>
    </div>
  );
};

/** A review as others read it. Its texts are never HTML. */
export const ReviewEntry = ({ review }: { readonly review: ReviewPartFragment }): ReactNode => {
  const { t } = useTranslation('reviews');
  const { day } = useFormat();
  const titleId = useId();
  const { rating, title, message, date, helpfulRating, isVerified, author, shopComment } = review;
  return (
    <article className={styles.review} aria-labelledby={titleId}>
      <ReviewStars rating={rating} />
      <h3 className={styles.title} id={titleId}>
        {title}
      </h3>
      <p className={styles.by}>
        <span>
          {author.about === null ? author.nickname : t('author', { name: author.nickname, about: author.about })}
        </span>
        <time dateTime={date}>{day(date)}</time>
        {isVerified && (
          <span className={styles.verified}>
            <Icon name="check" size={16} /> {t('verified')}
          </span>
        )}
      </p>
      <p className={styles.message}>{message}</p>
      {helpfulRating > 0 && <p className={styles.helpful}>{t('helpful', { count: helpfulRating })}</p>}
      {shopComment !== null && <Comment comment={shopComment} />}
    </article>
  );
};
