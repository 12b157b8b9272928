import type { Storefront } from '@shop/domain/storefronts/storefront';
import { ADVANTAGES, ADVICE, CONTACT } from '../page-paths.ts';
import type { Section, StaticPage } from '../static-page.ts';

const beginning: Section = {
  html: {
    de: '<p>Der Pausenhof begann 1998 als Schreibwarenladen gegenüber einer Grundschule. Jeden August stand die Schlange bis auf die Straße, jede mit einer anderen Liste in der Hand. Wir haben angefangen, die Listen zu sortieren. Daraus ist dieser Shop geworden.</p>',
    en: '<p>Pausenhof, the school yard, began in 1998 as a stationer’s opposite a primary school. Every August the queue reached the street, everyone with a different list in hand. We began to put the lists in order. That became this shop.</p>',
  },
};

const today: Section = {
  heading: { de: 'Heute', en: 'Today' },
  html: {
    de: '<p>Wir sind 140 Menschen in Lindenau am Hof und liefern nach Deutschland, Österreich und in die Schweiz: an Familien, Lehrkräfte, Schulen, Kitas und Unternehmen. Mehr als 4.000 Artikel liegen in unserem eigenen Lager, vom Radiergummi bis zum Klassenzimmer.</p>',
    en: '<p>We are 140 people in Lindenau am Hof and deliver to Germany, Austria and Switzerland: to families, teachers, schools, nurseries and companies. More than 4,000 items lie in our own warehouse, from the rubber to the classroom.</p>',
  },
};

const choosing: Section = {
  heading: { de: 'Wie wir auswählen', en: 'How we choose' },
  html: {
    de: `<p>Ein Artikel kommt ins Regal, wenn er ein Schuljahr aushält, wenn wir wissen, wer ihn gemacht hat, und wenn man ihn nachkaufen kann. Lehrkräfte probieren ihn vorher im Unterricht aus. Was sie sagen, steht in unserer <a href="${ADVICE}">Beratung</a>.</p>`,
    en: `<p>An item goes on the shelf if it lasts a school year, if we know who made it, and if it can be bought again. Teachers try it out in class first. What they say is in our <a href="${ADVICE}">advice</a>.</p>`,
  },
};

const environment: Section = {
  heading: { de: 'Was wir für die Umwelt tun', en: 'What we do for the environment' },
  html: {
    de: '<p>Hefte und Papier führen wir immer auch aus Recyclingpapier. Pakete polstern wir mit Papier statt mit Folie. Das Dach des Lagers erzeugt mehr Strom, als das Lager braucht.</p>',
    en: '<p>We always stock exercise books and paper in a recycled version too. Parcels are padded with paper instead of plastic. The roof of the warehouse makes more electricity than the warehouse needs.</p>',
  },
};

const more = ({ isB2b }: Storefront): Section => ({
  heading: { de: 'Mehr erfahren', en: 'Find out more' },
  html: {
    de: `<ul><li><a href="${ADVANTAGES}">${isB2b ? 'Vorteile für Einrichtungen' : 'Ihre Vorteile'}</a></li><li><a href="${CONTACT}">Kontakt</a></li></ul>`,
    en: `<ul><li><a href="${ADVANTAGES}">${isB2b ? 'Advantages for institutions' : 'Your advantages'}</a></li><li><a href="${CONTACT}">Contact</a></li></ul>`,
  },
});

export const about: StaticPage = {
  title: { de: 'Über uns', en: 'About us' },
  description: {
    de: 'Wer hinter dem Pausenhof steht und wie wir auswählen, was wir verkaufen.',
    en: 'Who is behind Pausenhof, and how we choose what we sell.',
  },
  sections: (storefront) => [beginning, today, choosing, environment, more(storefront)],
};
