import { isAdmin, selectSession, useAppSelector } from 'shared/store';
import { useLate } from '../page-parts/use-late';

const loadOwnToday = () =>
  import(/* webpackChunkName: "home-today" */ './OwnToday').then(({ OwnToday }) => OwnToday);

/** The next class of a signed-in student. Its script is loaded with a session only. */
export function StudentToday() {
  const { token, user } = useAppSelector(selectSession);
  const student = token !== null && user && !isAdmin(user) ? user : null;
  const OwnToday = useLate(loadOwnToday, student !== null);
  return student && OwnToday && <OwnToday student={student} />;
}
