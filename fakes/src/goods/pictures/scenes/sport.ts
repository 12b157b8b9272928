import { mat } from '../drawings/furniture.ts';
import {
  balanceBoard,
  bib,
  cone,
  hoop,
  kickScooter,
  plainBall,
  ribbedBall,
  skippingRope,
} from '../drawings/play-and-sport.ts';
import { emoji } from '../emoji.ts';
import { drawn, group, object, type Scene, tintedObject } from '../scene.ts';
import { placed } from '../svg.ts';

export const SPORT_SCENES = {
  'sport-mix': (tint) =>
    placed(cone(tint), 116, 172, { scale: 0.72 }) +
    emoji('soccer-ball', 216, 158, 140) +
    emoji('badminton', 296, 112, 124),
  'balls-mix': group(
    { name: 'soccer-ball', x: 140, y: 172, size: 140 },
    { name: 'basketball', x: 262, y: 176, size: 138 },
    { name: 'volleyball', x: 202, y: 92, size: 118 },
  ),
  football: object('soccer-ball', 210),
  basketball: object('basketball', 210),
  volleyball: object('volleyball', 210),
  rugby: object('rugby-football', 215),
  'plain-ball': drawn(plainBall),
  'gym-ball': drawn(ribbedBall),
  'gym-mat': drawn((tint) => mat(tint, 34), { scale: 1.08, y: 144 }),
  hoop: drawn(hoop),
  'skipping-rope': drawn(skippingRope, { scale: 1.1 }),
  'balance-board': drawn(balanceBoard, { scale: 1.05 }),
  cone: drawn(cone, { scale: 1.08 }),
  badminton: object('badminton', 220),
  'table-tennis': object('ping-pong', 215),
  tennis: object('tennis', 220),
  'flying-disc': tintedObject('flying-disc', 220),
  boomerang: object('boomerang', 215),
  target: object('bullseye', 220),
  bow: object('bow-and-arrow', 220),
  'kick-scooter': drawn(kickScooter, { scale: 1.05 }),
  skateboard: object('skateboard', 225),
  'roller-skate': object('roller-skate', 220),
  sled: object('sled', 225),
  'ice-skate': object('ice-skate', 220),
  bucket: tintedObject('bucket', 220),
  kite: object('kite', 225),
  parachute: object('parachute', 220),
  'swim-ring': object('ring-buoy', 215),
  'diving-mask': object('diving-mask', 215),
  bib: drawn(bib, { scale: 1.05 }),
  't-shirt': tintedObject('t-shirt', 225),
  stopwatch: object('stopwatch', 215),
  goal: object('goal-net', 230),
  trophy: object('trophy', 220),
  medal: object('sports-medal', 215),
  rosette: tintedObject('rosette', 215),
} satisfies Record<string, Scene>;
