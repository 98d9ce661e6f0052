/** Rounds to two decimals, a hundredth of a pixel: more would only make the markup longer. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** The point at this radius; 0° is at the top, and angles increase clockwise. */
export const polar = (radius: number, degrees: number): [x: number, y: number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
};

/** Path data of radial strokes from one radius to another, evenly spaced. */
export const ticks = (count: number, from: number, to: number, offset = 0) =>
  Array.from({ length: count }, (_, index) => {
    const degrees = offset + (index * 360) / count;
    return `M${polar(from, degrees)}L${polar(to, degrees)}`;
  }).join('');

/**
 * Path data of a regular star: `count` points on a circle, each connected with the
 * point `step` places further.
 */
export const starPolygon = (count: number, step: number, radius: number) =>
  Array.from({ length: count }, (_, index) => {
    const from = polar(radius, (index * 360) / count);
    const to = polar(radius, ((index + step) * 360) / count);
    return `M${from}L${to}`;
  }).join('');

/** Path data of a four-pointed spark. */
export const spark = (x: number, y: number, size: number) => {
  const waist = size * 0.16;
  return (
    `M${round(x)} ${round(y - size)}` +
    `Q${round(x + waist)} ${round(y - waist)} ${round(x + size)} ${round(y)}` +
    `Q${round(x + waist)} ${round(y + waist)} ${round(x)} ${round(y + size)}` +
    `Q${round(x - waist)} ${round(y + waist)} ${round(x - size)} ${round(y)}` +
    `Q${round(x - waist)} ${round(y - waist)} ${round(x)} ${round(y - size)}Z`
  );
};
