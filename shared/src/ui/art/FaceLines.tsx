import { Art } from './Art';
import type { ArtProps } from './Art';
import { ticks } from './geometry';

const half =
  'M0-90C34-90 54-68 55-34 56 4 46 38 30 60 19 76 9 86 0 86M55-26C62-32 66-22 64-10 62 2 57 10 53 10' +
  'M46-35Q29-45 11-36M43-20Q27-6 11-19M40-15l3 4M34-12l2 5M27-11v5M19-13l-2 5' +
  'M5-32C6-12 9 6 13 17 9 24 4 22 0 24M22 44Q10 37 0 41M22 44Q11 57 0 57M22 44Q10 47 0 46.5';

/** A calm face and its measures, 190 high, with its centre at the origin. */
export function FaceLinesDrawing() {
  return (
    <g>
      <path
        d="M-82-54H82M-82-20H82M-82 20H82M-82 86H82M-82-90H82M0-98V96M-27-98V74M27-98V74"
        strokeDasharray="1 5"
        opacity=".5"
      />
      <path d={half} />
      <path d={half} transform="scale(-1 1)" />
      <path d="M0-90C-26-86-44-64-47-44M0-90C26-86 44-64 47-44" opacity=".6" />
      <circle cy="-54" r="3.5" fill="currentColor" />
      <path d={ticks(12, 6.5, 9.5)} transform="translate(0 -54)" />
    </g>
  );
}

/** A face with its measures. */
export function FaceLines(frame: ArtProps) {
  return (
    <Art {...frame} viewBox="-100 -100 200 200">
      <FaceLinesDrawing />
    </Art>
  );
}
