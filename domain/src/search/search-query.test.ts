import { describe, expect, it } from 'vitest';

import { SEARCH_TERM_MAX_LENGTH, shortenSearchTerm } from './search-query.ts';

describe('a search', () => {
  it('cuts very long terms off, and says so', () => {
    const { term, isCut } = shortenSearchTerm('ä'.repeat(10_000));
    expect([[...term].length, isCut]).toEqual([SEARCH_TERM_MAX_LENGTH, true]);
    expect(shortenSearchTerm('  Schere ')).toEqual({ term: 'Schere', isCut: false });
  });

  it('takes a term as it is up to the longest, and leaves no space where it cuts', () => {
    const longest = 'ä'.repeat(SEARCH_TERM_MAX_LENGTH);
    expect(shortenSearchTerm(longest)).toEqual({ term: longest, isCut: false });
    expect(shortenSearchTerm(`${'ä'.repeat(SEARCH_TERM_MAX_LENGTH - 1)} heft`)).toEqual({
      term: 'ä'.repeat(SEARCH_TERM_MAX_LENGTH - 1),
      isCut: true,
    });
  });
});
