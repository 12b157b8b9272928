import type { Operation } from '@shop/gateway/upstream/client/operation';

import { matchingAnswer } from './matching-answer.ts';
import { atLeast, exactly, holds, type Matching, matches, sameType } from './matching.ts';
import type { Sayings } from './said.ts';

/** An answer of the provider; its rules begin at the path that they are asked for. */
export interface Reply {
  readonly status: number;
  readonly body: (at: string) => Matching;
}

type Asked = Pick<Operation<unknown, unknown>, 'text'>;

/** Data and no errors: a part of the answer with errors beside it must not pass for the answer. */
const NOTHING_BESIDE_DATA = holds({ match: 'eachKey', value: 'data', rules: [{ match: 'regex', regex: '^(data|extensions)$' }] });

/** The operation is granted, or refused in its own words: data without errors. */
export const answers = ({ text }: Asked, sayings: Sayings = {}): Reply => ({
  status: 200,
  body: (at) => {
    const { example, rules } = matchingAnswer(text, sayings, `${at}.data`);
    return { example: { data: example }, rules: { ...rules, [at]: NOTHING_BESIDE_DATA } };
  },
});

/** How an error of the upstream says what it is; the texts beside that are its own. */
export type Told = { readonly classification: string } | { readonly messageKey: string } | { readonly message: string };

const toldAt = (at: string, told: Told): Matching => {
  if ('message' in told) return { example: told, rules: { [`${at}.message`]: exactly } };
  const [[name, word] = ['', '']] = Object.entries(told);
  return {
    example: { message: 'Text', extensions: { [name]: word } },
    rules: { [`${at}.message`]: sameType, [`${at}.extensions`]: sameType, [`${at}.extensions.${name}`]: exactly },
  };
};

/** The operation ends in an error. */
export const fails = (told: Told): Reply => ({
  status: 200,
  body: (at) => {
    const { example, rules } = toldAt(`${at}.errors[*]`, told);
    return { example: { errors: [example] }, rules: { [`${at}.errors`]: atLeast(1), [`${at}.errors[*]`]: sameType, ...rules } };
  },
});

/** One answer an operation, in the order in which they were asked. */
export const inOrder = (replies: readonly Reply[]): Reply => ({
  status: 200,
  body: (at) => {
    const parts = replies.map(({ body }, index) => body(`${at}[${index}]`));
    return { example: parts.map(({ example }) => example), rules: Object.assign({}, ...parts.map(({ rules }) => rules)) };
  },
});

/** A token (RFC 6749, section 5.1). */
export const aToken: Reply = {
  status: 200,
  body: (at) => ({
    example: { access_token: 'token-1', expires_in: 3600 },
    rules: { [`${at}.access_token`]: matches('^.+$'), [`${at}.expires_in`]: holds({ match: 'integer' }) },
  }),
};

/** No token for these credentials (RFC 6749, section 5.2). */
export const noToken: Reply = {
  status: 401,
  body: (at) => ({ example: { error: 'invalid_client' }, rules: { [`${at}.error`]: exactly } }),
};
