import { Link } from 'react-router-dom';
import { usePurchasedIds } from 'shared/actions';
import { paths } from 'shared/model/paths';
import { selectUser, useAppSelector } from 'shared/store';
import { Notice } from 'shared/ui';
import { texts } from './texts';

/** Links a user who has paid for the course or webinar to the class; renders nothing for others. */
export function EnrolledNote({ kind, id }: { kind: 'course' | 'webinar'; id: number }) {
  const user = useAppSelector(selectUser);
  const owned = usePurchasedIds(kind).includes(id);
  return (
    user &&
    owned && (
      <Notice
        tone="success"
        action={<Link to={paths.purchases(user, kind)}>{texts.goToClass}</Link>}
      >
        {texts.enrolled}
      </Notice>
    )
  );
}
