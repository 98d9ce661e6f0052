import { Art, type ArtProps } from './Art';

/** A line with a moon in its middle, between two parts of a text. */
export function Ornament(frame: ArtProps) {
  return (
    <Art {...frame} viewBox="-120 -10 240 20">
      <path d="M-118 0H-26M26 0H118" opacity=".6" />
      <path d="M-26 0l4-3 4 3-4 3zM26 0l-4-3-4 3 4 3z" fill="currentColor" />
      <circle r="8" />
      <path d="M2.5 7.5a8 8 0 0 1 0-15 10 10 0 0 0 0 15z" fill="currentColor" stroke="none" />
    </Art>
  );
}
