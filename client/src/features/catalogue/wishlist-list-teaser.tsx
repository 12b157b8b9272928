import type { ReactNode } from 'react';

import { StaticIsland } from '../../platform/islands/static-island.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { type TeaserProps, textOf } from '../content/model/teaser.ts';
import { teaserListQuery } from '../wishlists/model/teaser-list.queries.ts';
import { TeaserListRows, TeaserListTotal } from '../wishlists/model/teaser-list-rows.tsx';
import { tilesQuery } from './catalogue.queries.ts';
import { VatNote } from './model/price.tsx';
import { TileRow } from './tile-row.tsx';
import styles from './wishlist-list-teaser.module.css';

const Recommended = ({ id, productIds }: { readonly id: string; readonly productIds: readonly string[] }) => {
  const { t } = useTranslation('catalogue');
  return (
    <StaticIsland query={tilesQuery(productIds)}>
      {({ tiles }) =>
        tiles.length > 0 && <TileRow id={`${id}-goes-with`} headline={t('teaserList.goesWith')} tiles={tiles} />
      }
    </StaticIsland>
  );
};

/**
 * A list of editors, to be bought as it is by a plain form (CMS-12, CMS-20). Scripts put one with quantities into the empty place
 * before it. A list that is missing is left out.
 */
export const WishlistListTeaser = ({ teaser }: TeaserProps<'wishlist-list'>): ReactNode => {
  const { t } = useTranslation('catalogue');
  const externalId = textOf(teaser, 'teaserWishlistExternalId');
  if (externalId === undefined) return null;
  return (
    <StaticIsland query={teaserListQuery(externalId)}>
      {({ teaserList: list }) => {
        if (list === null || list.entries.length === 0) return null;
        const vatIncluded = list.entries.find(({ item }) => item !== null)?.item?.price.vatIncluded;
        return (
          <div className={styles.teaser}>
            <section className={styles.list} aria-labelledby={teaser.id}>
              <h2 id={teaser.id}>{textOf(teaser, 'headline') ?? list.name}</h2>
              {list.description !== '' && <p className={styles.text}>{list.description}</p>}
              <div className={styles.editor} data-teaser-list={externalId} />
              <PostForm className={styles.form} action="put-teaser-list-into-cart" fields={{ externalId }}>
                <TeaserListRows name={list.name} entries={list.entries} />
                {list.total !== null && <TeaserListTotal>{list.total.text}</TeaserListTotal>}
                <Button type="submit">{t('teaserList.cart')}</Button>
              </PostForm>
              {vatIncluded !== undefined && <VatNote vatIncluded={vatIncluded} />}
            </section>
            {list.productsRecommendations.length > 0 && (
              <Recommended id={teaser.id} productIds={list.productsRecommendations} />
            )}
          </div>
        );
      }}
    </StaticIsland>
  );
};
