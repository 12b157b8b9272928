import { isSpecialDiscount } from '@shop/domain/catalogue/price-rules';
import type { ReactNode } from 'react';

import type { BadgesPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Badge } from '../../ui/badge.tsx';
import styles from './product-badges.module.css';

interface ProductBadgesProps {
  readonly badges: BadgesPartFragment;
  readonly discountPercent: number | null;
  readonly mostExtra: number;
  /** Shows only the most important of sale, new and popular. @default false */
  readonly isBrief?: boolean;
}

export const ProductBadges = ({ badges, discountPercent, mostExtra, isBrief = false }: ProductBadgesProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <p className={styles.badges}>
      {badges.sale && (
        <Badge kind="sale" isSpecial={isSpecialDiscount(discountPercent ?? undefined)}>
          {discountPercent === null ? t('badge.saleWord') : t('badge.sale', { percent: discountPercent })}
        </Badge>
      )}
      {badges.new && !(isBrief && badges.sale) && <Badge kind="new">{t('badge.new')}</Badge>}
      {badges.popular && !(isBrief && (badges.sale || badges.new)) && <Badge kind="popular">{t('badge.popular')}</Badge>}
      {badges.extra.slice(0, mostExtra).map(({ id, name }) => <Badge key={id} kind="extra">{name}</Badge>)}
    </p>
  );
};
