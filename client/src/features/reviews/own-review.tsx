import { reviewPath } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useQueryResult } from '../../platform/queries/use-query-result.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './product-reviews.module.css';
import { ReviewEntry } from './review-entry.tsx';
import { ownReviewQuery } from './reviews.queries.ts';

/** What the signed-in customer wrote, while the shop checks it, and the way to write or change it. */
export const OwnReview = ({ productId }: { readonly productId: string }): ReactNode => {
  const { t } = useTranslation('reviews');
  const own = useQueryResult(ownReviewQuery(productId))?.ownReview;
  return (
    <div className={styles.own}>
      {own?.isPending === true && (
        <>
          <Notice kind="info">
            <p>{t('pending')}</p>
          </Notice>
          <ReviewEntry review={own.review} />
        </>
      )}
      <div>
        <LinkButton href={reviewPath(productId)} variant="secondary">
          {t(own == null ? 'write' : 'change')}
        </LinkButton>
      </div>
    </div>
  );
};
