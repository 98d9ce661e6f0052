import { useEffect, useSyncExternalStore } from 'react';
import { currentTime } from 'shared/actions';
import { indianDay } from 'shared/model/format';
import type { CheckedForm } from 'shared/forms';
import type { WebinarValues } from './webinar-form';
import { generatedDates } from './webinar-days';

/**
 * Date, time and seats are written once, in the sessions: the fields that sum them up follow the next one.
 * Whether there is a session with a day.
 */
export function useDatesOfSessions({
  values,
  setValue,
  subscribe,
}: CheckedForm<WebinarValues>): boolean {
  useEffect(() => {
    const follow = () => {
      const now = values();
      const next = nextOf(now.sessions);
      if (!next) return;
      const { dateOfWebinar, targetDate } = generatedDates(next.day);
      const wanted = {
        ...{ formattedWebinarDate: next.day, dateOfWebinar, targetDate },
        ...{ webinarHerotime: next.time, webinarSeatsLeft: next.seats },
      };
      for (const [name, value] of Object.entries(wanted)) {
        // The names of `wanted` are those of controls.
        const control = name as keyof typeof wanted;
        if (value !== '' && now[control] !== value) setValue(control, value);
      }
    };
    follow();
    return subscribe(follow);
  }, [values, setValue, subscribe]);

  const isPlanned = () => nextOf(values().sessions) !== undefined;
  return useSyncExternalStore(subscribe, isPlanned, isPlanned);
}

/** The first one that is not over, otherwise the last. */
function nextOf(sessions: WebinarValues['sessions']) {
  const today = indianDay(currentTime());
  const planned = sessions
    .filter(({ day, cancelled }) => day !== '' && !cancelled)
    .sort((one, other) => `${one.day} ${one.time}`.localeCompare(`${other.day} ${other.time}`));
  return planned.find(({ day }) => day >= today) ?? planned.at(-1);
}
