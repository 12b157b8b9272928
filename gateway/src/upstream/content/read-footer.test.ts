import { expect, it } from 'vitest';
import { readFooter } from './read-footer.ts';

const usp = {
  image: { src: '/truck.svg' },
  headline: 'Schnell',
  subheadline: null,
  text: '<p>In 2 Tagen</p>',
  link: null,
};
const help = { label: 'Hilfe', url: '/hilfe/', external: false };
const block = { headline: 'Service', type: 'links', content: null, links: [help], link: null };

it('a footer omits empty fields', () => {
  expect(readFooter({ usps: [usp], linkBlocks: [block] })).toStrictEqual({
    usps: [{ imageSrc: '/truck.svg', headline: 'Schnell', textHtml: '<p>In 2 Tagen</p>' }],
    blocks: [{ headline: 'Service', type: 'links', links: [help] }],
  });
});

it('a footer has the links of its selling points and its blocks', () => {
  const outside = { label: 'Bewertungen', url: 'https://ratings.example/', external: true };
  expect(
    readFooter({
      usps: [{ ...usp, subheadline: '<b>Immer</b>', link: '/versand/' }],
      linkBlocks: [{ ...block, content: '<p>Fragen?</p>', link: outside }],
    }),
  ).toMatchObject({
    usps: [{ subheadlineHtml: '<b>Immer</b>', link: '/versand/' }],
    blocks: [{ contentHtml: '<p>Fragen?</p>', link: outside }],
  });
});
