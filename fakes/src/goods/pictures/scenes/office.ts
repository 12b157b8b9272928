import { tapeRing } from '../drawings/art.ts';
import {
  calculator,
  firstAid,
  holePunch,
  laminator,
  letterTray,
  shredder,
  stapler,
  wasteBin,
} from '../drawings/devices.ts';
import { paddedBag, stickyNotes } from '../drawings/paper-goods.ts';
import { drawn, group, manyColoured, object, RAINBOW, lookUp, type Scene } from '../scene.ts';
import { placed } from '../svg.ts';

export const OFFICE_SCENES = {
  'office-mix': (tint) =>
    placed(stapler(tint), 150, 194, { scale: 0.78 }) +
    placed(calculator('#3a3f4a'), 288, 146, { scale: 0.74 }) +
    placed(stickyNotes('#f6c21d'), 140, 96, { scale: 0.52, tx: -8 }),
  stapler: drawn(stapler, { scale: 1.1 }),
  'hole-punch': drawn(holePunch, { scale: 1.15 }),
  'paper-clips': object('linked-paperclips', 220),
  'push-pins': manyColoured('pushpin', ['#d92d3a', '#2563c9', '#f6c21d'], 120, 82),
  'safety-pins': lookUp('safety-pin', 3, 120, 84),
  'sticky-notes': drawn(stickyNotes, { scale: 1.1, tx: -4 }),
  'letter-tray': drawn(letterTray, { scale: 1.05, y: 146 }),
  clipboard: object('clipboard', 220),
  'id-card': object('identification-card', 230),
  'key-tags': manyColoured('label', RAINBOW.filter((_, at) => at % 2 === 0).slice(0, 3), 130, 86),
  package: object('package', 225),
  'packing-tape': drawn(() => tapeRing('#c2935a', '#e0cfae'), { scale: 1.1 }),
  'padded-bag': drawn(() => paddedBag(), { tx: -5, scale: 1.08 }),
  calculator: drawn(calculator, { scale: 1.05 }),
  printer: object('printer', 225),
  laminator: drawn(laminator, { scale: 1.1 }),
  shredder: drawn(shredder),
  'soap-bottle': object('lotion-bottle', 220),
  soap: object('soap', 210),
  'paper-roll': group(
    { name: 'roll-of-paper', x: 150, y: 134, size: 150 },
    { name: 'roll-of-paper', x: 256, y: 176, size: 150 },
  ),
  sponge: object('sponge', 210),
  'waste-bin': drawn(wasteBin, { scale: 1.05 }),
  broom: object('broom', 220),
  plasters: manyColoured('adhesive-bandage', ['#e8b48a', '#5bb3e6', '#8cc63f'], 140, 62),
  'first-aid': drawn(() => firstAid(), { scale: 1.05 }),
} satisfies Record<string, Scene>;
