import type { Storefront } from '@shop/domain/storefronts/storefront';

/** Addresses of the pages that the law wants within reach of every page. */
export interface LegalLinks {
  readonly imprint: string;
  readonly privacy: string;
  readonly terms: string;
  readonly shipping: string;
  readonly contact: string;
  /** Consumers only: who buys for a school or a company has no right of withdrawal. */
  readonly withdrawal?: string;
  /** Consumers only (BFSG). */
  readonly accessibility?: string;
}

const everywhere: LegalLinks = {
  imprint: '/service/impressum/',
  privacy: '/service/datenschutz/',
  terms: '/service/agb/',
  shipping: '/service/versand/',
  contact: '/service/kontakt/',
};

const forConsumers: LegalLinks = {
  ...everywhere,
  withdrawal: '/service/widerruf/',
  accessibility: '/service/barrierefreiheit/',
};

export const legalLinksOf = ({ isB2b }: Pick<Storefront, 'isB2b'>): LegalLinks => (isB2b ? everywhere : forConsumers);
