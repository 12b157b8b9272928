import { flatTv, headphones, loudspeaker, projector, tablet, usbStick } from '../drawings/devices.ts';
import { emoji } from '../emoji.ts';
import { drawn, group, object, type Scene, tintedObject } from '../scene.ts';
import { placed } from '../svg.ts';

export const MEDIA_SCENES = {
  'media-mix': (tint) =>
    emoji('laptop', 170, 140, 200) +
    placed(headphones(tint), 294, 198, { scale: 0.5 }) +
    emoji('studio-microphone', 300, 88, 92),
  laptop: object('laptop', 225),
  tablet: drawn(tablet),
  'computer-mouse': object('computer-mouse', 200),
  keyboard: object('keyboard', 225),
  'usb-stick': drawn(usbStick),
  battery: group(
    { name: 'battery', x: 146, y: 150, size: 150 },
    { name: 'battery', x: 212, y: 158, size: 150 },
    { name: 'battery', x: 278, y: 150, size: 150 },
  ),
  'power-plug': object('electric-plug', 215),
  projector: drawn(() => projector(), { scale: 1.05 }),
  monitor: object('desktop-computer', 230),
  television: drawn(flatTv),
  camera: object('camera', 225),
  camcorder: object('video-camera', 225),
  headphone: drawn(headphones, { scale: 1.05 }),
  speaker: drawn(loudspeaker),
  radio: object('radio', 225),
  megaphone: object('megaphone', 220),
  microphone: object('microphone', 220),
  'studio-microphone': object('studio-microphone', 215),
  drum: object('drum', 225),
  djembe: object('long-drum', 225),
  maracas: object('maracas', 220),
  bell: object('bell', 210),
  recorder: object('flute', 225),
  trumpet: object('trumpet', 225),
  saxophone: object('saxophone', 225),
  'musical-keyboard': object('musical-keyboard', 215),
  accordion: object('accordion', 225),
  guitar: tintedObject('guitar', 230),
  violin: object('violin', 225),
  banjo: object('banjo', 225),
  robot: object('robot', 220),
  joystick: object('joystick', 220),
} satisfies Record<string, Scene>;
