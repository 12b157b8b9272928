import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderInShop } from '../../../testing/render-in-shop.tsx';
import type { Teaser } from '../model/teaser.ts';
import { HeroTeaser } from './hero-teaser.tsx';
import { PictureTeaser } from './picture-teaser.tsx';

const attribute = (name: string, text: string, url: string | null = null) => ({
  name,
  type: url === null ? 'text' : 'Link',
  text,
  html: null,
  url,
  width: null,
  height: null,
  opensNewWindow: null,
});

const teaserWith = (buttonType: string | undefined): Teaser => ({
  id: 't',
  type: 'hero',
  name: 't',
  template: 'hero',
  attributes: [
    attribute('headline', 'Schulstart'),
    attribute('buttonText', 'Zu den Heften'),
    attribute('teaserLink', '', '/cat/10/'),
    ...(buttonType === undefined ? [] : [attribute('buttonType', buttonType)]),
  ],
});

it.each([
  ['secondary', 'secondary'],
  ['red', 'red'],
  ['octarine', undefined],
])('shows a button of the type %s with the colour scheme %s', async (buttonType, variant) => {
  await renderInShop(
    <>
      <HeroTeaser teaser={teaserWith(buttonType)} isFirst />
      <PictureTeaser teaser={teaserWith(buttonType)} isFirst={false} />
    </>,
  );
  expect(screen.getAllByRole('link', { name: 'Zu den Heften' }).map(({ dataset }) => dataset['variant'])).toEqual([
    variant,
    variant,
  ]);
});

it('shows a button as each kind of teaser does if the editors chose no type', async () => {
  await renderInShop(
    <>
      <HeroTeaser teaser={teaserWith(undefined)} isFirst />
      <PictureTeaser teaser={teaserWith(undefined)} isFirst={false} />
    </>,
  );
  expect(screen.getAllByRole('link', { name: 'Zu den Heften' }).map(({ dataset }) => dataset['variant'])).toEqual([
    'primary',
    'outline',
  ]);
});
