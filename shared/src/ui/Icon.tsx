import { iconShapes, type IconName } from '../model/icons';

interface IconProps {
  name: IconName;
  /** Edge in px; 24 by default. */
  size?: number;
  /** Fills the shape instead of only outlining it (stars, play). */
  filled?: boolean;
  className?: string;
}

/** A line icon in the colour of the text around it, which says what it means. */
export function Icon({ name, size = 24, filled = false, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      aria-hidden="true"
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
