import { expect, it } from 'vitest';
import type { GetPageDetailsByUrlQuery } from '../generated/operation-types.ts';
import { noting, outsideSchema } from '../testing/noting.ts';
import { readPage } from './read-page.ts';

type Reply = GetPageDetailsByUrlQuery['getPageDetailsByUrl'];

const page = (said: Partial<Reply> = {}): Reply => ({
  pageType: 'CONTENT',
  redirectUrl: null,
  redirectIsTemporary: false,
  categoryId: null,
  seo: { title: 'Start', description: '', robots: null, canonicalUrl: null, links: null, breadcrumbs: [] },
  rows: [],
  activeAbTests: [],
  ...said,
});

it('reads no page of an unknown type: whether there is one, nobody can tell', () => {
  const { unknown } = noting(() =>
    expect(() => readPage(page({ pageType: outsideSchema('HOLOGRAM') }))).toThrow('a page of an unknown type'),
  );
  expect(unknown).toEqual(['PageType: HOLOGRAM']);
});

it('reads a page without its empty fields', () => {
  expect(readPage(page())).toStrictEqual({
    pageType: 'CONTENT',
    redirectIsTemporary: false,
    seo: { title: 'Start', description: '', breadcrumbs: [] },
    rows: [],
    activeAbTests: [],
  });
});

it.each(['CONTENT', 'CATEGORY', 'PRODUCT', 'GONE', 'NOT_FOUND', 'UNKNOWN'] as const)(
  'reads the page type %s',
  (pageType) => {
    expect(readPage(page({ pageType })).pageType).toBe(pageType);
  },
);

it('reads the target of a moved page, the metadata, and the running A/B tests', () => {
  const seo = {
    title: 'Kreide',
    description: 'Weiße Kreide',
    robots: 'noindex',
    canonicalUrl: 'https://shop.example/kreide/',
    links: [{ rel: 'license', href: '/bilder/' }],
    breadcrumbs: [{ displayName: 'Start', path: '/' }],
  };
  const activeAbTests = [{ id: 'ab1', trackingCode: 'b' }];
  expect(readPage(page({ redirectUrl: '/neu/', redirectIsTemporary: true, seo, activeAbTests }))).toMatchObject({
    redirectUrl: '/neu/',
    redirectIsTemporary: true,
    seo,
    activeAbTests,
  });
});

it('reads texts, images and links of a teaser', () => {
  const rows: Reply['rows'] = [
    {
      cells: [
        {
          span: 6,
          teaser: {
            id: 't1',
            type: 'hero',
            name: 'Sommer',
            template: 'wide',
            attributes: [
              { __typename: 'TextAttribute', name: 'headline', text: 'Neu' },
              {
                __typename: 'ImageAttribute',
                name: 'image',
                urlPath: '/sommer.jpg',
                altTag: 'Sommer',
                imgTitle: 'Titel',
                width: 1200,
                height: 400,
              },
              { __typename: 'LinkAttribute', name: 'target', url: '/sommer/', openLinkInNewWindow: true },
            ],
          },
        },
      ],
    },
  ];
  expect(readPage(page({ rows })).rows).toStrictEqual([
    {
      cells: [
        {
          span: 6,
          teaser: {
            id: 't1',
            type: 'hero',
            name: 'Sommer',
            template: 'wide',
            attributes: [
              { name: 'headline', type: 'text', text: 'Neu' },
              {
                name: 'image',
                type: 'Image',
                urlPath: '/sommer.jpg',
                altTag: 'Sommer',
                imgTitle: 'Titel',
                width: 1200,
                height: 400,
              },
              { name: 'target', type: 'Link', url: '/sommer/', openLinkInNewWindow: true },
            ],
          },
        },
      ],
    },
  ]);
});

it('leaves out attributes of unknown types', () => {
  const rows: Reply['rows'] = JSON.parse(
    '[{"cells":[{"span":12,"teaser":{"id":"t","type":"x","name":"n","template":"p","attributes":[{"__typename":"VideoAttribute","name":"film"},{"__typename":"TextAttribute","name":"headline","text":"Neu"}]}}]}]',
  );
  const { value, unknown } = noting(() => readPage(page({ rows })).rows[0]?.cells[0]?.teaser.attributes);
  expect(value).toEqual([{ name: 'headline', type: 'text', text: 'Neu' }]);
  expect(unknown).toEqual(['TeaserAttribute: VideoAttribute']);
});
