import type { PageContext } from '../platform/pages/page-context.tsx';

/** The settings of the domain that a page runs on (STORE-11). */
interface DomainSettings {
  readonly host: string;
  readonly isB2b: boolean;
  readonly baseUrl: string;
}

export const domainSettingsOf = ({
  baseUrl,
  storefront,
}: Pick<PageContext, 'baseUrl' | 'storefront'>): DomainSettings => ({
  host: baseUrl.split('//')[1] ?? '',
  isB2b: storefront.isB2b,
  baseUrl,
});
