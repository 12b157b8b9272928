import { HOME } from '@shop/domain/shared/paths';
import type { StaticPage } from '../static-page.ts';

/** Shows operators that pages reach the shop. */
export const connectionTest: StaticPage = {
  title: { de: 'Verbindungstest', en: 'Connection test' },
  description: { de: 'Zeigt, dass der Shop Seiten ausliefert.', en: 'Shows that the shop delivers pages.' },
  robots: 'noindex,nofollow',
  sections: ({ store, language }) => [
    {
      html: {
        de: `<p>Wenn Sie dies lesen, beantwortet der Shop Anfragen. Laden: ${store}, Sprache: ${language}.</p><p><a href="${HOME}">Zur Startseite</a></p>`,
        en: `<p>If you read this, the shop answers requests. Store: ${store}, language: ${language}.</p><p><a href="${HOME}">To the home page</a></p>`,
      },
    },
  ],
};
