import {
  bookCover,
  bookFront,
  collegePad,
  dividers,
  envelope,
  exerciseBook,
  flatFile,
  gridPad,
  labelSheet,
  leverArch,
  magazineFile,
  paperBox,
  punchedPocket,
  ream,
} from '../drawings/paper-goods.ts';
import { emoji } from '../emoji.ts';
import { drawn, drawnBefore, RAINBOW, type Scene, tintedObject } from '../scene.ts';
import { shade } from '../shades.ts';
import { placed, rect, stroke } from '../svg.ts';

const SUBJECTS = ['#2563c9', '#d92d3a', '#2e8b4a', '#f6c21d', '#f07f1c'];

const books = (colours: readonly string[]): string =>
  colours
    .map((colour, at) =>
      placed(exerciseBook(colour), (at - (colours.length - 1) / 2) * 52, at * 4, {
        tx: (at - (colours.length - 1) / 2) * 9,
        scale: 0.86,
      }),
    )
    .join('');

export const PAPER_SCENES = {
  'paper-mix': (tint) =>
    placed(leverArch(tint), 128, 150, { scale: 0.86 }) +
    placed(exerciseBook('#f07f1c'), 232, 150, { scale: 0.84, tx: -5 }) +
    placed(exerciseBook('#2e8b4a'), 284, 160, { scale: 0.8, tx: 9 }),
  'exercise-book': drawn((tint) => exerciseBook(tint), { tx: -5, scale: 1.1 }),
  'exercise-book-small': drawn(
    (tint) =>
      placed(exerciseBook(shade(tint, 0.3)), 44, 6, { tx: 8, scale: 0.9 }) +
      placed(exerciseBook(tint), -30, 0, { tx: -6, scale: 0.9 }),
  ),
  'exercise-book-trio': drawn(() => books(['#f6c21d', '#5bb3e6', '#d92d3a'])),
  'exercise-books': drawn(() => books(SUBJECTS), { scale: 0.84 }),
  'college-pad': drawn(collegePad, { scale: 1.05, tx: 4, y: 156 }),
  notebook: drawn(
    (tint) => bookFront(tint) + rect(58, -113, 11, 203, shade(tint, -0.5)) + stroke('M-20 100 V126', '#d92d3a', 7),
    { tx: -5, scale: 1.05 },
  ),
  'paper-ream': drawn(ream, { scale: 1.1 }),
  'paper-box': drawn(paperBox, { scale: 1.05 }),
  'graph-paper': drawn((tint) => gridPad(tint), { tx: -6, scale: 1.1 }),
  'flipchart-pad': drawn((tint) => gridPad(tint, 190, 236)),
  'lever-arch': drawn(leverArch, { scale: 1.08 }),
  'flat-file': drawn(flatFile, { scale: 1.08, tx: 5 }),
  folder: tintedObject('file-folder', 240),
  'magazine-file': drawn(magazineFile, { scale: 1.05 }),
  dividers: drawn((tint) => dividers([tint, ...RAINBOW.filter((colour) => colour !== tint).slice(0, 4)]), {
    scale: 1.1,
  }),
  'punched-pockets': drawn(
    (tint) => placed(punchedPocket(tint), 20, 4, { tx: 7 }) + placed(punchedPocket(tint), -14, 0, { tx: -4 }),
  ),
  envelopes: drawn((tint) => placed(envelope(tint), 18, -26, { tx: 9 }) + placed(envelope(tint), -10, 18, { tx: -6 })),
  'book-cover': drawn(bookCover),
  labels: drawn((tint) => labelSheet((at) => shade(at % 2 === 0 ? tint : (RAINBOW[at % 8] ?? tint), 0.5)), { tx: -6 }),
  'label-sheet': drawn((tint) => labelSheet(() => '#ffffff') + rect(-92, -112, 180, 6, tint), { tx: 5 }),
  'star-stickers': drawn(
    () =>
      labelSheet(() => '#fffdf7') +
      Array.from({ length: 15 }, (_, at) =>
        emoji(
          ['star', 'glowing-star', 'rainbow', 'red-heart', 'sun'][at % 5] ?? 'star',
          -59 + (at % 3) * 56,
          -85 + Math.floor(at / 3) * 42,
          30,
        ),
      ).join(''),
    { tx: -4, scale: 1.1 },
  ),
  planner: drawn(
    (tint) =>
      bookFront(tint) +
      rect(-44, -80, 106, 54, '#fffdf7', { rx: 6 }) +
      stroke('M-32 -62 H48 M-32 -46 H24', shade(tint, -0.2), 5) +
      emoji('spiral-calendar', 10, 36, 74) +
      stroke('M70 -112 V92', shade(tint, -0.45), 7),
    { tx: -4 },
  ),
  'pupil-planner': drawn(
    (tint) => bookFront(tint) + rect(-44, -80, 106, 46, '#fffdf7', { rx: 6 }) + emoji('pencil', 2, 26, 88),
    { tx: 4 },
  ),
  'spiral-calendar': drawnBefore(() => emoji('spiral-calendar', 0, 0, 220)),
  'music-book': drawn((tint) => exerciseBook(tint) + emoji('musical-notes', 0, 44, 84), { scale: 1.08, tx: -4 }),
} satisfies Record<string, Scene>;
