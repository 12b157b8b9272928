import { beforeEach, describe, expect, it } from 'vitest';

import { removeDraft, saveDraft, readDraft } from './form-draft.ts';

describe('what was typed', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('is kept until the form is done', () => {
    saveDraft('shipping', { city: 'Köln', postcode: '50667' });
    expect(readDraft('shipping')).toEqual({ city: 'Köln', postcode: '50667' });
    removeDraft('shipping');
    expect(readDraft('shipping')).toBeUndefined();
  });

  it('is never kept when it is secret', () => {
    saveDraft('login', { email: 'a@schule.de', password: 'geheim', 'account.passwordRepeat': 'geheim', emailToken: 't' });
    expect(readDraft('login')).toEqual({ email: 'a@schule.de' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('geheim');
  });

  it('is nothing when the storage holds something else', () => {
    sessionStorage.setItem('draft:login', '{"email":1}');
    expect(readDraft('login')).toBeUndefined();
    sessionStorage.setItem('draft:login', 'not json');
    expect(readDraft('login')).toBeUndefined();
  });
});
