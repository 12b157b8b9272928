import { expect, it } from 'vitest';
import { headLinks } from './head-links.ts';

it('of a page lead to pages of the shop, and make no browser load anything', () => {
  const help = { rel: 'help', href: '/service/kontakt/' };
  const license = { rel: 'license', href: '/service/agb/' };
  const links = [
    help,
    license,
    { rel: 'stylesheet', href: '/service/agb/' },
    { rel: 'canonical', href: '/service/agb/' },
    { rel: 'help', href: 'https://evil.example/' },
    { rel: 'help', href: '//evil.example/' },
    { rel: 'help', href: 'javascript:alert(1)' },
  ];
  expect(headLinks({ links })).toEqual([help, license]);
  expect(headLinks({})).toEqual([]);
});
