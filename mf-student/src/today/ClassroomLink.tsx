import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PurchasedGroup } from 'shared/model/catalogue';
import { paths, type NamedUser } from 'shared/model/paths';
import { toAccountState } from 'shared/page';

type Product = Pick<PurchasedGroup, 'kind' | 'urlTitle'>;

interface ClassroomLinkProps {
  bought: Product;
  /** Null for a buyer who has not logged in. */
  student: NamedUser | null;
  /** Of a buyer who has not logged in; the log-in page shows it. */
  email?: string;
  className?: string;
  /** Of its text, if that is not in the language of the page. */
  lang?: string;
  children: ReactNode;
}

/** A link to the classroom, or to the log-in, which then knows the e-mail. */
export function ClassroomLink({ bought, student, email, ...link }: ClassroomLinkProps) {
  return (
    <Link
      {...link}
      to={classroomOf(bought, student)}
      state={!student && email ? toAccountState({ email }) : undefined}
    />
  );
}

export const classroomOf = ({ kind, urlTitle }: Product, student: NamedUser | null): string =>
  student ? paths.classroom(student, kind, urlTitle) : paths.login();
