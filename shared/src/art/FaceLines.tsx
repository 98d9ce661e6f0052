import { Art } from './Art';
import type { ArtProps } from './Art';
import { ticks } from './geometry';

/** A measured face about the origin, 190 high. */
export const FaceLinesDrawing = () => (
  <g>
    <path d="M0-92C38-92 58-66 58-28 58 8 46 40 28 66 18 80 9 88 0 88S-18 80-28 66C-46 40-58 8-58-28-58-66-38-92 0-92Z" />
    <path d="M-40-20Q-26-32-11-19-26-11-40-20ZM40-20Q26-32 11-19 26-11 40-20Z" />
    <circle cx="-26" cy="-21" r="4.5" fill="currentColor" />
    <circle cx="26" cy="-21" r="4.5" fill="currentColor" />
    <path d="M-46-36Q-28-47-9-36M46-36Q28-47 9-36M-6-30C-6-8-9 8-13 18-9 25-4 22 0 25 4 22 9 25 13 18 9 8 6-8 6-30" />
    <path d="M-21 46Q-9 39 0 43 9 39 21 46 9 57 0 57-9 57-21 46ZM-21 46Q0 50 21 46" />
    <path
      d="M-78-52H78M-78-4H78M-78 30H78M-78 88H78M-78-92H78M0-98V96M-26-98V72M26-98V72"
      strokeDasharray="1 5"
      opacity=".5"
    />
    <circle cy="-58" r="4" />
    <path d={ticks(12, 7, 10)} transform="translate(0 -58)" />
  </g>
);

/** A face with its measures. */
export const FaceLines = (frame: ArtProps) => (
  <Art {...frame} viewBox="-100 -100 200 200">
    <FaceLinesDrawing />
  </Art>
);
