import type { Operation } from '@shop/gateway/upstream/client/operation';

import { matchingReply } from './matching-reply.ts';
import { atLeast, exactly, rule, type Matching, matches, sameType } from './matching.ts';
import type { FieldExpectations } from './field-expectations.ts';

/** A reply of the provider; its rules start at the given path. */
export interface Reply {
  readonly status: number;
  readonly body: (at: string) => Matching;
}

type Asked = Pick<Operation<unknown, unknown>, 'text'>;

/** Data without errors: partial data with errors beside it must not pass. */
const NOTHING_BESIDE_DATA = rule({
  match: 'eachKey',
  value: 'data',
  rules: [{ match: 'regex', regex: '^(data|extensions)$' }],
});

/** The operation succeeds, or is refused within its data: no errors. */
export const returnsData = ({ text }: Asked, expectations: FieldExpectations = {}): Reply => ({
  status: 200,
  body: (at) => {
    const { example, rules } = matchingReply(text, expectations, `${at}.data`);
    return { example: { data: example }, rules: { ...rules, [at]: NOTHING_BESIDE_DATA } };
  },
});

/** The part of an error that identifies it; other texts are the upstream's own. */
export type ErrorMark =
  | { readonly classification: string }
  | { readonly messageKey: string }
  | { readonly message: string };

const errorAt = (at: string, mark: ErrorMark): Matching => {
  if ('message' in mark) return { example: mark, rules: { [`${at}.message`]: exactly } };
  const [[name, word] = ['', '']] = Object.entries(mark);
  return {
    example: { message: 'Text', extensions: { [name]: word } },
    rules: { [`${at}.message`]: sameType, [`${at}.extensions`]: sameType, [`${at}.extensions.${name}`]: exactly },
  };
};

/** The operation fails with an error. */
export const returnsErrors = (mark: ErrorMark): Reply => ({
  status: 200,
  body: (at) => {
    const { example, rules } = errorAt(`${at}.errors[*]`, mark);
    return {
      example: { errors: [example] },
      rules: { [`${at}.errors`]: atLeast(1), [`${at}.errors[*]`]: sameType, ...rules },
    };
  },
});

/** One reply per operation, in the order of the batch. */
export const returnsBatch = (replies: readonly Reply[]): Reply => ({
  status: 200,
  body: (at) => {
    const parts = replies.map(({ body }, index) => body(`${at}[${index}]`));
    return {
      example: parts.map(({ example }) => example),
      rules: Object.assign({}, ...parts.map(({ rules }) => rules)),
    };
  },
});

/** A token (RFC 6749, section 5.1). */
export const aToken: Reply = {
  status: 200,
  body: (at) => ({
    example: { access_token: 'token-1', expires_in: 3600 },
    rules: { [`${at}.access_token`]: matches('^.+$'), [`${at}.expires_in`]: rule({ match: 'integer' }) },
  }),
};

/** No token for these credentials (RFC 6749, section 5.2). */
export const noToken: Reply = {
  status: 401,
  body: (at) => ({ example: { error: 'invalid_client' }, rules: { [`${at}.error`]: exactly } }),
};
