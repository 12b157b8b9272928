import type { PageGraphqlError } from '@shop/domain/pages/page-contract';
import { operationOf, type ShopReplies } from './shop-replies.ts';

/** The extensions of a GraphQL error. */
export type ErrorExtensions = NonNullable<PageGraphqlError['extensions']>;

/** Thrown by a script to reply with GraphQL errors. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly errors: readonly PageGraphqlError[];

  constructor(...extensions: readonly ErrorExtensions[]) {
    super('refused by the script');
    this.errors = extensions.map((variables) => ({ message: 'refused by the script', extensions: variables }));
  }
}

/** A call that reached the gateway: the operation, or the path of a route. */
export interface Call {
  readonly what: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const valuesIn = (text: unknown): Values => {
  const values: unknown = typeof text === 'string' ? JSON.parse(text) : {};
  return isValues(values) ? values : {};
};

const GRAPHQL = '/graphql';
const TOKEN = '/api/token';
const LATEST_BUILD = '/builds/latest.json';

/** The gateway over HTTP, with scripted replies by operation name and by path of a route. Anything else fails. */
export const scriptedGateway = (replies: ShopReplies) => {
  const calls: Call[] = [];

  const reply = (what: string, variables: Values): unknown => {
    calls.push({ what, variables });
    const script = replies[what];
    if (script === undefined) throw new Refused({ classification: `${what} is not scripted` });
    return script(variables);
  };

  const execute = async (operation: string, variables: Values): Promise<Response> => {
    try {
      return Response.json({ data: await reply(operation, variables) });
    } catch (failure) {
      if (failure instanceof Refused) return Response.json({ errors: failure.errors });
      throw failure;
    }
  };

  const fetch = async (target: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(target), 'http://localhost:8080');
    if (pathname === TOKEN) return Response.json({ token: 'token' });
    if (pathname === LATEST_BUILD) return Response.json({ id: 'test-build' });
    const body = valuesIn(init.body);
    if (pathname !== GRAPHQL) return Response.json(reply(pathname, body));
    const {
      operationName = operationOf(searchParams.get('id') ?? ''),
      variables = valuesIn(searchParams.get('variables')),
    } = body;
    return execute(String(operationName), isValues(variables) ? variables : {});
  };

  return {
    fetch,
    calls,
    /** The variables of each call of this name, the oldest first. */
    variablesOf: (what: string): readonly Values[] =>
      calls.filter((call) => call.what === what).map(({ variables }) => variables),
  };
};
