import { describe, expect, it } from 'vitest';
import { readReturnQuery } from './payment-return-query.ts';

const read = (query: string): string => readReturnQuery(new URLSearchParams(query)).toString();

describe('what is read of a provider’s parameters', () => {
  it('are those that we know, each once, the first of them', () => {
    expect(read('p=x&Code=7&Code=8&errorCode=9&amazonCheckoutSessionId=s&checkoutType=prime')).toBe(
      'Code=7&errorCode=9&amazonCheckoutSessionId=s&checkoutType=prime',
    );
  });

  it.each([
    ['letters', 'x', 400],
    ['spaces, which are one character in a URL', '+', 400],
    ['umlauts, which are six', '%C3%A4', 66],
    ['smileys, which are twelve and are not cut in halves', '%F0%9F%98%80', 33],
  ])('are the first 400 characters of their values, as a URL has them: %s', (_what, escaped, most) => {
    const longest = `Code=${escaped.repeat(most)}`;
    expect([read(longest), read(longest + escaped)]).toEqual([longest, longest]);
  });
});
