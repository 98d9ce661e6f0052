import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { browserStorage } from 'shared/store';

/** What this browser remembers of a classroom: nobody else learns which recordings a student has opened. */
export interface Visits {
  /** Such as `course/101`. */
  classroom: string;
  /** When the page was opened before (ISO 8601); null for the first time. */
  lastVisit: string | null;
  /** The ids of the recordings and notes that were opened. */
  opened: readonly number[];
  open: (id: number) => void;
}

export function useVisits(classroom: string): Visits {
  const { pathname } = useLocation();
  const [lastVisit] = useState(() => browserStorage.getItem(`visited ${pathname}`));
  const [opened, setOpened] = useState(() => readIds(browserStorage.getItem(`opened ${pathname}`)));
  useEffect(
    () => browserStorage.setItem(`visited ${pathname}`, new Date().toISOString()),
    [pathname],
  );
  const open = (id: number) => {
    const ids = [...opened.filter((each) => each !== id), id];
    browserStorage.setItem(`opened ${pathname}`, ids.join(' '));
    setOpened(ids);
  };
  return { classroom, lastVisit, opened, open };
}

const readIds = (stored: string | null): number[] => (stored ?? '').split(' ').map(Number);
