import type { Department } from '../../department.ts';
import { both } from '../../range.ts';
import { PENCILS } from './pencils.ts';

export const WRITING: Department = {
  id: '10',
  name: both('Schreiben & Zeichnen', 'Writing & drawing'),
  description: both(
    'Stifte für jedes Alter: vom dicken Dreikant-Bleistift für die erste Klasse bis zum Füller für die Oberstufe.',
    'Pens and pencils for every age: from the chunky triangular pencil for year one to the fountain pen for sixth form.',
  ),
  scene: 'pencil',
  aisles: [PENCILS],
};
