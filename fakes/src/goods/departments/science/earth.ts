import type { Aisle } from '../../department.ts';
import { both, fact, fromAge, material, measures, motif, onePack, pack, pieces } from '../../product-template.ts';

export const EARTH: Aisle = {
  name: both('Erde & Weltraum', 'Earth & space'),
  description: both('Globen, Karten, Steine und Sterne.', 'Globes, maps, rocks and stars.'),
  scene: 'globe',
  shelves: [
    {
      name: both('Globen', 'Globes'),
      templates: [
        {
          name: both('Globus {series}, {pack}', 'Globe {series}, {pack}'),
          makers: ['sternblick', 'wortschatz', 'forscherkiste'],
          packs: [
            pack('Ø 25 cm', 'Ø 25 cm', 3990, 1100),
            pack('Ø 30 cm, beleuchtet', 'Ø 30 cm, illuminated', 6990, 1700),
            pack('Ø 40 cm', 'Ø 40 cm', 14900, 3800),
          ],
          scene: 'globe',
          teaser: both(
            'Physisch und politisch, mit aktuellen Grenzen.',
            'Physical and political, with current borders.',
          ),
          text: both(
            'Tagsüber Landschaften, beleuchtet Staaten. Jährlich neu gezeichnet, mit Nachkauf der Karte.',
            'Landscapes by day, countries when lit. Redrawn every year, and the map can be replaced.',
          ),
          facts: [
            fromAge(6),
            material('Kunststoff, Buche', 'Plastic, beech'),
            fact('Beschriftung', 'Lettering', 'deutsch', 'German'),
          ],
          scope: both('Globus, Fuß', 'Globe, stand'),
          warrantyYears: 2,
        },
      ],
    },
    {
      name: both('Karten & Poster', 'Maps & posters'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['wortschatz', 'sternblick', 'forscherkiste'],
          packs: [pack('140 × 100 cm', '140 × 100 cm', 2490, 620), pack('mit Leisten', 'with rails', 4990, 1500)],
          motifs: [
            motif('Weltkarte', 'World map', 'world-map'),
            motif('Planetenposter', 'Planet poster', 'poster-planet'),
            motif('Dinosaurierposter', 'Dinosaur poster', 'poster-dino'),
          ],
          scene: 'world-map',
          teaser: both('Abwischbar laminiert und aus vier Metern lesbar.', 'Wipe-clean and legible from four metres.'),
          text: both(
            'Das Kartenbild verzichtet auf alles Überflüssige. Die Rückseite zeigt die stumme Fassung zum Üben.',
            'The map leaves out everything superfluous. The back shows the blank version for practice.',
          ),
          facts: [material('Papier, laminiert', 'Laminated paper')],
          scope: both('Karte, gerollt', 'Map, rolled'),
          vat: 'reduced',
        },
      ],
    },
    {
      name: both('Steine & Fossilien', 'Rocks & fossils'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['forscherkiste', 'laborix', 'gartenkind'],
          packs: [onePack(1990, 640), pack('Klassensatz', 'class set', 8990, 3800)],
          motifs: [
            motif('Gesteinssammlung', 'Rock collection', 'rocks'),
            motif('Kristalle züchten', 'Crystal growing', 'gem'),
            motif('Ausgrabungsset Dinosaurier', 'Dinosaur dig', 'dino-dig'),
          ],
          scene: 'rocks',
          teaser: both('Zum Anfassen, Ritzen und Bestimmen.', 'To touch, scratch and identify.'),
          text: both(
            'Jedes Stück ist nummeriert und im Heft beschrieben. Der Kasten hat ein Fach für eigene Funde.',
            'Every piece is numbered and described. The box has a compartment for your own finds.',
          ),
          facts: [fromAge(8), measures('30 × 20 × 5 cm')],
          scope: both('Sammlung, Begleitheft', 'Collection, booklet'),
          safety: ['under-3'],
        },
      ],
    },
    {
      name: both('Weltraum', 'Space'),
      templates: [
        {
          name: both('{motif} {series}, {pack}', '{motif} {series}, {pack}'),
          makers: ['sternblick', 'forscherkiste'],
          packs: [onePack(2990, 700), pack('Klassensatz, 6 Stück', 'class set of 6', 15900, 4200, pieces(6))],
          motifs: [
            motif('Saturnmodell', 'Saturn model', 'planet-model'),
            motif('Raketenmodell', 'Model rocket', 'rocket'),
            motif('Satellitenmodell', 'Satellite model', 'satellite', 1.2),
          ],
          scene: 'planet-model',
          teaser: both('Das All auf dem Fensterbrett.', 'Space on the window sill.'),
          text: both(
            'Maßstäblich gezeichnet und ohne Kleber zu bauen. Das Heft erklärt, was daran echt ist und was vereinfacht.',
            'Drawn to scale and built without glue. The booklet explains what is real and what is simplified.',
          ),
          facts: [fromAge(8), material('Karton, Holz', 'Card, wood')],
          scope: both('Modell, Begleitheft', 'Model, booklet'),
          safety: ['under-3'],
        },
      ],
    },
  ],
};
