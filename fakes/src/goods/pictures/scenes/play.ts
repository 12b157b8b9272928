import {
  bricks,
  chessBoard,
  clockFace,
  counter,
  fabricBall,
  letterTile,
  magneticTiles,
  woodenBlocks,
  woodenLetter,
} from '../drawings/play-and-sport.ts';
import { emoji } from '../emoji.ts';
import { drawn, drawnBefore, group, object, type Scene, tintedObject } from '../scene.ts';
import { placed } from '../svg.ts';

export const PLAY_SCENES = {
  'play-mix': (tint) => placed(woodenBlocks(tint), 156, 170, { scale: 0.92 }) + emoji('teddy-bear', 288, 152, 150),
  abacus: object('abacus', 220),
  counters: drawnBefore(() =>
    Array.from({ length: 9 }, (_, at) =>
      counter(
        at % 2 === 0 ? '#d92d3a' : '#2563c9',
        -80 + (at % 3) * 76 + (Math.floor(at / 3) % 2) * 14,
        -62 + Math.floor(at / 3) * 58,
      ),
    ).join(''),
  ),
  dice: group(
    { name: 'game-die', x: 146, y: 166, size: 140 },
    { name: 'game-die', x: 254, y: 112, size: 112, tx: 24 },
    { name: 'game-die', x: 262, y: 206, size: 84, tx: -18 },
  ),
  'learning-clock': drawn(clockFace, { scale: 1.08 }),
  hourglass: object('hourglass-not-done'),
  'timer-clock': tintedObject('timer-clock', 220),
  'play-money': group(
    { name: 'euro-banknote', x: 176, y: 132, size: 190, tx: -10 },
    { name: 'coin', x: 276, y: 196, size: 92 },
    { name: 'coin', x: 214, y: 222, size: 66 },
  ),
  balance: object('balance-scale', 220),
  letters: drawn(
    () =>
      letterTile('A', '#d92d3a', -78, -34, -10) +
      letterTile('b', '#2563c9', 6, -54, 6) +
      letterTile('C', '#2e8b4a', 88, -28, -6) +
      letterTile('e', '#d92d3a', -44, 56, 8) +
      letterTile('S', '#2563c9', 46, 54, -8),
  ),
  'letters-wood': drawn(
    () =>
      woodenLetter('A', -78, -34, -10) +
      woodenLetter('b', 6, -54, 6) +
      woodenLetter('C', 88, -28, -6) +
      woodenLetter('e', -44, 56, 8) +
      woodenLetter('S', 46, 54, -8),
  ),
  mirror: object('mirror'),
  'wooden-blocks': drawn(woodenBlocks, { scale: 1.1 }),
  bricks: drawn(bricks, { scale: 1.1 }),
  'magnetic-tiles': drawn(() => magneticTiles(), { scale: 1.08 }),
  'toy-train': tintedObject('locomotive', 230),
  tractor: object('tractor', 220),
  truck: object('delivery-truck', 220),
  'racing-car': group({ name: 'racing-car', x: 200, y: 84, size: 236 }),
  plane: object('small-airplane', 220),
  puzzle: tintedObject('puzzle-piece', 230),
  chess: (tint) =>
    placed(chessBoard(), 200, 170, { scale: 1.2 }) +
    emoji('chess-pawn', 160, 116, 110) +
    emoji('chess-pawn', 246, 142, 110, { tint }),
  'yo-yo': object('yo-yo'),
  'magic-wand': object('magic-wand'),
  bowling: object('bowling'),
  bubbles: object('bubbles'),
  'teddy-bear': object('teddy-bear', 220),
  crown: object('crown', 220),
  'top-hat': object('top-hat', 210),
  'fire-helmet': object('rescue-workers-helmet', 210),
  masks: object('performing-arts', 220),
  'shop-basket': group(
    { name: 'bread', x: 128, y: 128, size: 110 },
    { name: 'canned-food', x: 286, y: 150, size: 104 },
    { name: 'basket', x: 204, y: 168, size: 176 },
  ),
  'tea-set': group(
    { name: 'teapot', x: 166, y: 138, size: 170 },
    { name: 'teacup-without-handle', x: 284, y: 204, size: 94 },
  ),
  telephone: tintedObject('telephone', 220),
  'soft-ball': drawn(fabricBall),
  books: object('books', 225),
  'books-mix': group({ name: 'books', x: 160, y: 150, size: 190 }, { name: 'open-book', x: 276, y: 196, size: 120 }),
  graduation: object('graduation-cap', 220),
} satisfies Record<string, Scene>;
