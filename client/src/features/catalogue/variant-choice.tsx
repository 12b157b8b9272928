import { chosenAfter } from '@shop/domain/catalogue/variant-state';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { stringifySearch } from '../../platform/navigation/search-params.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import type { ShownProduct } from './catalogue.queries.ts';
import { searchForVariants, variantField } from './product-search.ts';
import styles from './variant-choice.module.css';
import { VariantDropdown } from './variant-dropdown.tsx';
import { VariantTiles } from './variant-tiles.tsx';

type Attribute = ShownProduct['variantAttributes'][number];

interface VariantChoiceProps {
  readonly productId: string;
  readonly path: string;
  readonly attributes: readonly Attribute[];
}

const selectedIn = ({ options }: Attribute): string => options.find(({ selected }) => selected)?.value ?? '';

/** The choice between a product's variants. Tiles are links and dropdowns are a form: both load the page with that choice. */
export const VariantChoice = ({ productId, path, attributes }: VariantChoiceProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  const shown = attributes
    .map((attribute) => ({ name: attribute.name, value: selectedIn(attribute) }))
    .filter((chosen) => chosen.value !== '');
  const searchWith = (name: string, value: string) =>
    searchForVariants(chosenAfter({ productId, chosen: shown }, { productId, name, value }).chosen);
  const choose = (name: string, value: string): void => {
    void navigate({ to: path, search: searchWith(name, value), replace: true, resetScroll: false });
  };
  const dropdowns = attributes.filter(({ type }) => type === 'dropdown');
  return (
    <div className={styles.choice}>
      {attributes
        .filter(({ type }) => type === 'tile')
        .map((attribute) => (
          <VariantTiles
            key={attribute.name}
            attribute={attribute}
            hrefOf={(value) => path + stringifySearch(searchWith(attribute.name, value))}
            onChoose={(value) => choose(attribute.name, value)}
          />
        ))}
      {dropdowns.length > 0 && (
        <form className={styles.dropdowns} action={path} method="get">
          {attributes
            .filter(({ type }) => type === 'tile')
            .map((attribute) => (
              <input
                key={attribute.name}
                type="hidden"
                name={variantField(attribute.name)}
                value={selectedIn(attribute)}
              />
            ))}
          {dropdowns.map((attribute) => (
            <VariantDropdown
              key={attribute.name}
              attribute={attribute}
              selected={selectedIn(attribute)}
              onChoose={(value) => choose(attribute.name, value)}
            />
          ))}
          <noscript>
            <Button type="submit" variant="outline">
              {t('product.show')}
            </Button>
          </noscript>
        </form>
      )}
    </div>
  );
};
