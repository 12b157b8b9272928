import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, motif, onePack, pack } from '../../product-template.ts';

export const CHILDREN_BOOKS: Aisle = {
  name: both('Kinderbücher', 'Children’s books'),
  description: both('Zum Vorlesen, Selberlesen und Nachschlagen.', 'To read aloud, read alone and look things up.'),
  scene: 'books',
  shelves: [
    {
      name: both('Bilderbücher', 'Picture books'),
      templates: [
        {
          name: both('Bilderbuch „{motif}“, {pack}', 'Picture book “{motif}”, {pack}'),
          makers: ['wortschatz', 'spielkiste', 'gartenkind'],
          packs: [onePack(1490, 420), pack('Großformat', 'big book', 2990, 1100)],
          motifs: [
            motif('Der Fuchs kommt zu spät', 'The fox is late', 'book-fox'),
            motif('Eule sucht Ruhe', 'Owl wants quiet', 'book-owl'),
            motif('Ein Bär im Schulbus', 'A bear on the school bus', 'book-bear'),
            motif('Elefant lernt schwimmen', 'Elephant learns to swim', 'book-elephant'),
            motif('Die Schildkröte hat Zeit', 'The turtle has time', 'book-turtle'),
            motif('Hase zählt Sterne', 'Rabbit counts stars', 'book-rabbit'),
            motif('Biber baut um', 'Beaver rebuilds', 'book-beaver'),
            motif('Ein Einhorn im Regen', 'A unicorn in the rain', 'book-unicorn'),
          ],
          scene: 'book-fox',
          hasTitles: true,
          teaser: both('Warme Bilder, wenig Text, viel zu reden.', 'Warm pictures, few words, much to talk about.'),
          text: both(
            'Eine Geschichte vom Anderssein und Dazugehören, zehn Minuten lang. Mit Fragen für den Erzählkreis auf der letzten Seite.',
            'A story of being different and belonging, ten minutes long. With questions for circle time on the last page.',
          ),
          facts: [
            fromAge(3),
            fact('Umfang', 'Extent', '32 Seiten', '32 pages'),
            fact('Sprache', 'Language', 'Deutsch', 'German'),
          ],
          scope: both('Buch, gebunden', 'Hardback book'),
          vat: 'reduced',
        },
      ],
    },
    {
      name: both('Erstlesebücher', 'First readers'),
      templates: [
        {
          name: both('Erstleser „{motif}“, {pack}', 'First reader “{motif}”, {pack}'),
          makers: ['wortschatz', 'zahlenzwerg', 'spielkiste'],
          packs: [pack('Stufe 1', 'level 1', 890, 190), pack('Stufe 2', 'level 2', 890, 210)],
          motifs: [
            motif('Rakete Nummer sieben', 'Rocket number seven', 'book-rocket'),
            motif('Die Dino-Bande', 'The dino gang', 'book-dino'),
            motif('Anpfiff für Ayla', 'Kick-off for Ayla', 'book-football'),
            motif('Das Schloss ohne Tür', 'The castle without a door', 'book-castle'),
            motif('Robo hat Hunger', 'Robo is hungry', 'book-robot'),
            motif('Der Zirkus der Mäuse', 'The circus of mice', 'book-mouse'),
          ],
          scene: 'book-rocket',
          hasTitles: true,
          teaser: both('Große Schrift, kurze Zeilen, echte Spannung.', 'Large print, short lines, real suspense.'),
          text: both(
            'Silben sind zweifarbig gedruckt, schwierige Wörter werden erklärt. Nach jedem Kapitel gibt es ein Rätsel.',
            'Syllables are printed in two colours, hard words are explained. Every chapter ends with a puzzle.',
          ),
          facts: [fromAge(6), fact('Umfang', 'Extent', '48 Seiten', '48 pages')],
          scope: both('Buch, gebunden', 'Hardback book'),
          vat: 'reduced',
        },
      ],
    },
    {
      name: both('Sachbücher & Wörterbücher', 'Non-fiction & dictionaries'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['wortschatz', 'forscherkiste', 'sternblick'],
          packs: [onePack(1490, 620), pack('Klassensatz, 15 Stück', 'class set of 15', 18900, 9300)],
          motifs: [
            motif('Grundschulwörterbuch', 'Primary dictionary', 'book-dictionary'),
            motif('Schulatlas', 'School atlas', 'book-world'),
            motif('Lexikon der Tiere', 'Encyclopaedia of animals', 'book-elephant'),
            motif('Sternenbuch', 'Book of stars', 'book-stars'),
          ],
          scene: 'book-dictionary',
          teaser: both(
            'Nachschlagen, ohne abzuschweifen. Oder doch.',
            'Look things up without getting lost. Or get lost.',
          ),
          text: both(
            'Klare Einträge, große Bilder, ein Register, das Kinder verstehen. Der Einband überlebt den Ranzen.',
            'Clear entries, big pictures, an index that children understand. The cover survives a satchel.',
          ),
          facts: [fromAge(7), fact('Umfang', 'Extent', '288 Seiten', '288 pages')],
          scope: both('Buch, gebunden', 'Hardback book'),
          vat: 'reduced',
        },
      ],
    },
  ],
};
