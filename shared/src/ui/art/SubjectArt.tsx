import type { ReactNode } from 'react';
import { Art } from './Art';
import type { ArtProps } from './Art';
import { BirthChartDrawing } from './BirthChart';
import { FaceLinesDrawing } from './FaceLines';
import { LoShuGridDrawing } from './LoShuGrid';
import { MoonPhasesDrawing } from './MoonPhases';
import { OrbitsDrawing } from './Orbits';
import { PalmLeavesDrawing } from './PalmLeaves';
import { PalmLinesDrawing } from './PalmLines';
import { StarfieldDrawing } from './Starfield';
import { TarotCardsDrawing } from './TarotCards';
import { VastuCompassDrawing } from './VastuCompass';
import { ZodiacWheelDrawing } from './ZodiacWheel';

interface Composition {
  front: (seed: string) => ReactNode;
  /** Drawn large and faint behind `front`. */
  behind: () => ReactNode;
  /** Drawings are about 190 high, the picture is 180. */
  scale?: number;
}

const compositions: Record<Subject, Composition> = {
  astrology: { front: (seed) => <BirthChartDrawing seed={seed} />, behind: ZodiacWheelDrawing },
  numerology: { front: LoShuGridDrawing, behind: OrbitsDrawing },
  palmistry: { front: PalmLinesDrawing, behind: ZodiacWheelDrawing },
  tarot: { front: TarotCardsDrawing, behind: OrbitsDrawing, scale: 0.86 },
  'face-reading': { front: FaceLinesDrawing, behind: OrbitsDrawing },
  vastu: { front: VastuCompassDrawing, behind: OrbitsDrawing },
  nadi: { front: PalmLeavesDrawing, behind: ZodiacWheelDrawing, scale: 0.86 },
  moon: { front: MoonPhasesDrawing, behind: ZodiacWheelDrawing, scale: 0.95 },
  planets: { front: OrbitsDrawing, behind: ZodiacWheelDrawing },
};

export type Subject =
  | 'astrology'
  | 'numerology'
  | 'palmistry'
  | 'tarot'
  | 'face-reading'
  | 'vastu'
  | 'nadi'
  | 'moon'
  | 'planets';

interface SubjectArtProps extends ArtProps {
  subject: Subject;
  /** Varies the sky and the chart, so that two courses of one subject differ. */
  seed?: string;
}

/** The picture of a course or webinar, 16 by 9, composed from its subject. */
export function SubjectArt({ subject, seed = subject, ...frame }: SubjectArtProps) {
  const { front, behind: Behind, scale = 0.76 } = compositions[subject];
  return (
    <Art {...frame} viewBox="0 0 320 180" framed>
      <g>
        <StarfieldDrawing seed={seed} width={320} height={180} stars={60} sparks={4} />
        <g transform="translate(252 52) scale(1.45)" opacity=".26">
          <Behind />
        </g>
        <g transform={`translate(160 90) scale(${scale})`}>
          <circle r="100" fill="var(--surface)" fillOpacity=".82" stroke="none" />
          {front(seed)}
        </g>
      </g>
    </Art>
  );
}
