import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ReviewForm } from './review-form.tsx';
import styles from './review-page.module.css';
import { ownReviewQuery, reviewedProductQuery } from './reviews.queries.ts';

/** Where a customer writes about a product, or changes what they wrote. */
export const ReviewPage = ({ productId }: { readonly productId: string }): ReactNode => {
  const { t } = useTranslation('reviews');
  const { product } = useSuspenseQuery(reviewedProductQuery(productId)).data;
  const { ownReview } = useSuspenseQuery(ownReviewQuery(productId)).data;
  if (product === null) return null;
  const [picture] = product.pictures;
  return (
    <div className={styles.page}>
      <h1>{t(ownReview === null ? 'form.title' : 'form.title.change')}</h1>
      <div className={styles.product}>
        {picture !== undefined && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="5rem" alt="" />
          </div>
        )}
        <p>
          <a href={product.path}>{product.name}</a>
        </p>
      </div>
      {ownReview !== null && (
        <Notice kind="info">
          <p>{t(ownReview.isPending ? 'pending' : 'released')}</p>
        </Notice>
      )}
      <Card>
        <ReviewForm product={{ id: productId, path: product.path }} review={ownReview?.review} />
      </Card>
    </div>
  );
};
