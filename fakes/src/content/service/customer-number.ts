import { LOGIN, REGISTER } from '@shop/domain/shared/paths';
import { CONTACT } from '../page-paths.ts';
import { BUSINESS_HOTLINE } from '../company.ts';
import type { StaticPage } from '../static-page.ts';

export const customerNumber: StaticPage = {
  title: { de: 'Kundennummer finden', en: 'Find your customer number' },
  description: {
    de: 'Wo Ihre Kundennummer steht und was Sie tun, wenn Sie keine haben.',
    en: 'Where your customer number stands, and what to do if you have none.',
  },
  readers: 'businesses',
  robots: 'noindex,follow',
  sections: () => [
    {
      heading: { de: 'Wo sie steht', en: 'Where it stands' },
      html: {
        de: '<ul><li>auf jeder Rechnung und jedem Lieferschein, oben rechts</li><li>auf der Rückseite des Katalogs, über der Anschrift</li><li>in der E-Mail, mit der wir Ihr Konto freigeschaltet haben</li></ul>',
        en: '<ul><li>on every invoice and delivery note, top right</li><li>on the back of the catalogue, above the address</li><li>in the e-mail that opened your account</li></ul>',
      },
    },
    {
      heading: { de: 'Noch keine?', en: 'None yet?' },
      html: {
        de: `<p><a href="${REGISTER}">Registrieren Sie Ihre Einrichtung</a> mit einer Bescheinigung. Wir prüfen sie bis zum nächsten Werktag und schicken Ihnen die Kundennummer per E-Mail.</p>`,
        en: `<p><a href="${REGISTER}">Register your institution</a> with a certificate. We check it by the next working day and send you the customer number by e-mail.</p>`,
      },
    },
    {
      heading: { de: 'Nicht zur Hand?', en: 'Not at hand?' },
      html: {
        de: `<p>Rufen Sie an: ${BUSINESS_HOTLINE}. Wir nennen sie Ihnen, wenn Sie uns Einrichtung und Postleitzahl sagen. Mehr Wege stehen unter <a href="${CONTACT}">Kontakt</a>.</p><p><a href="${LOGIN}">Zur Anmeldung</a></p>`,
        en: `<p>Call ${BUSINESS_HOTLINE}. We tell you if you give us the name of your institution and its postcode. More ways are given under <a href="${CONTACT}">Contact</a>.</p><p><a href="${LOGIN}">To the sign-in</a></p>`,
      },
    },
  ],
};
