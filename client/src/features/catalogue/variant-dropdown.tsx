import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { useFieldInputBeforeHydration } from '../../platform/forms/input-before-hydration.ts';
import { Select } from '../../ui/select.tsx';
import type { ShownProduct } from './catalogue.queries.ts';
import { variantField } from './product-search.ts';

interface VariantDropdownProps {
  readonly attribute: ShownProduct['variantAttributes'][number];
  /** Empty if nothing is chosen. */
  readonly selected: string;
  readonly onChoose: (value: string) => void;
}

/** A dropdown of variants. */
export const VariantDropdown = ({
  attribute: { name, displayName, options },
  selected,
  onChoose,
}: VariantDropdownProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const labelled = (label: string, isDisabled: boolean, hasDiscount: boolean): string => {
    if (isDisabled) return `${label} – ${t('product.unavailable')}`;
    return hasDiscount ? `${label} – ${t('product.discount')}` : label;
  };
  const field = useFieldInputBeforeHydration<HTMLSelectElement>(selected, onChoose);
  return (
    <Select
      ref={field}
      name={variantField(name)}
      label={displayName}
      width="m"
      autoComplete="off"
      value={selected}
      onChange={({ target }) => {
        // React replays a change that triggered the hydration. It has been reported already, and the list shows the page's variant again.
        if (target.value !== selected) onChoose(target.value);
      }}
      options={[
        { value: '', label: t('product.choose'), isDisabled: selected !== '' },
        ...options.map(({ value, label, disabled, hasDiscount }) => ({
          value,
          label: labelled(label, disabled, hasDiscount),
          isDisabled: disabled,
        })),
      ]}
    />
  );
};
