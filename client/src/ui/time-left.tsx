import type { ReactNode } from 'react';

import { VisuallyHidden } from './visually-hidden.tsx';

/** A placeholder that the countdown replaces. */
const TIME = '{time}';

/** Left alone by React: the countdown writes into it, also before hydration. */
const WRITTEN_BY_CLOCK = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } } as const;

interface TimeLeftProps {
  readonly className: string | undefined;
  readonly text: (time: string) => string;
}

/** What is left until the time in `data-countdown` of an element around it. */
export const TimeLeft = ({ className, text }: TimeLeftProps): ReactNode => (
  <span className={className} role="timer" data-countdown-left={text(TIME)} {...WRITTEN_BY_CLOCK} />
);

interface TimeLeftStatusProps {
  readonly text: (time: string) => string;
  readonly over: string;
}

/** Tells screen readers a few of the minutes that are left, and the end. The element with `data-countdown` may name the minutes. */
export const TimeLeftStatus = ({ text, over }: TimeLeftStatusProps): ReactNode => (
  <VisuallyHidden>
    <span role="status" data-countdown-status={text(TIME)} data-countdown-over={over} {...WRITTEN_BY_CLOCK} />
  </VisuallyHidden>
);
