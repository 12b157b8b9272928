import { inColours } from '../../colours.ts';
import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';

export const PLAYGROUND: Aisle = {
  name: both('Pause & draußen', 'Breaks & outdoors'),
  description: both('Spiele für Hof, Wiese und Sandkasten.', 'Games for yard, meadow and sandpit.'),
  scene: 'badminton',
  shelves: [
    {
      name: both('Rückschlagspiele', 'Racket games'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['pausenfit', 'turnfux', 'ballwerk'],
          packs: [
            pack('2 Schläger', '2 rackets', 1290, 420),
            pack('Klassensatz, 20 Schläger', 'class set, 20 rackets', 9990, 4200, pieces(20)),
          ],
          motifs: [
            motif('Federball', 'Badminton', 'badminton'),
            motif('Tischtennis', 'Table tennis', 'table-tennis', 0.9),
            motif('Familientennis', 'Short tennis', 'tennis', 1.3),
          ],
          scene: 'badminton',
          teaser: both(
            'Leichte Schläger, kurze Griffe, schnelle Erfolge.',
            'Light rackets, short handles, quick success.',
          ),
          text: both(
            'Die Bespannung ist weich und verzeiht Treffer am Rand. Bälle liegen bei, auch langsame für den Anfang.',
            'The soft strings forgive off-centre hits. Balls are included, slow ones for beginners too.',
          ),
          facts: [fromAge(6), material('Aluminium, Nylon', 'Aluminium, nylon')],
          scope: both('Schläger, drei Bälle, Tasche', 'Rackets, three balls, bag'),
        },
      ],
    },
    {
      name: both('Wurfspiele', 'Throwing games'),
      templates: [
        {
          name: both('Wurfscheibe {series}, {pack}', 'Flying disc {series}, {pack}'),
          makers: ['pausenfit', 'turnfux', 'spielkiste'],
          packs: [onePack(790, 140), pack('6 Stück', 'set of 6', 3990, 840, pieces(6))],
          scene: 'flying-disc',
          teaser: both('Fliegt weit und fängt sich weich.', 'Flies far and catches softly.'),
          text: both(
            'Der weiche Rand schont die Finger. Für Ultimate und für die Wiese hinterm Haus.',
            'The soft rim is kind to fingers. For ultimate and for the back garden.',
          ),
          facts: [fromAge(5), measures('Ø 25 cm')],
          scope: both('Wurfscheibe', 'Flying disc'),
        },
        {
          name: both('{motif} {series}', '{motif} {series}'),
          makers: ['pausenfit', 'spielkiste', 'murmelhaus'],
          packs: [onePack(1990, 620)],
          motifs: [
            motif('Bumerang', 'Boomerang', 'boomerang', 0.7),
            motif('Klett-Zielscheibe', 'Hook-and-loop target', 'target'),
            motif('Pfeil und Bogen für Kinder', 'Children’s bow and arrows', 'bow', 1.4),
          ],
          scene: 'target',
          teaser: both('Zielen, werfen, zurückholen.', 'Aim, throw, fetch.'),
          text: both(
            'Mit weichen Spitzen und Kanten. Eine Anleitung zeigt Spiele für zwei bis zwölf.',
            'With soft tips and edges. A guide shows games for two to twelve.',
          ),
          facts: [fromAge(6), material('Holz, Schaumstoff', 'Wood, foam')],
          scope: both('Spiel mit Anleitung', 'Game with instructions'),
          safety: ['eyes', 'under-3'],
        },
      ],
    },
    {
      name: both('Fahrzeuge & Rollen', 'Scooters & wheels'),
      templates: [
        {
          name: both('Tretroller {series}, {pack}', 'Kick scooter {series}, {pack}'),
          makers: ['pausenfit', 'turnfux', 'spielkiste'],
          packs: [
            pack('12 Zoll', '12 inch', 12900, 7200),
            pack('Kitaroller, 16 Zoll', 'nursery scooter, 16 inch', 18900, 9800),
          ],
          variants: [inColours('blue', 'red', 'green')],
          scene: 'kick-scooter',
          teaser: both('Luftreifen, zwei Bremsen, rutschfestes Trittbrett.', 'Air tyres, two brakes, non-slip deck.'),
          text: both(
            'Der Lenker wächst mit, alle Lager sind gekapselt. Für den harten Dienst auf dem Pausenhof gebaut.',
            'The handlebar grows with the child, all bearings are sealed. Built for hard service in the school yard.',
          ),
          facts: [fromAge(4), fact('Belastbar', 'Load', 'bis 60 kg', 'up to 60 kg')],
          scope: both('Roller, Werkzeug', 'Scooter, tool'),
          safety: ['protection'],
          bulky: true,
          warrantyYears: 3,
        },
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['pausenfit', 'turnfux'],
          packs: [onePack(5990, 2400), pack('mit Schützern', 'with pads', 7490, 3100)],
          motifs: [
            motif('Skateboard', 'Skateboard', 'skateboard'),
            motif('Rollschuhe', 'Roller skates', 'roller-skate'),
            motif('Schlitten', 'Sledge', 'sled', 0.9),
            motif('Schlittschuhe', 'Ice skates', 'ice-skate', 1.1),
          ],
          scene: 'skateboard',
          teaser: both('Laufruhig und einsteigerfreundlich.', 'Smooth and beginner-friendly.'),
          text: both(
            'Verstellbar über mehrere Größen, mit geschmierten Lagern. Die Schützer passen unter jede Jacke.',
            'Adjusts over several sizes, with greased bearings. The pads fit under any jacket.',
          ),
          facts: [fromAge(6), material('Ahorn, Aluminium', 'Maple, aluminium')],
          scope: both('Fahrzeug', 'Item'),
          safety: ['protection'],
        },
      ],
    },
    {
      name: both('Sand, Wasser & Wind', 'Sand, water & wind'),
      templates: [
        {
          name: both('Sandeimer {series}, {pack}', 'Sand bucket {series}, {pack}'),
          makers: ['spielkiste', 'gartenkind', 'pausenfit'],
          packs: [onePack(390, 160), pack('Gruppenset, 20 Teile', 'group set, 20 pieces', 3990, 2100)],
          variants: [inColours('blue', 'red', 'yellow', 'green')],
          scene: 'bucket',
          teaser: both('Bricht nicht, auch nicht im Winter.', 'Does not break, not even in winter.'),
          text: both(
            'Mit Ausguss und festem Henkel. Aus recyceltem Kunststoff, der die Sonne aushält.',
            'With a spout and a firm handle. Made of recycled plastic that stands the sun.',
          ),
          facts: [fromAge(1), material('Recyclingkunststoff', 'Recycled plastic'), measures('2 Liter', '2 litres')],
          scope: both('Eimer', 'Bucket'),
        },
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['pausenfit', 'spielkiste'],
          packs: [onePack(1690, 240), pack('6 Stück', 'set of 6', 8990, 1440)],
          motifs: [
            motif('Einleiner-Drachen', 'Single-line kite', 'kite'),
            motif('Fallschirmspringer', 'Parachutist', 'parachute'),
            motif('Schwimmring', 'Swim ring', 'swim-ring', 0.7),
            motif('Taucherbrille mit Schnorchel', 'Diving mask with snorkel', 'diving-mask'),
          ],
          scene: 'kite',
          teaser: both('Sommer zum Mitnehmen.', 'Summer to take along.'),
          text: both(
            'In Minuten startklar und wieder verstaut. Reißfestes Material, das in Sonne und Chlor nicht ausbleicht.',
            'Ready in minutes and packed away as fast. Tear-resistant material that sun and chlorine do not fade.',
          ),
          facts: [fromAge(5), material('Polyester, Kunststoff', 'Polyester, plastic')],
          scope: both('Spielgerät, Tasche', 'Toy, bag'),
          safety: ['long-cord', 'water'],
        },
      ],
    },
  ],
};
