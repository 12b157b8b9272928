import type { Store } from './storefront.ts';

/** How a store asks for consent to what is not needed to run the shop (specification A1). */
export interface ConsentSetting {
  readonly id: string;
  /** Whether moving pictures stand still until the visitor has answered (specification B4: never in the Swiss store). */
  readonly heroWaitsForAnswer: boolean;
}

const CONSENT_SETTINGS: Readonly<Record<Store, ConsentSetting>> = {
  de: { id: 'pausenhof-de', heroWaitsForAnswer: true },
  at: { id: 'pausenhof-at', heroWaitsForAnswer: true },
  ch: { id: 'pausenhof-ch', heroWaitsForAnswer: false },
  b2b: { id: 'pausenhof-bildung', heroWaitsForAnswer: true },
};

export const consentSettingOf = (store: Store): ConsentSetting => CONSENT_SETTINGS[store];
