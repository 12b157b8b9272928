import { emptyMap } from '../worlds/persistent-map.ts';

/** How far the shopper has come on the provider's pages: signed in to the wallet, or connected with the app. */
export interface ProviderStep {
  readonly isSignedIn: true;
}

/** By order id. */
export const PROVIDER_TABLES = { providerSteps: emptyMap<ProviderStep>() };
