import { bottle, lunchBox, schoolCone } from './drawings/bags.ts';
import { adventBoxes, candle } from './drawings/festive.ts';
import { blackboard, desk, schoolChair, shelf } from './drawings/furniture.ts';
import { potOf } from './drawings/holders.ts';
import { exerciseBook, leverArch } from './drawings/paper-goods.ts';
import { feltTip, pencilStick } from './drawings/pens.ts';
import { globeStand } from './drawings/play-and-sport.ts';
import { emoji } from './emoji.ts';
import { shade } from './shades.ts';
import { circle, ellipse, lifted, lit, placed, rect, svgOf } from './svg.ts';

/** A scene of many things, 16:10. */
interface Hero {
  readonly name: string;
  readonly svg: string;
}

interface HeroScenery {
  readonly wall: string;
  readonly floor: string;
  /** Things around the middle of the floor's edge, about 700 by 460. */
  readonly things: string;
  /** How much closer they are. */
  readonly zoom: number;
}

const pens = (colour: string): string =>
  potOf(colour, [pencilStick('#d92d3a'), feltTip('#2563c9'), pencilStick('#f6c21d'), feltTip('#2e8b4a')]);

const globe = (): string => globeStand() + emoji('globe-showing-europe-africa', 0, -8, 186);

const SCHOOL_START: HeroScenery = {
  wall: '#fdf0cf',
  floor: '#e9c88f',
  zoom: 1.6,
  things:
    placed(schoolCone('#2563c9'), -262, -74, { scale: 1.5, tx: -10 }) +
    emoji('backpack', -92, -86, 316, { tint: '#1f7a5c' }) +
    placed(globe(), 118, -112, { scale: 1.25 }) +
    placed(leverArch('#c4203a'), 262, -92, { scale: 1.02 }) +
    placed(exerciseBook('#f07f1c'), 226, 20, { tx: 78, scale: 0.72 }) +
    placed(pens('#7a3fb5'), 62, 16, { scale: 1.08 }) +
    placed(lunchBox('#2e8b4a'), -196, 52, { scale: 0.72 }) +
    emoji('red-apple', -64, 62, 84) +
    placed(bottle('#1fa6a2'), 336, -10, { scale: 0.94 }),
};

const ADVENT: HeroScenery = {
  wall: '#f3e7dc',
  floor: '#c9a27a',
  zoom: 1.78,
  things:
    emoji('christmas-tree', -232, -112, 372) +
    placed(adventBoxes(), 64, -154, { scale: 1.24 }) +
    placed(candle('#b3202f', 120), 268, -28) +
    placed(candle('#f4ead2', 88), 336, -8) +
    emoji('wrapped-gift', -96, 0, 148) +
    emoji('scissors', 170, 56, 96, { tx: -60 }) +
    emoji('star', 18, 62, 84) +
    emoji('snowman', 92, 8, 130) +
    emoji('ribbon', -24, 18, 72),
};

const CLASSROOM: HeroScenery = {
  wall: '#e6edf6',
  floor: '#c7b193',
  zoom: 1.6,
  things:
    placed(blackboard(), -66, -222, { scale: 1.36 }) +
    placed(shelf('#dcb27a'), 262, -104, { scale: 1.2 }) +
    placed(desk('#2563c9'), -196, -10, { scale: 1.16 }) +
    placed(schoolChair('#2563c9'), -52, 12, { scale: 1.02 }) +
    placed(desk('#2e8b4a'), 116, 6, { scale: 1.16 }) +
    emoji('laptop', -216, -108, 118) +
    placed(globe(), 84, -104, { scale: 0.62 }) +
    placed(pens('#d92d3a'), 168, -78, { scale: 0.52 }),
};

const WIDTH = 1600;
const HEIGHT = 1000;
const EDGE = 760;

const drawHero = ({ wall, floor, things, zoom }: HeroScenery): string =>
  svgOf(
    rect(0, 0, WIDTH, HEIGHT, lit(wall)) +
      circle(WIDTH / 2, 440, 420, shade(wall, 0.5), { opacity: 0.8 }) +
      rect(0, EDGE, WIDTH, HEIGHT - EDGE, lit(floor)) +
      rect(0, EDGE, WIDTH, 6, shade(floor, 0.4)) +
      ellipse(WIDTH / 2, EDGE + 96, 590, 66, shade(floor, -0.35), { opacity: 0.28 }) +
      lifted(placed(things, WIDTH / 2, EDGE, { scale: zoom })),
    WIDTH,
    HEIGHT,
  );

/** Pictures for the first view of a page, next to text. */
export const HEROES: readonly Hero[] = [
  { name: 'hero-school-start', svg: drawHero(SCHOOL_START) },
  { name: 'hero-advent', svg: drawHero(ADVENT) },
  { name: 'hero-education', svg: drawHero(CLASSROOM) },
];
