import { beforeEach, describe, expect, it } from 'vitest';

import { writeStored } from '../session/stored-values.ts';
import { readDraft, removeDraft, saveDraft } from './form-draft.ts';

describe('the draft of a form', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('is saved until it is removed', () => {
    saveDraft('shipping', { city: 'Köln', postcode: '50667' });
    expect(readDraft('shipping')).toEqual({ city: 'Köln', postcode: '50667' });
    removeDraft('shipping');
    expect(readDraft('shipping')).toBeUndefined();
  });

  it('never contains a secret', () => {
    saveDraft('login', {
      email: 'a@schule.de',
      password: 'geheim',
      'account.passwordRepeat': 'geheim',
      emailToken: 't',
    });
    expect(readDraft('login')).toEqual({ email: 'a@schule.de' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('geheim');
  });

  it('is ignored if the storage holds something else', () => {
    for (const other of [{ email: 1 }, 'no draft', null]) {
      writeStored('tab', 'draft:login', other);
      expect(readDraft('login')).toBeUndefined();
    }
  });
});
