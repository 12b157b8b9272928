import { areInSameMonth } from '@shop/domain/shared/civil-date';

import type { PricePartFragment, TilePartFragment } from '../../platform/generated/graphql.ts';

const partsOfPrice = ({ vatIncluded, previous, recommended, base }: PricePartFragment): readonly string[] => [
  ...(vatIncluded ? [] : ['gross']),
  ...(previous === null ? [] : ['previous']),
  ...(previous === null && recommended !== null ? ['recommended'] : []),
  ...(base === null ? [] : ['base']),
];

/** Dates in two months name both, which takes a narrow tile another line. */
const partsOfDates = (arrives: TilePartFragment['delivery']['arrives']): readonly string[] => {
  if (arrives === null) return [];
  return areInSameMonth(arrives.from, arrives.to) ? ['dates'] : ['dates', 'months'];
};

/** The parts of a tile that some tiles lack. The style sheet knows their heights, and reserves room for them while the browser skips the tile. */
export const tileParts = ({
  price,
  startsFrom,
  deal,
  delivery,
  moreVariants,
}: Pick<TilePartFragment, 'price' | 'startsFrom' | 'deal' | 'delivery' | 'moreVariants'>): string => {
  const parts = [
    ...partsOfPrice(price),
    ...(startsFrom ? ['from'] : []),
    ...(deal === null ? [] : ['deal', ...partsOfPrice(deal.specialPrice)]),
    ...(delivery.availability === 'IN_STOCK' ? [] : ['stock']),
    ...partsOfDates(delivery.arrives),
    ...(moreVariants ? ['variants'] : []),
  ];
  return [...new Set(parts)].join(' ');
};
