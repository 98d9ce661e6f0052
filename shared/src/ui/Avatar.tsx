import { useState } from 'react';
import styles from './Avatar.module.css';
import defaultAvatar from './default-avatar.svg';

interface AvatarProps {
  /** Address of the picture, if the person has one. */
  address: string | null | undefined;
  /** Edge in px. */
  size: number;
  alt: string;
}

/** A person's picture, or the default picture if the person has none or it does not load. */
export function Avatar({ address, size, alt }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <img
      src={address && address !== broken ? address : defaultAvatar}
      alt={alt}
      width={size}
      height={size}
      className={styles.avatar}
      onError={() => setBroken(address ?? null)}
    />
  );
}
