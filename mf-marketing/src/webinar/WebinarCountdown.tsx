import { Countdown, countdownParts } from 'shared/ui';
import { useSecondsUntil } from './use-clock';

/** Ticks each second by itself, so that nothing else on the page does. */
export const WebinarCountdown = ({ target }: { target: string | null }) => {
  const seconds = useSecondsUntil(target);
  return (
    <Countdown
      label="Time until the webinar"
      parts={seconds === null ? null : countdownParts(seconds)}
    />
  );
};
