import { expect, it } from 'vitest';
import { granted } from '../shared/result.ts';
import { aVisit } from '../testing/a-visit.ts';
import { portWith } from '../testing/port-with.ts';
import type { ReviewForm } from './review-rules.ts';
import type { Reviews } from './reviews.port.ts';
import { saveReview } from './save-review.ts';

