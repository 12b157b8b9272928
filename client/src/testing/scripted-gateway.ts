import type { PageGraphqlError } from '../app/page-contract.ts';
import type { ShopAnswers } from './shop-answers.ts';

/** What a script throws where the gateway answers with errors. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly errors: readonly PageGraphqlError[];

  constructor(...extensions: readonly NonNullable<PageGraphqlError['extensions']>[]) {
    super('refused by the script');
    this.errors = extensions.map((extension) => ({ message: 'refused by the script', extensions: extension }));
  }
}

/** What a script throws where the way to the gateway breaks. */
export class Offline extends Error {
  override readonly name = 'Offline';
}

/** A question or a command as it reached the gateway: the operation, or the path of a route. */
export interface Asked {
  readonly what: string;
  readonly given: Readonly<Record<string, unknown>>;
}

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null;

const valuesIn = (text: unknown): Values => {
  const values: unknown = typeof text === 'string' ? JSON.parse(text) : {};
  return isValues(values) ? values : {};
};

const GRAPHQL = '/graphql';
const TOKEN = '/api/token';

/** The gateway over HTTP, answering from a script by operation name and by path of its routes; what is not given fails. */
export const scriptedGateway = (answers: ShopAnswers) => {
  const asked: Asked[] = [];

  const reply = (what: string, given: Values): unknown => {
    asked.push({ what, given });
    const answer = answers[what];
    if (answer === undefined) throw new Refused({ classification: `${what} is not scripted` });
    return answer(given);
  };

  const execute = (operation: string, variables: Values): Response => {
    try {
      return Response.json({ data: reply(operation, variables) });
    } catch (failure) {
      if (failure instanceof Refused) return Response.json({ errors: failure.errors });
      throw failure;
    }
  };

  const fetch = async (target: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = String(target);
    if (path === TOKEN) return Response.json({ token: 'token' });
    const body = valuesIn(init.body);
    if (path !== GRAPHQL) return Response.json(reply(path, body));
    const { operationName, variables } = body;
    return execute(String(operationName), isValues(variables) ? variables : {});
  };

  return {
    fetch,
    asked,
    /** What was given with each call of this name, the oldest first. */
    givenTo: (what: string): readonly Values[] => asked.filter((call) => call.what === what).map(({ given }) => given),
  };
};

export type ScriptedGateway = ReturnType<typeof scriptedGateway>;
