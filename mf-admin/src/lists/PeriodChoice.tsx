import { useState } from 'react';
import { indianDay } from 'shared/model/format';
import { Actions, Button } from 'shared/ui';
import { dayBefore, daysOf, periodOf, periods, type Days, type Period } from './periods';
import type { Filters } from './report-query';

export interface PeriodProps {
  values: Filters;
  onSearch: (filters: Filters) => void;
}

/** Periods by one press; from a month, quarter or year, one gets to the one before. Stands above the fields of the days. */
export function PeriodChoice({ values, onSearch }: PeriodProps) {
  const [today] = useState(() => indianDay(new Date()));
  const days: Days = { from_date: '', to_date: '', ...values };
  const shown = periodOf(days);
  const isOwn = shown === null && Boolean(days.from_date || days.to_date);
  const choose = (period: Period, day: string) => onSearch({ ...values, ...daysOf(period, day) });
  return (
    <div role="group" aria-label="Period">
      <Actions>
        {periods.map((period) => (
          <Button
            key={period}
            variant={shown === period ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={shown === period}
            onClick={() => choose(period, today)}
          >
            {period}
          </Button>
        ))}
        <Button
          variant={isOwn ? 'primary' : 'secondary'}
          size="small"
          aria-pressed={isOwn}
          onClick={() => document.querySelector<HTMLInputElement>('[name=from_date]')?.focus()}
        >
          Own
        </Button>
        {shown && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => choose(shown, dayBefore(days.from_date))}
          >
            The one before
          </Button>
        )}
      </Actions>
    </div>
  );
}
