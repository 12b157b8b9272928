import { CANCELLATION_FORM, CONTACT, IMPRINT, PRIVACY, TERMS, WITHDRAWAL_FORM } from '@shop/domain/shared/paths';
import type { LegalRegime, Storefront } from '@shop/domain/storefronts/storefront';

/** Paths of the pages to which every page must link by law. */
interface EverywhereLinks {
  readonly imprint: string;
  readonly privacy: string;
  readonly terms: string;
  readonly shipping: string;
  readonly contact: string;
}

/** Business customers have no right of withdrawal. */
interface BusinessLinks extends EverywhereLinks {
  readonly law: 'business';
}

/** In the European Union consumers have a right of withdrawal by law. In Switzerland the shop grants a right of return. */
interface ConsumerLinks extends EverywhereLinks {
  readonly law: 'union' | 'swiss';
  /** The notice. */
  readonly withdrawal: string;
  /** The withdrawal function, which must be easy to find on every page (§ 356a (1) BGB). */
  readonly withdraw: string;
  /** The cancellation button, which must be so too (§ 312k (2) BGB). */
  readonly cancel: string;
  /** The accessibility statement (BFSG). */
  readonly accessibility: string;
}

export type LegalLinks = BusinessLinks | ConsumerLinks;

const everywhere: EverywhereLinks = {
  imprint: IMPRINT,
  privacy: PRIVACY,
  terms: TERMS,
  shipping: '/service/versand/',
  contact: CONTACT,
};

const business: LegalLinks = { ...everywhere, law: 'business' };
const union: LegalLinks = {
  ...everywhere,
  law: 'union',
  withdrawal: '/service/widerruf/',
  withdraw: WITHDRAWAL_FORM,
  cancel: CANCELLATION_FORM,
  accessibility: '/service/barrierefreiheit/',
};
const swiss: LegalLinks = { ...union, law: 'swiss' };

const LEGAL_LINKS: Readonly<Record<LegalRegime, LegalLinks>> = { business, union, swiss };

export const legalLinksOf = ({ legalRegime }: Pick<Storefront, 'legalRegime'>): LegalLinks => LEGAL_LINKS[legalRegime];
