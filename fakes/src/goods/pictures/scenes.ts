import type { Scene } from './scene.ts';
import { BAG_SCENES } from './scenes/bags.ts';
import { CRAFT_SCENES } from './scenes/crafts.ts';
import { FEAST_SCENES } from './scenes/feasts.ts';
import { FURNITURE_SCENES } from './scenes/furniture.ts';
import { MEDIA_SCENES } from './scenes/media.ts';
import { OFFICE_SCENES } from './scenes/office.ts';
import { PAPER_SCENES } from './scenes/paper.ts';
import { PLAY_SCENES } from './scenes/play.ts';
import { SCIENCE_SCENES } from './scenes/science.ts';
import { SPORT_SCENES } from './scenes/sport.ts';
import { THEMED_SCENES } from './scenes/themed.ts';
import { WRITING_SCENES } from './scenes/writing.ts';

/** Every drawing that a product or a category refers to. */
export const SCENES: ReadonlyMap<string, Scene> = new Map<string, Scene>(
  [
    WRITING_SCENES,
    PAPER_SCENES,
    CRAFT_SCENES,
    BAG_SCENES,
    THEMED_SCENES,
    PLAY_SCENES,
    FURNITURE_SCENES,
    OFFICE_SCENES,
    MEDIA_SCENES,
    SPORT_SCENES,
    SCIENCE_SCENES,
    FEAST_SCENES,
  ].flatMap((scenes) => Object.entries(scenes)),
);
