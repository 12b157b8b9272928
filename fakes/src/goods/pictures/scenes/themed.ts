import { box } from '../drawings/art.ts';
import { satchel, schoolCone } from '../drawings/bags.ts';
import { lantern } from '../drawings/festive.ts';
import { bookFront } from '../drawings/paper-goods.ts';
import { emoji } from '../emoji.ts';
import { inColour, object, type Scene, tintedObject, withEmblem } from '../scene.ts';
import { shade } from '../shades.ts';
import { circle, lettering, lit, placed, rect } from '../svg.ts';

const satchelWith = (name: string, colour: string): Scene =>
  inColour(colour, withEmblem(satchel, name, { y: -32, size: 108 }));
const smallBackpack =
  (name: string, colour: string): Scene =>
  () =>
    emoji('backpack', 200, 150, 230, { tint: colour }) + circle(200, 196, 47, '#fffdf7') + emoji(name, 200, 196, 68);
const cone = (name: string, colour: string): Scene =>
  inColour(colour, withEmblem(schoolCone, name, { y: -14, size: 72 }));
const book = (name: string, colour: string): Scene =>
  inColour(colour, (tint) =>
    placed(
      `${bookFront(tint)}${circle(8, 6, 62, shade(tint, 0.72))}${rect(-44, -98, 104, 14, shade(tint, 0.75), { rx: 7 })}${emoji(name, 8, 6, 92)}`,
      200,
      152,
      { scale: 1.08, tx: -3 },
    ),
  );
const year = (number: string, colour: string): Scene =>
  inColour(colour, (tint) =>
    placed(
      `${bookFront(tint)}${circle(8, 6, 60, '#fffdf7')}${lettering(number, 8, 38, 90, shade(tint, -0.2))}${rect(-44, -98, 104, 14, shade(tint, 0.75), { rx: 7 })}`,
      200,
      152,
      { scale: 1.08, tx: -3 },
    ),
  );
const game = (name: string, colour: string): Scene =>
  inColour(colour, (tint) =>
    placed(`${box(tint)}${circle(-10, -12, 70, shade(tint, 0.75))}${emoji(name, -10, -12, 112)}`, 200, 152),
  );
const puzzle =
  (name: string): Scene =>
  () =>
    rect(74, 46, 200, 196, '#c9955c', { rx: 6 }) +
    rect(84, 56, 180, 176, '#e7f1f8') +
    emoji(name, 174, 144, 158) +
    [129, 174, 219].map((x) => rect(x - 0.8, 56, 1.6, 176, '#ffffff', { opacity: 0.9 })).join('') +
    [100, 144, 188].map((y) => rect(84, y - 0.8, 180, 1.6, '#ffffff', { opacity: 0.9 })).join('') +
    emoji('puzzle-piece', 300, 208, 96);
const poster =
  (name: string, colour: string): Scene =>
  () =>
    rect(96, 26, 208, 248, lit('#fdfcf8'), { rx: 3 }) +
    rect(110, 40, 180, 220, shade(colour, 0.8)) +
    emoji(name, 200, 136, 150) +
    rect(134, 226, 132, 10, shade(colour, 0.2), { rx: 5 }) +
    rect(154, 244, 92, 6, shade(colour, 0.4), { rx: 3 }) +
    rect(88, 18, 224, 12, '#a8763c', { rx: 5 }) +
    rect(88, 270, 224, 12, '#a8763c', { rx: 5 });
const cards =
  (...names: readonly string[]): Scene =>
  (tint) =>
    names
      .map((name, at) =>
        placed(
          `${rect(-54, -76, 108, 152, '#e0dccf', { rx: 12 })}${rect(-56, -79, 108, 152, '#fffdf9', { rx: 12, stroke: shade(tint, 0.3), 'stroke-width': 4 })}${emoji(name, -2, -14, 84)}${rect(-32, 44, 60, 9, shade(tint, 0.2), { rx: 4 })}`,
          200 + (at - (names.length - 1) / 2) * 84,
          152 + Math.abs(at - 1) * 10,
          { tx: (at - (names.length - 1) / 2) * 11 },
        ),
      )
      .join('');
const lanternWith = (name: string, colour: string): Scene =>
  inColour(colour, withEmblem(lantern, name, { y: 10, size: 96 }));
const folderWith =
  (name: string, colour: string): Scene =>
  () =>
    tintedObject('file-folder', 250)(colour) + emoji(name, 200, 166, 96);
const puppet = (name: string): Scene => object(name, 210);

/** Things that come with a theme on them. */
export const THEMED_SCENES = {
  'satchel-dino': satchelWith('sauropod', '#f07f1c'),
  'satchel-rocket': satchelWith('rocket', '#24407f'),
  'satchel-unicorn': satchelWith('unicorn', '#e58ab8'),
  'satchel-butterfly': satchelWith('butterfly', '#6fb7a8'),
  'satchel-football': satchelWith('soccer-ball', '#2e8b4a'),
  'satchel-fox': satchelWith('fox', '#2f7f86'),
  'small-backpack-fox': smallBackpack('fox', '#1fa6a2'),
  'small-backpack-owl': smallBackpack('owl', '#f6c21d'),
  'small-backpack-rabbit': smallBackpack('rabbit', '#7fb7e6'),
  'small-backpack-tractor': smallBackpack('tractor', '#d92d3a'),
  'small-backpack-ladybird': smallBackpack('lady-beetle', '#8cc63f'),
  'school-cone-rocket': cone('rocket', '#24407f'),
  'school-cone-unicorn': cone('unicorn', '#c58be0'),
  'school-cone-dino': cone('t-rex', '#f6b21d'),
  'friends-book': book('red-heart', '#5bb3e6'),
  'book-year-1': year('1', '#d92d3a'),
  'book-year-2': year('2', '#f07f1c'),
  'book-year-3': year('3', '#2e8b4a'),
  'book-year-4': year('4', '#2563c9'),
  'book-world': book('globe-showing-europe-africa', '#1f5fa8'),
  'book-traffic': book('bus', '#f6c21d'),
  'book-weather': book('sun-behind-rain-cloud', '#5bb3e6'),
  'book-forest': book('evergreen-tree', '#7a9c3f'),
  'book-school': book('school', '#2e8b4a'),
  'book-calm': book('owl', '#4b7f9b'),
  'book-talk': book('busts-in-silhouette', '#7a3fb5'),
  'book-digital': book('laptop', '#1f2f5c'),
  'book-health': book('red-apple', '#1fa6a2'),
  'book-trip': book('tent', '#d97a2d'),
  'book-fox': book('fox', '#2f7f86'),
  'book-owl': book('owl', '#3a3f7a'),
  'book-bear': book('bear', '#f0a83c'),
  'book-elephant': book('elephant', '#5bb3e6'),
  'book-turtle': book('turtle', '#f6c98d'),
  'book-rabbit': book('rabbit', '#24407f'),
  'book-beaver': book('beaver', '#8cc63f'),
  'book-unicorn': book('unicorn', '#9b6fd0'),
  'book-rocket': book('rocket', '#f6c21d'),
  'book-dino': book('t-rex', '#f07f1c'),
  'book-football': book('soccer-ball', '#2e8b4a'),
  'book-castle': book('castle', '#b85c8a'),
  'book-robot': book('robot', '#5b8fd9'),
  'book-mouse': book('mouse', '#d92d3a'),
  'book-dictionary': book('input-latin-letters', '#d92d3a'),
  'book-stars': book('ringed-planet', '#1f2f5c'),
  catalogue: book('school', '#1f5c4b'),
  'game-magnifier': game('magnifying-glass-tilted-left', '#d92d3a'),
  'game-train': game('locomotive', '#2e8b4a'),
  'game-crown': game('crown', '#7a3fb5'),
  'game-owl': game('owl', '#f6a21d'),
  'game-fox': game('fox', '#2f7f86'),
  'game-rocket': game('rocket', '#24407f'),
  'game-castle': game('castle', '#8cc63f'),
  'game-turtle': game('turtle', '#5bb3e6'),
  'game-gem': game('gem-stone', '#1fa6a2'),
  'game-kite': game('kite', '#5b8fd9'),
  'game-penguin': game('penguin', '#7fc4e6'),
  'game-bee': game('honeybee', '#f6c21d'),
  'kit-boat': game('sailboat', '#d9a35c'),
  'kit-plane': game('small-airplane', '#c98f4f'),
  'kit-car': game('automobile', '#d9a35c'),
  'kit-castle': game('castle', '#c98f4f'),
  'kit-train': game('locomotive', '#d9a35c'),
  'kit-chemistry': game('alembic', '#2e8b4a'),
  'kit-light': game('rainbow', '#3a3f7a'),
  'kit-weather': game('sun-behind-rain-cloud', '#2563c9'),
  'kit-gears': game('gear', '#f07f1c'),
  'circuit-kit': (tint) => game('light-bulb', tint)(tint),
  'puzzle-map': puzzle('world-map'),
  'puzzle-dino': puzzle('sauropod'),
  'puzzle-castle': puzzle('castle'),
  'puzzle-sunflower': puzzle('sunflower'),
  'poster-planet': poster('ringed-planet', '#24407f'),
  'poster-dino': poster('t-rex', '#8cc63f'),
  'cards-animals': cards('rabbit', 'elephant', 'fox'),
  'cards-food': cards('red-apple', 'carrot', 'strawberry'),
  'cards-vehicles': cards('bus', 'tractor', 'bicycle'),
  'cards-weather': cards('sun', 'cloud-with-rain', 'rainbow'),
  lantern: lanternWith('star', '#5b4fb5'),
  'lantern-fox': lanternWith('fox', '#2f7f86'),
  'lantern-owl': lanternWith('owl', '#d9712d'),
  'lantern-rainbow': lanternWith('rainbow', '#2563c9'),
  'folder-owl': folderWith('owl', '#1fa6a2'),
  'folder-puzzle': folderWith('puzzle-piece', '#f6c21d'),
  'folder-experiment': folderWith('alembic', '#7a3fb5'),
  'puppet-fox': puppet('fox'),
  'puppet-owl': puppet('owl'),
  'puppet-rabbit': puppet('rabbit'),
  'puppet-beaver': puppet('beaver'),
  'puppet-elephant': puppet('elephant'),
} satisfies Record<string, Scene>;
