import { toggleValue, withoutRange } from '@shop/domain/catalogue/change-filters';
import type { RangeFilter } from '@shop/domain/catalogue/listing-filters';
import { type Currency, MINOR_PER_MAJOR } from '@shop/domain/shared/money';
import { LANGUAGE_RULES, type Language } from '@shop/domain/storefronts/language';

import { useStorefront } from '../../../platform/pages/page-context.tsx';
import { useTranslation } from '../../../platform/texts/translation.tsx';
import type { FilterLinks } from './filter-links.ts';

export interface ChosenValue {
  readonly key: string;
  /** "Rot" */
  readonly text: string;
  /** "Farbe: Rot" */
  readonly label: string;
  /** The list without it. */
  readonly href: string;
}

const writtenPrice = (minor: number, currency: Currency, language: Language): string =>
  new Intl.NumberFormat(LANGUAGE_RULES[language].formatLocale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / MINOR_PER_MAJOR);

/** Every chosen value, in words, with the URL that removes only it. */
export const useChosenValues = ({
  offered,
  chosen,
  hrefOf,
  within,
}: Pick<FilterLinks, 'offered' | 'chosen' | 'hrefOf' | 'within'>): readonly ChosenValue[] => {
  const { t } = useTranslation('catalogue');
  const { currency, language } = useStorefront();
  const bound = (range: RangeFilter, value: number): string =>
    range.kind === 'PRICE' ? writtenPrice(value, currency, language) : t('filters.stars', { count: value });
  const textOf = (range: RangeFilter): string => {
    const { selectedMin: from, selectedMax: to } = range;
    if (from !== undefined && to !== undefined)
      return t('filters.between', { from: bound(range, from), to: bound(range, to) });
    return from === undefined
      ? t('filters.upTo', { to: bound(range, to ?? range.max) })
      : t('filters.from', { from: bound(range, from) });
  };
  const ranges = offered.rangeFilters.filter(
    ({ selectedMin, selectedMax }) => selectedMin !== undefined || selectedMax !== undefined,
  );
  return [
    ...(within === undefined
      ? []
      : [
          {
            key: 'category',
            text: within.name,
            label: t('filters.category', { name: within.name }),
            href: within.href,
          },
        ]),
    ...offered.enumFilters.flatMap(({ id, name, values }) =>
      values
        .filter(({ selected }) => selected)
        .map((value) => ({
          key: `${id} ${value.id}`,
          text: value.name,
          label: `${name}: ${value.name}`,
          href: hrefOf(toggleValue(chosen, id, value.id)),
        })),
    ),
    ...ranges.map((range) => ({
      key: range.id,
      text: textOf(range),
      label: `${range.name}: ${textOf(range)}`,
      href: hrefOf(withoutRange(chosen, range)),
    })),
  ];
};
