import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import type { ProductQueryVariables } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { BuyBox } from './buy-box.tsx';
import { productQuery } from './catalogue.queries.ts';
import { replacementsOf } from './load-related-products.ts';
import { ProductDetails } from './product-details.tsx';
import styles from './product-page.module.css';
import { ProductPictures } from './product-pictures.tsx';
import { RelatedProducts } from './related-products.tsx';

interface ProductPageProps {
  /** Path and query of the page. */
  readonly path: string;
  readonly variables: ProductQueryVariables;
  /** What the page says about the description itself. */
  readonly belowDetails?: ReactNode;
}

export const ProductPage = ({ path, variables, belowDetails }: ProductPageProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const { product } = useSuspenseQuery(productQuery(variables)).data;
  if (product === null) return null;
  const pictures = product.item?.pictures ?? product.pictures;
  return (
    <article>
      <Breadcrumb crumbs={product.breadcrumb} current={product.name} />
      <div className={styles.columns}>
        <ProductPictures key={pictures[0]?.src} pictures={pictures} />
        <BuyBox key={product.item?.id} product={product} path={path} />
      </div>
      <div className={styles.below}>
        <RelatedProducts id="replacements" ids={replacementsOf(product)} headline={t('product.replacements')} />
        <ProductDetails product={product} />
        {belowDetails}
        <RelatedProducts id="accessories" ids={product.accessoryIds} headline={t('product.accessories')} />
      </div>
    </article>
  );
};
