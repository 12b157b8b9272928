import { ENTRIES_ARE_KEPT_DAYS } from '@shop/domain/competitions/competition';
import { PRIVACY } from '@shop/domain/shared/paths';
import { TIME_ZONE } from '@shop/domain/shared/time-zone';
import { LANGUAGE_RULES } from '@shop/domain/storefronts/language';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { localise } from '../goods/catalogue-context.ts';
import type { Texts } from '../goods/goods.ts';
import { NOTIFICATION } from './competition-texts.ts';

/** The company that draws. */
export interface Organiser {
  readonly name: string;
  readonly street: string;
  readonly city: string;
}

interface Term {
  readonly heading: Texts;
  readonly text: Texts;
}

const termsOf = ({ name, street, city }: Organiser, prize: Texts, from: string, until: string): readonly Term[] => [
  {
    heading: { de: 'Wer es veranstaltet', en: 'Who organises it' },
    text: { de: `${name}, ${street}, ${city}.`, en: `${name}, ${street}, ${city}, Germany.` },
  },
  {
    heading: { de: 'Wer teilnehmen darf', en: 'Who may enter' },
    text: {
      de: 'Alle, die in Deutschland, Österreich oder der Schweiz wohnen, und Schulen, Horte und Kindergärten dort. Wer noch nicht 18 Jahre alt ist, nimmt nur mit Einverständnis der Eltern oder, für eine Klasse, der Schule teil. Unsere Beschäftigten und ihre Angehörigen nehmen nicht teil. Jede Person nimmt einmal teil; gibt es mehrere Einträge mit einer E-Mail-Adresse, zählt der erste.',
      en: 'Everybody who lives in Germany, Austria or Switzerland, and schools and nurseries there. Whoever is under 18 needs the consent of their parents or, for a class, of their school. Our employees and their relatives may not enter. Each person may enter once; of several entries with one e-mail address the first one counts.',
    },
  },
  {
    heading: { de: 'Wann', en: 'When' },
    text: {
      de: `Von ${from} bis ${until}, nach der Uhr in Berlin. Ein Eintrag zählt, wenn er in dieser Zeit bei uns ankommt.`,
      en: `From ${from} until ${until}, by the clock in Berlin. An entry counts if it reaches us in that time.`,
    },
  },
  {
    heading: { de: 'Was es zu gewinnen gibt', en: 'What can be won' },
    text: {
      de: `${prize.de}. Wir liefern die Gewinne kostenlos. Sie werden nicht in bar ausgezahlt und nicht umgetauscht.`,
      en: `${prize.en}. We deliver the prizes free of charge. They are neither paid out in cash nor exchanged.`,
    },
  },
  {
    heading: { de: 'Wie wir ziehen', en: 'How we draw' },
    text: {
      de: `Unter allen richtigen Antworten entscheidet das Los. ${NOTIFICATION.de} Meldet sich jemand 14 Tage lang nicht, ziehen wir neu.`,
      en: `Among all correct answers the lot decides. ${NOTIFICATION.en} If somebody does not reply within 14 days, we draw again.`,
    },
  },
  {
    heading: { de: 'Was es kostet', en: 'What it costs' },
    text: {
      de: 'Nichts. Sie müssen nichts kaufen und keinen Newsletter bestellen, und beides ändert nichts an Ihren Aussichten.',
      en: 'Nothing. You need not buy anything or subscribe to a newsletter, and neither changes your chances.',
    },
  },
  {
    heading: { de: 'Was mit Ihren Daten geschieht', en: 'What happens to your data' },
    text: {
      de: `Name, E-Mail-Adresse, Antwort und Schule verwenden wir nur für dieses Gewinnspiel. ${ENTRIES_ARE_KEPT_DAYS} Tage nach dem Ende löschen wir sie. Namen von Gewinnern veröffentlichen wir nicht. Mehr steht in der <a href="${PRIVACY}">Datenschutzerklärung</a>.`,
      en: `We use name, e-mail address, answer and school for this competition only. ${ENTRIES_ARE_KEPT_DAYS} days after the end we delete them. We do not publish the names of winners. The <a href="${PRIVACY}">privacy notice</a> says more.`,
    },
  },
];

/** The full terms, as an editor writes them. */
export const termsHtmlOf = (
  organiser: Organiser,
  prize: Texts,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  storefront: Storefront,
): string => {
  const { formatLocale } = LANGUAGE_RULES[storefront.language];
  const moment = new Intl.DateTimeFormat(formatLocale, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: TIME_ZONE,
  });
  return termsOf(organiser, prize, moment.format(startsAt), moment.format(endsAt))
    .map(({ heading, text }) => `<h3>${localise(storefront, heading)}</h3><p>${localise(storefront, text)}</p>`)
    .join('');
};
