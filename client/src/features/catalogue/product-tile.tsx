import { tileModeOf } from '@shop/domain/catalogue/tile-mode';
import { STOCK_ALERT_ANCHOR } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { TilePartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from './model/price.tsx';
import { BookmarkButton } from '../wishlists/model/bookmark-button.tsx';
import { StarRating } from '../../ui/star-rating.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CompareChoice } from './compare-choice.tsx';
import { DealPanel, DealPrices, endOfDeal } from './deal-offer.tsx';
import { DeliveryLine } from './model/delivery-line.tsx';
import { ProductBadges } from './model/product-badges.tsx';
import { productHref } from './model/product-href.ts';
import styles from './product-tile.module.css';

/** Listing pictures are 140 px wide, 280 px on laptops and wider (LIST-09). */
const PICTURE_SIZES = '(width >= 64em) 280px, 140px';

interface ProductTileProps {
  readonly tile: TilePartFragment;
  readonly isEager?: boolean;
  /** Offers to choose the product for a comparison; the page needs a `CompareBar`. @default false */
  readonly isComparable?: boolean;
  /** One level below the heading of the list. */
  readonly headingLevel: 'h2' | 'h3';
}

/** A product in a list. The whole tile is a link. */
export const ProductTile = ({
  tile,
  isEager = false,
  isComparable = false,
  headingLevel: Heading,
}: ProductTileProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const mode = tileModeOf(tile);
  const deal = mode === 'shortage' ? null : tile.deal;
  return (
    <article
      className={styles.tile}
      data-mode={mode}
      data-net={!tile.price.vatIncluded || undefined}
      data-comparable={isComparable || undefined}
      data-countdown={deal === null ? undefined : endOfDeal(deal)}
    >
      <div className={styles.media}>
        <Picture className={styles.picture} picture={tile.picture} alt="" sizes={PICTURE_SIZES} isEager={isEager} />
        <div className={styles.badges}>
          <ProductBadges
            badges={tile.badges}
            discountPercent={tile.price.discountPercent}
            place="listing"
            isDeal={deal !== null}
            isBrief
          />
        </div>
        {mode === 'shortage' && (
          <p className={styles.shortage}>
            {t(tile.delivery.availability === 'sold-out' ? 'tile.soldOut' : 'tile.shortage')}
          </p>
        )}
        {deal !== null && (
          <div className={styles.deal}>
            <DealPanel deal={deal} look="picture" />
          </div>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.brand}>{tile.manufacturerName}</p>
        <Heading className={styles.name}>
          <a href={productHref(tile)}>{tile.name}</a>
        </Heading>
        <StarRating rating={tile.rating} count={tile.numberOfRatings} isHiddenWhenEmpty />
      </div>
      {deal === null ? (
        <Price price={tile.price} startsFrom={tile.startsFrom} />
      ) : (
        <DealPrices deal={deal} price={tile.price} />
      )}
      <div>
        <DeliveryLine delivery={tile.delivery} />
        {tile.delivery.availability === 'sold-out' && (
          <a className={styles.alert} href={`${productHref(tile)}#${STOCK_ALERT_ANCHOR}`}>
            {t('tile.alert')} <VisuallyHidden>{tile.name}</VisuallyHidden>
          </a>
        )}
        {tile.moreVariants && <p className={styles.variants}>{t('tile.moreVariants')}</p>}
      </div>
      <div className={styles.bookmark}>
        <BookmarkButton productId={tile.id} itemId={tile.bestItemId} name={tile.name} />
      </div>
      {isComparable && (
        <div className={styles.compare}>
          <CompareChoice id={tile.id} name={tile.name} />
        </div>
      )}
    </article>
  );
};
