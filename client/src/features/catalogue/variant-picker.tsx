import { chosenAfter } from '@shop/domain/catalogue/variant-state';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import type { ProductQueryVariables } from '../../platform/generated/graphql.ts';
import { SILENT } from '../../platform/queries/silent-error-policy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { productQuery, type ShownProduct } from './catalogue.queries.ts';
import styles from './variant-choice.module.css';
import { VariantDropdown } from './variant-dropdown.tsx';
import { VariantTiles } from './variant-tiles.tsx';
import { DeliveryLine } from './model/delivery-line.tsx';
import { Price } from './model/price.tsx';

interface VariantPickerProps {
  readonly productId: string;
  /** The article that is chosen at first. */
  readonly itemId?: string | undefined;
  /** What the page says if the product cannot be loaded. */
  readonly failed: ReactNode;
  /** What can be done with the chosen article; undefined until there is one. */
  readonly children: (item: NonNullable<ShownProduct['item']> | undefined) => ReactNode;
}

/** A choice between a product's variants within another page. */
export const VariantPicker = ({ productId, itemId, failed, children }: VariantPickerProps): ReactNode => {
  const [asked, setAsked] = useState<ProductQueryVariables>(
    itemId === undefined ? { id: productId } : { id: productId, itemId },
  );
  const { data, isError } = useQuery({ ...productQuery(asked), placeholderData: keepPreviousData, meta: SILENT });
  const product = data?.product;
  if (isError || product === null) return failed;
  if (product === undefined) return <Skeleton shapes={[12, 12]} />;
  const chosen = product.variantAttributes.flatMap(({ name, options }) => {
    const selected = options.find((option) => option.selected);
    return selected === undefined ? [] : [{ name, value: selected.value }];
  });
  const choose = (name: string, value: string): void =>
    setAsked({
      id: productId,
      selectedVariants: [...chosenAfter({ productId, chosen }, { productId, name, value }).chosen],
    });
  const item = chosen.length === product.variantAttributes.length ? (product.item ?? undefined) : undefined;
  return (
    <div className={styles.choice}>
      {product.variantAttributes.map((attribute) =>
        attribute.type === 'tile' ? (
          <VariantTiles
            key={attribute.name}
            attribute={attribute}
            hrefOf={() => product.path}
            onChoose={(value) => choose(attribute.name, value)}
          />
        ) : (
          <VariantDropdown
            key={attribute.name}
            attribute={attribute}
            selected={attribute.options.find(({ selected }) => selected)?.value ?? ''}
            onChoose={(value) => choose(attribute.name, value)}
          />
        ),
      )}
      {item !== undefined && (
        <div>
          <Price price={item.price} />
          <DeliveryLine delivery={item.delivery} text={item.deliveryText} />
        </div>
      )}
      {children(item)}
    </div>
  );
};
