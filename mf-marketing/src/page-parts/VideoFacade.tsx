import { useState } from 'react';
import { isShown } from 'shared/model/config';
import { parsedUrl } from 'shared/model/validation';
import { Button, Icon, NewTab } from 'shared/ui';
import { texts } from './texts';
import styles from './VideoFacade.module.css';

interface VideoFacadeProps {
  /** What the video shows, for example "Introduction to the Numerology Course". */
  title: string;
  link: string;
  thumbnail: string;
  /** The start of the button's label; the second video of a page uses a different one. */
  action?: string;
}

/**
 * A picture and a button in place of a video player. The player of another host loads only after a
 * press of the button. The link below works without scripts, and for videos that we cannot embed.
 */
export function VideoFacade({
  title,
  link,
  thumbnail,
  action = texts.playVideo,
}: VideoFacadeProps) {
  const [playing, setPlaying] = useState(false);
  const isReal = isShown(link);
  const player = isReal ? playerAddress(link) : null;

  return (
    <figure>
      <div className={styles.screen}>
        {playing && player ? (
          <iframe
            className={styles.player}
            src={player}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <>
            <img src={thumbnail} alt="" width={640} height={360} loading="lazy" />
            {player && (
              <Button
                variant="icon"
                className={styles.play}
                aria-label={`${action}: ${title}`}
                onClick={() => setPlaying(true)}
              >
                <Icon name="play" size={32} filled />
              </Button>
            )}
          </>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span>{title}</span>
        {isReal && <NewTab href={link}>{texts.watchOnYouTube}</NewTab>}
      </figcaption>
    </figure>
  );
}

/** The URL of the player for a link to a YouTube video; `null` for any other link. */
export function playerAddress(link: string): string | null {
  const address = parsedUrl(link);
  if (!address) return null;
  const { hostname, pathname, searchParams } = address;
  const host = hostname.replace(/^(www|m)\./, '');
  const id =
    host === 'youtu.be' ? pathname.slice(1) : host === 'youtube.com' ? searchParams.get('v') : null;
  if (!id) return null;
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(id)}?autoplay=1&rel=0`;
}
