import { type ReactNode, useEffect, useRef, useState } from 'react';

import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';

interface SoundSampleProps {
  readonly title: string;
  readonly url: string;
}

/** Browsers may load the shop's own sounds only (content security policy). */
const isOwn = (url: string): boolean => url.startsWith('/');

/** A sound that is loaded when somebody asks for it; without scripts, or from elsewhere, a link. */
export const SoundSample = ({ title, url }: SoundSampleProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const isHydrated = useIsHydrated();
  const sound = useRef<HTMLAudioElement>(undefined);
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => () => sound.current?.pause(), []);
  if (!isHydrated || !isOwn(url)) return <ExternalLink href={url}>{title}</ExternalLink>;
  const toggle = (): void => {
    const playing = (sound.current ??= Object.assign(new Audio(url), {
      onended: () => setPlaying(false),
      onerror: () => setPlaying(false),
    }));
    if (isPlaying) playing.pause();
    else ignoreRejection(playing.play());
    setPlaying(!isPlaying);
  };
  return (
    <Button type="button" variant="outline" onClick={toggle}>
      {t(isPlaying ? 'product.stopListening' : 'product.listen', { title })}
    </Button>
  );
};
