import { bugJar, globeStand, modelStand } from '../drawings/play-and-sport.ts';
import { emoji } from '../emoji.ts';
import { before, drawnBefore, group, object, lookUp, type Scene, tintedObject } from '../scene.ts';
import { placed } from '../svg.ts';

const onStand =
  (name: string, size = 150): Scene =>
  (tint) =>
    before(tint, placed(modelStand(), 200, 152) + emoji(name, 200, 120, size));

export const SCIENCE_SCENES = {
  'science-mix': group(
    { name: 'microscope', x: 152, y: 142, size: 190 },
    { name: 'test-tube', x: 270, y: 172, size: 120 },
    { name: 'magnifying-glass-tilted-left', x: 286, y: 84, size: 100 },
  ),
  microscope: object('microscope', 225),
  magnifier: object('magnifying-glass-tilted-left', 215),
  'bug-viewer': (tint) => before(tint, placed(bugJar(), 200, 150) + emoji('lady-beetle', 206, 190, 76)),
  telescope: object('telescope', 225),
  torch: tintedObject('flashlight', 220),
  'test-tubes': lookUp('test-tube', 3, 140, 66),
  'petri-dishes': group(
    { name: 'petri-dish', x: 154, y: 128, size: 140 },
    { name: 'petri-dish', x: 252, y: 184, size: 140 },
  ),
  jars: group({ name: 'jar', x: 140, y: 150, size: 150 }, { name: 'jar', x: 262, y: 162, size: 130 }),
  alembic: object('alembic', 220),
  goggles: object('goggles', 215),
  'lab-coat': object('lab-coat', 220),
  gloves: tintedObject('gloves', 215),
  magnet: object('magnet', 205),
  thermometer: object('thermometer', 215),
  compass: object('compass', 215),
  stethoscope: object('stethoscope', 215),
  globe: drawnBefore(() => globeStand() + emoji('globe-showing-europe-africa', 0, -8, 186), { y: 150 }),
  'world-map': object('world-map', 230),
  rocks: group(
    { name: 'rock', x: 154, y: 160, size: 150 },
    { name: 'gem-stone', x: 268, y: 186, size: 90 },
    { name: 'moai', x: 262, y: 96, size: 88 },
  ),
  gem: object('gem-stone', 210),
  'dino-dig': group(
    { name: 'bone', x: 150, y: 176, size: 120 },
    { name: 't-rex', x: 234, y: 130, size: 170 },
    { name: 'pick', x: 120, y: 104, size: 100 },
  ),
  'planet-model': onStand('ringed-planet', 190),
  rocket: object('rocket', 220),
  satellite: onStand('satellite', 170),
  tooth: onStand('tooth', 160),
  brain: onStand('brain', 160),
  ear: onStand('ear', 160),
  dna: onStand('dna', 170),
  butterfly: object('butterfly', 220),
  'lady-beetle': object('lady-beetle', 205),
  honeybee: object('honeybee', 215),
  worm: object('worm', 205),
  seedling: object('seedling', 210),
  sunflower: object('sunflower', 220),
  'potted-plant': object('potted-plant', 225),
  herb: object('herb', 215),
} satisfies Record<string, Scene>;
