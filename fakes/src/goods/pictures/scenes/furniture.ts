import {
  blackboard,
  coatRail,
  cupboard,
  cushion,
  desk,
  flipchart,
  groupTable,
  lockers,
  mat,
  officeChair,
  partition,
  pinboard,
  roundTable,
  rug,
  rugRectangular,
  schoolChair,
  shelf,
  smallWhiteboard,
  stool,
  storageBox,
  teacherDesk,
  whiteboard,
} from '../drawings/furniture.ts';
import { chalkStick } from '../drawings/pens.ts';
import { trayOf } from '../drawings/holders.ts';
import { drawn, object, type Scene, tintedObject } from '../scene.ts';
import { placed } from '../svg.ts';

export const FURNITURE_SCENES = {
  classroom: (tint) =>
    placed(blackboard(), 214, 84, { scale: 0.78 }) +
    placed(desk(tint), 150, 208, { scale: 0.72 }) +
    placed(schoolChair(tint), 292, 204, { scale: 0.72 }),
  desk: drawn(desk, { y: 140 }),
  'group-table': drawn(groupTable, { y: 142 }),
  'round-table': drawn(roundTable, { y: 140 }),
  'teacher-desk': drawn(teacherDesk, { y: 136 }),
  'school-chair': drawn(schoolChair),
  'wooden-chair': object('chair', 230),
  'office-chair': drawn(officeChair),
  stool: drawn(stool, { scale: 1.15 }),
  cushion: drawn(cushion, { y: 146 }),
  shelf: drawn(shelf),
  cupboard: drawn(cupboard),
  'file-cabinet': tintedObject('file-cabinet', 240),
  lockers: drawn(lockers),
  'storage-box': drawn(storageBox, { scale: 1.1, y: 140 }),
  basket: object('basket', 220),
  blackboard: drawn(() => blackboard()),
  'chalk-box': drawn((tint) =>
    trayOf(
      tint,
      Array.from({ length: 7 }, () => chalkStick('#d9d6ce')),
    ),
  ),
  whiteboard: drawn(whiteboard),
  'small-whiteboard': drawn(smallWhiteboard),
  pinboard: drawn(pinboard),
  flipchart: drawn(flipchart),
  partition: drawn(partition),
  'coat-rail': drawn(() => coatRail(), { y: 160 }),
  rug: drawn(rug, { scale: 1.1 }),
  'rug-rectangular': drawn(rugRectangular, { scale: 1.1 }),
  'rest-mat': drawn((tint) => mat(tint, 22), { scale: 1.08 }),
} satisfies Record<string, Scene>;
