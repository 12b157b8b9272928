import { reviewPath } from '@shop/domain/shared/paths';
import { type ReactNode, Suspense } from 'react';

import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { StaticIsland } from '../../platform/islands/static-island.tsx';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import type { SearchValues } from '../../platform/navigation/search-params.ts';
import { usePageContext } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MoreReviews } from './more-reviews.tsx';
import styles from './product-reviews.module.css';
import { lazyReviewSection } from './lazy-review-section.ts';
import { type LoadedReviews, REVIEWS_ID, reviewsHref } from './review-search.ts';
import { reviewsOf } from './reviews.queries.ts';

const ownReview = lazyComponent(async () => (await import('./own-review.tsx')).OwnReview);

const WriteReview = ({ productId }: { readonly productId: string }): ReactNode => {
  const { t } = useTranslation('reviews');
  const { loginState } = usePageContext();
  const isHydrated = useIsHydrated();
  const link = (
    <div>
      <LinkButton href={reviewPath(productId)} variant="secondary">
        {t('write')}
      </LinkButton>
    </div>
  );
  return loginState === 'customer' && isHydrated ? (
    <Suspense fallback={link}>
      <ownReview.Component productId={productId} />
    </Suspense>
  ) : (
    link
  );
};

interface ProductReviewsProps {
  readonly reviews: LoadedReviews;
  readonly path: string;
  readonly search: SearchValues;
}

/** The reviews of a product: their markup is static, further ones are loaded on demand. */
export const ProductReviews = ({
  reviews: { productId, shown, matching },
  path,
  search,
}: ProductReviewsProps): ReactNode => {
  const { t } = useTranslation('reviews');
  const hrefOf = (page: number): string => reviewsHref(path, search, { stars: shown.stars, page });
  return (
    <section className={styles.section} id={REVIEWS_ID} aria-labelledby={`${REVIEWS_ID}-title`}>
      <h2 id={`${REVIEWS_ID}-title`}>{t('title')}</h2>
      <p className={styles.note}>{t('checked')}</p>
      <WriteReview productId={productId} />
      {matching === undefined ? (
        <p>{t('unavailable')}</p>
      ) : (
        <StaticIsland query={reviewsOf(productId, shown)}>
          {({ reviews: page }) =>
            page !== null && <lazyReviewSection.Component page={page} shown={shown} path={path} search={search} />
          }
        </StaticIsland>
      )}
      {matching !== undefined && (
        <div className={styles.actions}>
          <MoreReviews
            key={`${productId} ${shown.stars} ${shown.page}`}
            productId={productId}
            shown={shown}
            matching={matching}
            hrefOf={hrefOf}
          />
        </div>
      )}
    </section>
  );
};
