import { expect, it } from 'vitest';
import type { GetPageDetailsByUrlQuery } from '../generated/operation-types.ts';
import { readPage } from './read-page.ts';

type Answered = GetPageDetailsByUrlQuery['getPageDetailsByUrl'];

const page = (said: Partial<Answered> = {}): Answered => ({
  pageType: 'CONTENT',
  redirectUrl: null,
  redirectIsTemporary: false,
  categoryId: null,
  seo: { title: 'Start', description: '', robots: null, canonicalUrl: null, links: null, breadcrumbs: [] },
  rows: [],
  activeAbTests: [],
  ...said,
});

it('takes a type of page that is not known for an unknown page', () => {
  expect(readPage(page({ pageType: 'HOLOGRAM' })).pageType).toBe('UNKNOWN');
  expect(readPage(page())).toStrictEqual({ pageType: 'CONTENT', redirectIsTemporary: false, seo: { title: 'Start', description: '', breadcrumbs: [] }, rows: [], activeAbTests: [] });
});

it('leaves out attributes of types that came later', () => {
  const rows: Answered['rows'] = JSON.parse(
    '[{"cells":[{"span":12,"teaser":{"id":"t","type":"x","name":"n","template":"p","attributes":[{"__typename":"VideoAttribute","name":"film"},{"__typename":"TextAttribute","name":"headline","text":"Neu"}]}}]}]',
  );
  expect(readPage(page({ rows })).rows[0]?.cells[0]?.teaser.attributes).toEqual([{ name: 'headline', type: 'text', text: 'Neu' }]);
});
