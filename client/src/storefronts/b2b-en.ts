import type { Brand } from './brand.ts';

export const b2bEn: Brand = {
  name: 'Pausenhof Education',
  logo: { house: 'Pausenhof', branch: 'Education' },
  theme: 'business',
  themeColor: '#1d3f72',
  htmlLanguage: 'en-GB',
};
