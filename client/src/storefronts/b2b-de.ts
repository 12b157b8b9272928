import type { Brand } from './brand.ts';

export const b2bDe: Brand = {
  name: 'Pausenhof Bildung',
  logo: { house: 'Pausenhof', branch: 'Bildung' },
  theme: 'business',
  themeColor: '#1d3f72',
  htmlLanguage: 'de',
};
