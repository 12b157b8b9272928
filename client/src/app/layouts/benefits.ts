import type { Storefront } from '@shop/domain/storefronts/storefront';

import { legalLinksOf } from '../../storefronts/legal-links.ts';
import { SERVICE_LINKS } from '../../storefronts/service-links.ts';
import type { IconName } from '../../ui/icon.tsx';

/** A benefit point of the header; its texts are `benefit.<name>` and `benefit.<name>.text`. */
interface Benefit {
  readonly name: 'delivery' | 'returns' | 'classList' | 'office' | 'safety' | 'complaint';
  readonly icon: IconName;
  /** The page that says more. */
  readonly href: string;
}

/** The three benefit points of a storefront (HEADER-01). */
export const benefitsOf = ({ legalRegime }: Pick<Storefront, 'legalRegime'>): readonly Benefit[] => {
  const links = legalLinksOf({ legalRegime });
  if (links.law === 'business') {
    return [
      { name: 'office', icon: 'truck', href: links.shipping },
      { name: 'safety', icon: 'shield', href: SERVICE_LINKS.productSafety },
      { name: 'complaint', icon: 'return', href: SERVICE_LINKS.returns },
    ];
  }
  return [
    { name: 'delivery', icon: 'truck', href: links.shipping },
    { name: 'returns', icon: 'return', href: links.withdrawal },
    { name: 'classList', icon: 'receipt', href: SERVICE_LINKS.classList },
  ];
};
