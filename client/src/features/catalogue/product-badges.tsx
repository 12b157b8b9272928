import { type BadgePlace, shownExtraBadges } from '@shop/domain/catalogue/extra-badges';
import { isShownDiscount, isSpecialDiscount } from '@shop/domain/catalogue/price-rules';
import type { ReactNode } from 'react';

import type { BadgesPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Badge } from '../../ui/badge.tsx';
import styles from './product-badges.module.css';

interface ProductBadgesProps {
  readonly badges: BadgesPartFragment;
  readonly discountPercent: number | null;
  readonly place: BadgePlace;
  /** Shows only the most important of sale, new and popular. @default false */
  readonly isBrief?: boolean;
}

export const ProductBadges = ({ badges, discountPercent, place, isBrief = false }: ProductBadgesProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <p className={styles.badges}>
      {badges.sale && (
        <Badge kind="sale" isSpecial={isSpecialDiscount(discountPercent ?? undefined)}>
          {isShownDiscount(discountPercent) ? t('badge.sale', { percent: discountPercent }) : t('badge.saleWord')}
        </Badge>
      )}
      {badges.new && !(isBrief && badges.sale) && <Badge kind="new">{t('badge.new')}</Badge>}
      {badges.popular && !(isBrief && (badges.sale || badges.new)) && (
        <Badge kind="popular">{t('badge.popular')}</Badge>
      )}
      {shownExtraBadges(badges.extra, place).map(({ id, name }) => (
        <Badge key={id} kind="extra">
          {name}
        </Badge>
      ))}
    </p>
  );
};
