import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';

import { lazyComponent } from '../../platform/islands/lazy-component.tsx';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import type { ReviewPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './product-reviews.module.css';
import { lastPage, type ReviewSearch } from './review-search.ts';
import { reviewsOf } from './reviews.queries.ts';

const entry = lazyComponent(async () => (await import('./review-entry.tsx')).ReviewEntry);

interface MoreReviewsProps {
  readonly productId: string;
  readonly shown: ReviewSearch;
  readonly matching: number;
  /** The link to another page, without scripts. */
  readonly hrefOf: (page: number) => string;
}

/** Adds five more reviews at a time. Without scripts, a link leads to the next page. */
export const MoreReviews = ({ productId, shown, matching, hrefOf }: MoreReviewsProps): ReactNode => {
  const { t } = useTranslation('reviews');
  const client = useQueryClient();
  const toast = useToast();
  const isHydrated = useIsHydrated();
  const latest = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<readonly (readonly ReviewPartFragment[])[]>([]);
  const [isPending, setIsPending] = useState(false);
  const next = shown.page + added.length + 1;
  const hasMore = next <= lastPage(matching);

  useEffect(() => {
    if (added.length > 0) latest.current?.focus();
  }, [added.length]);

  const load = async (): Promise<void> => {
    setIsPending(true);
    try {
      const [{ reviews }] = await Promise.all([
        client.fetchQuery(reviewsOf(productId, { stars: shown.stars, page: next })),
        entry.preload(),
      ]);
      setAdded((before) => [...before, reviews?.reviews ?? []]);
    } catch {
      toast({ kind: 'error', messageKey: 'shop.error.network' });
    } finally {
      setIsPending(false);
    }
  };

  return (
    <>
      {added.map((reviews, at) => (
        <div
          key={shown.page + at + 1}
          className={styles.more}
          ref={at === added.length - 1 ? latest : undefined}
          tabIndex={-1}
          role="group"
          aria-label={t('page', { page: shown.page + at + 1 })}
        >
          {reviews.map((review) => (
            <entry.Component key={review.id} review={review} />
          ))}
        </div>
      ))}
      {hasMore &&
        (isHydrated ? (
          <Button variant="secondary" isPending={isPending} onClick={() => void load()}>
            {t('more')}
          </Button>
        ) : (
          <LinkButton variant="secondary" href={hrefOf(next)}>
            {t('more')}
          </LinkButton>
        ))}
      {shown.page > 1 && (
        <LinkButton variant="secondary" href={hrefOf(shown.page - 1)}>
          {t('newer')}
        </LinkButton>
      )}
    </>
  );
};
