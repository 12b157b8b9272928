import type { Brand } from './brand.ts';

export const en: Brand = {
  name: 'Pausenhof',
  logo: { house: 'Pausenhof' },
  theme: 'consumer',
  themeColor: '#1f5c4b',
  htmlLanguage: 'en-GB',
};
