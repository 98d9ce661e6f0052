import type { ReactNode } from 'react';
import { Card } from 'shared/ui';
import { pictureAddress } from './chosen-files';
import styles from './LocalLists.module.css';

export interface CardFacts {
  title: string;
  /** The kept path of its picture. */
  picture: string;
  lines: readonly string[];
}

export function LocalCard({
  title,
  picture,
  lines,
  children,
}: CardFacts & { children: ReactNode }) {
  return (
    <Card as="li" padded={false} className={styles.card}>
      <img src={pictureAddress(picture)} alt="" className={styles.cover} />
      <div className={styles.cardBody}>
        <h2>{title}</h2>
        {lines.map((line, index) => line && <p key={index}>{line}</p>)}
      </div>
      <div className={styles.cardActions}>{children}</div>
    </Card>
  );
}
