import type { PageGraphqlError } from '@shop/domain/pages/page-contract';

/** The GraphQL response contains errors instead of the requested data. */
export class GraphqlFailure extends Error {
  override readonly name = 'GraphqlFailure';
  readonly operation: string;
  readonly errors: readonly PageGraphqlError[];

  constructor(operation: string, errors: readonly PageGraphqlError[]) {
    super(errors[0]?.message ?? `${operation} returned no data`);
    this.operation = operation;
    this.errors = errors;
  }

  get classification(): string | undefined {
    return this.errors.find((error) => error.extensions?.classification !== undefined)?.extensions?.classification;
  }

  get messageKey(): string | undefined {
    return this.errors.find((error) => error.extensions?.messageKey !== undefined)?.extensions?.messageKey;
  }
}

/** The shop could not be reached, or its response could not be read. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  readonly operation: string;

  constructor(operation: string, options?: ErrorOptions) {
    super(`${operation} did not reach the shop`, options);
    this.operation = operation;
  }
}

/** Nothing was sent, because the connection was away: what the shopper wanted has certainly not been done. */
export class NotSent extends NetworkFailure {
  constructor() {
    super('a write');
  }
}
