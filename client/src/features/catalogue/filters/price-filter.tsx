import { withoutRange } from '@shop/domain/catalogue/change-filters';
import { boundField, writeFilterParams } from '@shop/domain/catalogue/filter-params';
import type { RangeFilter } from '@shop/domain/catalogue/listing-filters';
import { MINOR_PER_MAJOR } from '@shop/domain/shared/money';
import type { ReactNode } from 'react';

import { useStorefront } from '../../../platform/pages/page-context.tsx';
import { useFormat } from '../../../platform/texts/format.ts';
import { useTranslation } from '../../../platform/texts/translation.tsx';
import { Button } from '../../../ui/button.tsx';
import { FilterGroup } from './filter-group.tsx';
import type { FilterLinks } from './filter-links.ts';
import styles from './filters.module.css';

interface PriceFilterProps extends Pick<FilterLinks, 'chosen' | 'path' | 'kept'> {
  readonly range: RangeFilter;
  /** Where the filters are shown twice, in the page and in the sheet, ids must differ. */
  readonly place: string;
}

type End = 'from' | 'to';

/** The price, typed as a GET form or dragged (WCAG 2.5.7). The sliders have no names of their own: they fill the fields (`slide-ranges.ts`). */
export const PriceFilter = ({ range, place, chosen, path, kept }: PriceFilterProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { currency } = useStorefront();
  const { id, name, min, max, selectedMin, selectedMax } = range;
  const [lowest, highest] = [Math.floor(min / MINOR_PER_MAJOR), Math.ceil(max / MINOR_PER_MAJOR)];
  const written = (minor: number | undefined): string =>
    minor === undefined
      ? ''
      : minor % MINOR_PER_MAJOR === 0
        ? String(minor / MINOR_PER_MAJOR)
        : format.decimal(minor / MINOR_PER_MAJOR, 2);
  const others = { ...kept, ...writeFilterParams(withoutRange(chosen, range)) };
  const ends: readonly (readonly [End, number | undefined, number])[] = [
    ['from', selectedMin, lowest],
    ['to', selectedMax, highest],
  ];
  return (
    <FilterGroup id={id} name={name} isOpen>
      <form className={styles.price} action={path} method="get" data-range={id}>
        {Object.entries(others).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <div className={styles.fields}>
          {ends.map(([end, selected, bound]) => (
            <label key={`${end} ${written(selected)}`} htmlFor={`${place}-${id}-${end}`}>
              {t(`filters.price.${end}`, { currency })}
              <input
                id={`${place}-${id}-${end}`}
                name={boundField(range, end)}
                inputMode="decimal"
                maxLength={12}
                autoComplete="off"
                defaultValue={written(selected)}
                placeholder={format.number(bound)}
                data-keeps={`${id} ${end}`}
              />
            </label>
          ))}
        </div>
        <div className={styles.slider}>
          {ends.map(([end, selected, bound]) => (
            <input
              key={`${end} ${bound} ${written(selected)}`}
              type="range"
              data-end={end}
              data-bound={bound}
              min={lowest}
              max={highest}
              step={1}
              defaultValue={selected === undefined ? bound : selected / MINOR_PER_MAJOR}
              aria-label={t(`filters.price.${end}`, { currency })}
              data-keeps={`${id} slider ${end}`}
            />
          ))}
        </div>
        <Button type="submit" variant="outline" data-keeps={`${id} apply`}>
          {t('filters.price.apply')}
        </Button>
      </form>
    </FilterGroup>
  );
};
