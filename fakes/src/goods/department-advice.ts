import type { Texts } from './goods.ts';
import { both } from './product-template.ts';

/** What editors write about all goods of a department. */
export interface DepartmentAdvice {
  /** A point in favour of the goods. */
  readonly feature: Texts;
  readonly ideas: readonly Texts[];
  readonly care: readonly Texts[];
}

/** By the id of the department. */
export const DEPARTMENT_ADVICE: Readonly<Record<string, DepartmentAdvice>> = {
  '10': {
    feature: both('Liegt auch in kleinen Händen sicher', 'Sits securely even in small hands'),
    ideas: [
      both(
        'Schwungübungen auf großem Papier, bevor es ins Heft geht.',
        'Pattern writing on large paper before moving to the exercise book.',
      ),
      both('Farben mischen: Welche zwei ergeben die dritte?', 'Mixing colours: which two make the third?'),
    ],
    care: [
      both('Trocken und mit geschlossener Kappe lagern.', 'Store dry and with the cap closed.'),
      both(
        'Flecken in Kleidung kalt auswaschen, dann normal waschen.',
        'Rinse stains from clothes with cold water, then wash as usual.',
      ),
    ],
  },
  '11': {
    feature: both('Papier, das Tinte nicht durchscheinen lässt', 'Paper that ink does not show through'),
    ideas: [
      both(
        'Ein Fach, eine Farbe: So findet jedes Kind sein Heft.',
        'One subject, one colour: every child finds the right book.',
      ),
      both('Ein Lerntagebuch führen: täglich drei Sätze.', 'Keep a learning journal: three sentences a day.'),
    ],
    care: [
      both('Liegend und trocken lagern, damit sich nichts wellt.', 'Store flat and dry so that nothing curls.'),
      both('Gehört nach Gebrauch ins Altpapier.', 'Goes into paper recycling after use.'),
    ],
  },
  '12': {
    feature: both('Für Kindergarten und Schule geprüft', 'Tested for nursery and school'),
    ideas: [
      both('Ein Bild zu zweit malen, ohne dabei zu sprechen.', 'Paint a picture in pairs without speaking.'),
      both('Mit Naturmaterial aus dem Schulhof verbinden.', 'Combine with natural materials from the playground.'),
    ],
    care: [
      both('Pinsel und Werkzeug gleich nach Gebrauch auswaschen.', 'Wash brushes and tools right after use.'),
      both('Angebrochene Packungen gut verschließen.', 'Close opened packs tightly.'),
    ],
  },
  '13': {
    feature: both('Wasserabweisend und leicht', 'Water-repellent and light'),
    ideas: [
      both(
        'Gemeinsam packen: Schweres gehört nah an den Rücken.',
        'Pack together: heavy things belong close to the back.',
      ),
      both('Den Schulweg einmal in Ruhe zusammen gehen.', 'Walk the way to school together once, without hurry.'),
    ],
    care: [
      both(
        'Mit feuchtem Tuch abwischen, nicht in die Waschmaschine geben.',
        'Wipe with a damp cloth; do not machine-wash.',
      ),
      both('Offen an der Luft trocknen lassen.', 'Leave open to dry in the air.'),
    ],
  },
  '14': {
    feature: both('Lässt sich allein und in der Gruppe spielen', 'For playing alone and in a group'),
    ideas: [
      both(
        'Als Station in der Freiarbeit, mit Lösungen auf der Rückseite.',
        'As a station in independent work, with answers on the back.',
      ),
      both('Die Regeln von den Kindern erklären lassen.', 'Let the children explain the rules.'),
    ],
    care: [
      both(
        'Mit feuchtem Tuch abwischen und vollständig trocknen lassen.',
        'Wipe with a damp cloth and let it dry fully.',
      ),
      both('Kleinteile nach dem Spielen zählen.', 'Count small parts after playing.'),
    ],
  },
  '15': {
    feature: both('Ecken und Kanten sind gerundet', 'Corners and edges are rounded'),
    ideas: [
      both('Zonen schaffen: arbeiten, lesen, bewegen.', 'Create zones: work, read, move.'),
      both('Laufwege von mindestens 90 cm frei lassen.', 'Keep walkways of at least 90 cm clear.'),
    ],
    care: [
      both('Mit mildem Reiniger und weichem Tuch abwischen.', 'Wipe with a mild cleaner and a soft cloth.'),
      both('Schrauben einmal im Jahr nachziehen.', 'Tighten screws once a year.'),
    ],
  },
  '16': {
    feature: both('Für den täglichen Gebrauch in Büro und Lehrerzimmer', 'For daily use in office and staff room'),
    ideas: [
      both(
        'Ein fester Platz für alles spart jeden Tag Minuten.',
        'A fixed place for everything saves minutes every day.',
      ),
      both(
        'Verbrauch im Halbjahr notieren und gesammelt bestellen.',
        'Note what you use in a term and order in one go.',
      ),
    ],
    care: [
      both('Kühl, trocken und für Kinder unzugänglich lagern.', 'Store cool, dry and out of children’s reach.'),
      both('Leere Packungen nach Material trennen.', 'Sort empty packs by material.'),
    ],
  },
  '17': {
    feature: both('In wenigen Minuten einsatzbereit', 'Ready for use within minutes'),
    ideas: [
      both('Zwei Kinder als Technikteam einführen.', 'Introduce two children as the technology team.'),
      both('Ergebnisse gemeinsam vorführen und besprechen.', 'Present and discuss the results together.'),
    ],
    care: [
      both(
        'Vor dem Reinigen vom Strom trennen; nur trocken oder nebelfeucht abwischen.',
        'Unplug before cleaning; wipe dry or barely damp.',
      ),
      both(
        'Altgeräte und Akkus nehmen wir kostenlos zurück.',
        'We take back old devices and batteries free of charge.',
      ),
    ],
  },
  '18': {
    feature: both('Für Halle und Schulhof', 'For gym and playground'),
    ideas: [
      both('Ein Parcours mit fünf Stationen, je eine Minute.', 'A course of five stations, one minute each.'),
      both('Die Kinder erfinden eine neue Regel.', 'The children invent a new rule.'),
    ],
    care: [
      both('Nach Gebrauch im Freien trocknen und trocken lagern.', 'Dry after outdoor use and store dry.'),
      both('Vor jeder Stunde auf Risse prüfen.', 'Check for cracks before every lesson.'),
    ],
  },
  '19': {
    feature: both('Mit Anleitung für den Unterricht', 'With instructions for lessons'),
    ideas: [
      both('Erst vermuten, dann messen, dann erklären.', 'Guess first, then measure, then explain.'),
      both('Beobachtungen zeichnen statt nur beschreiben.', 'Draw what was observed, not only describe it.'),
    ],
    care: [
      both('Nach dem Versuch reinigen und trocken verstauen.', 'Clean after the experiment and store dry.'),
      both('Linsen nur mit einem Mikrofasertuch berühren.', 'Touch lenses with a microfibre cloth only.'),
    ],
  },
  '20': {
    feature: both('Lässt sich jedes Jahr wieder verwenden', 'Can be used again every year'),
    ideas: [
      both('Jedes Kind gestaltet ein Teil für den Raum.', 'Every child makes one piece for the room.'),
      both('Bräuche vergleichen: Wie wird anderswo gefeiert?', 'Compare customs: how do others celebrate?'),
    ],
    care: [
      both('Staubfrei in der Schachtel aufbewahren.', 'Keep free from dust in the box.'),
      both('Vor Sonne schützen, damit die Farben bleiben.', 'Protect from the sun so that the colours last.'),
    ],
  },
  '21': {
    feature: both('Von Lehrkräften entwickelt', 'Developed by teachers'),
    ideas: [
      both('Zehn Minuten am Tag, immer zur gleichen Zeit.', 'Ten minutes a day, always at the same time.'),
      both('Gelesenes einem anderen Kind erzählen.', 'Retell what was read to another child.'),
    ],
    care: [
      both('Aufrecht und trocken aufbewahren.', 'Keep upright and dry.'),
      both(
        'Kopiervorlagen dürfen in der eigenen Klasse vervielfältigt werden.',
        'Copy masters may be copied for your own class.',
      ),
    ],
  },
};

export const adviceFor = (categoryId: string): DepartmentAdvice | undefined =>
  DEPARTMENT_ADVICE[categoryId.slice(0, 2)];
