import checkFile from 'eslint-plugin-check-file';

const BANNED = '{utils,util,helpers,helper,common,manager,data,info,dto,impl,misc}';

/** File names say what the file contains; the banned names say nothing. */
export const names = [
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    ignores: ['client/src/routes/**'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': ['error', { '**/*': 'KEBAB_CASE' }, { ignoreMiddleExtensions: true }],
      'check-file/folder-naming-convention': ['error', { '*/**/': 'KEBAB_CASE' }],
      'check-file/filename-blocklist': [
        'error',
        {
          [`**/${BANNED}.*`]: '**/<what-is-in-it>.*',
          [`**/*-${BANNED}.*`]: '**/<what-is-in-it>.*',
          [`**/*.${BANNED}.*`]: '**/<what-is-in-it>.*',
          '**/*{-,.}service.*': '**/<verb-noun>.*',
          '**/index.{ts,tsx,js,mjs}': '**/<what-is-in-it>.*',
        },
      ],
    },
  },
  {
    files: ['client/src/routes/**'],
    plugins: { 'check-file': checkFile },
    rules: {
      // The router derives URLs from these names: `checkout.basket.tsx`, `cat.$id.tsx`, `$.tsx`, `__root.tsx`, `_shop.tsx`.
      'check-file/filename-naming-convention': ['error', { '**/*': '@(__root|*([a-z0-9._$-]))' }],
    },
  },
];
