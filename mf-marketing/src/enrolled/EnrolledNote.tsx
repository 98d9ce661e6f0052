import { Link } from 'react-router-dom';
import { useOwnedIds } from 'shared/owned';
import { paths } from 'shared/paths';
import { selectUser, useAppSelector } from 'shared/store';
import { Notice } from 'shared/ui';

interface EnrolledNoteProps {
  kind: 'course' | 'webinar';
  id: number;
}

const pages = { course: 'mycourse', webinar: 'mywebinar' } as const;

/** Leads whoever has paid for it to the class; nothing for anybody else. */
export function EnrolledNote({ kind, id }: EnrolledNoteProps) {
  const user = useAppSelector(selectUser);
  const owned = useOwnedIds(kind).includes(id);
  return (
    user &&
    owned && (
      <Notice
        tone="success"
        action={<Link to={paths.dashboard(user, pages[kind])}>Go to class</Link>}
      >
        You are enrolled.
      </Notice>
    )
  );
}
