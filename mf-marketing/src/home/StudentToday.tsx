import { useEffect, useState, type ComponentType } from 'react';
import { isAdmin, selectSession, useAppSelector, type StoredUser } from 'shared/store';

interface OwnTodayProps {
  student: StoredUser;
}

/** The next class of a signed-in student. Its script is loaded with a session only. */
export function StudentToday() {
  const { token, user } = useAppSelector(selectSession);
  const [OwnToday, setOwnToday] = useState<ComponentType<OwnTodayProps> | null>(null);
  const student = token !== null && user && !isAdmin(user) ? user : null;
  const isNeeded = student !== null;

  useEffect(() => {
    if (!isNeeded) return;
    // Without the card the home page is still whole.
    import(/* webpackChunkName: "home-today" */ './OwnToday').then(
      (loaded) => setOwnToday(() => loaded.OwnToday),
      () => {},
    );
  }, [isNeeded]);

  return student && OwnToday && <OwnToday student={student} />;
}
