import { type MouseEvent, type ReactNode, useId } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ShownProduct } from './catalogue.queries.ts';
import styles from './variant-choice.module.css';

interface VariantTilesProps {
  readonly attribute: ShownProduct['variantAttributes'][number];
  readonly hrefOf: (value: string) => string;
  readonly onChoose: (value: string) => void;
}

export const VariantTiles = ({
  attribute: { displayName, options },
  hrefOf,
  onChoose,
}: VariantTilesProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const heading = useId();
  const selected = options.find((option) => option.selected);
  const choose = (event: MouseEvent, value: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(value);
  };
  return (
    <section aria-labelledby={heading}>
      <p className={styles.name} id={heading}>
        {displayName}
        {selected !== undefined && <span className={styles.selected}>: {selected.label}</span>}
      </p>
      <ul className={styles.tiles}>
        {options.map(({ value, label, disabled, css, picture, hasDiscount, selected: isSelected }) => (
          <li key={value}>
            <a
              className={styles.tile}
              href={hrefOf(value)}
              aria-current={isSelected ? 'true' : undefined}
              data-disabled={disabled || undefined}
              onClick={(event) => choose(event, value)}
            >
              {picture !== null && <Picture className={styles.picture} picture={picture} alt="" sizes="80px" />}
              {css !== null && picture === null && (
                <svg className={styles.swatch} viewBox="0 0 20 20" aria-hidden="true">
                  <circle cx="10" cy="10" r="9.5" fill={css} />
                </svg>
              )}
              {label}
              {hasDiscount && (
                <span className={styles.discount}>
                  %<VisuallyHidden> {t('product.discount')}</VisuallyHidden>
                </span>
              )}
              {disabled && <VisuallyHidden> ({t('product.unavailable')})</VisuallyHidden>}
            </a>
          </li>
        ))}
      </ul>
      {options.some(({ disabled }) => disabled) && (
        <p className={styles.hint}>
          <s>{displayName}</s>: {t('product.unavailable')}
        </p>
      )}
    </section>
  );
};
