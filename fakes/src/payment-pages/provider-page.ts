/** A request to a payment provider's page, as any server may hand it over. */
export interface ProviderRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** Of the query and the posted form together. */
  readonly fields: Readonly<Record<string, string>>;
}

export interface ProviderReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** 303: whatever was posted, the next page is fetched anew and may be reloaded. */
export const seeOther = (location: string): ProviderReply => ({ status: 303, headers: { location, 'cache-control': 'no-store' }, html: '' });
