import { type BadgePlace, shownExtraBadges } from '@shop/domain/catalogue/extra-badges';
import { isShownDiscount, isSpecialDiscount } from '@shop/domain/catalogue/price-rules';
import type { ReactNode } from 'react';

import type { BadgesPartFragment } from '../../../platform/generated/graphql.ts';
import { useTranslation } from '../../../platform/texts/translation.tsx';
import { Badge } from '../../../ui/badge.tsx';
import styles from './product-badges.module.css';

interface ProductBadgesProps {
  readonly badges: BadgesPartFragment;
  readonly discountPercent: number | null;
  readonly place: BadgePlace;
  /** Whether a lightning deal is on, which is more important than the others. @default false */
  readonly isDeal?: boolean;
  /** Shows only the most important of deal, sale, new and popular. @default false */
  readonly isBrief?: boolean;
}

export const ProductBadges = ({
  badges,
  discountPercent,
  place,
  isDeal = false,
  isBrief = false,
}: ProductBadgesProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const main = [
    isDeal && (
      <Badge key="deal" kind="sale">
        {t('deal.name')}
      </Badge>
    ),
    badges.sale && (
      <Badge key="sale" kind="sale" isSpecial={isSpecialDiscount(discountPercent ?? undefined)}>
        {isShownDiscount(discountPercent) ? t('badge.sale', { percent: discountPercent }) : t('badge.saleWord')}
      </Badge>
    ),
    badges.new && (
      <Badge key="new" kind="new">
        {t('badge.new')}
      </Badge>
    ),
    badges.popular && (
      <Badge key="popular" kind="popular">
        {t('badge.popular')}
      </Badge>
    ),
  ].filter((badge) => badge !== false);
  return (
    <p className={styles.badges}>
      {isBrief ? main[0] : main}
      {shownExtraBadges(badges.extra, place).map(({ id, name }) => (
        <Badge key={id} kind="extra">
          {name}
        </Badge>
      ))}
    </p>
  );
};
