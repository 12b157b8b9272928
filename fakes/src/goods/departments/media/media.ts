import type { Department } from '../../department.ts';
import { both } from '../../product-template.ts';
import { COMPUTERS } from './computers.ts';
import { INSTRUMENTS } from './instruments.ts';
import { PRESENTING } from './presenting.ts';
import { ROBOTICS } from './robotics.ts';
import { SOUND } from './sound.ts';

export const MEDIA: Department = {
  id: '17',
  name: both('Technik, Medien & Musik', 'Technology, media & music'),
  description: both(
    'Geräte für digitale Klassen, Bühne und Musikraum.',
    'Devices for digital classrooms, stage and music room.',
  ),
  scene: 'media-mix',
  aisles: [COMPUTERS, PRESENTING, SOUND, INSTRUMENTS, ROBOTICS],
};
