import { useState } from 'react';
import { indianDay } from 'shared/model/format';
import { Actions, Button } from 'shared/ui';
import { dayBefore, daysOf, periodOf, periods, type Days } from './periods';

interface PeriodChoiceProps {
  /** The days that are shown. */
  days: Days;
  onChoose: (days: Days) => void;
  /** Called for days of one's own: they are typed into the filters. */
  onOwn: () => void;
}

/** Periods by one press; from a month, quarter or year, one gets to the one before. */
export function PeriodChoice({ days, onChoose, onOwn }: PeriodChoiceProps) {
  const [today] = useState(() => indianDay(new Date()));
  const shown = periodOf(days);
  const isOwn = shown === null && Boolean(days.from_date || days.to_date);
  return (
    <div role="group" aria-label="Period">
      <Actions>
        {periods.map((period) => (
          <Button
            key={period}
            variant={shown === period ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={shown === period}
            onClick={() => onChoose(daysOf(period, today))}
          >
            {period}
          </Button>
        ))}
        <Button
          variant={isOwn ? 'primary' : 'secondary'}
          size="small"
          aria-pressed={isOwn}
          onClick={onOwn}
        >
          Own
        </Button>
        {shown && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChoose(daysOf(shown, dayBefore(days.from_date)))}
          >
            The one before
          </Button>
        )}
      </Actions>
    </div>
  );
}
