import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readFailure } from 'shared/api';
import { Orbits } from 'shared/art';
import { paths } from 'shared/paths';
import type { Classroom } from 'shared/schemas';
import { Actions, buttonClass, EmptyState, Loading, Skeleton } from 'shared/ui';
import { DashboardPage } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';
import { NotLoaded } from '../failures/NotLoaded';
import { useStudentClassroomQuery } from './classroom-endpoints';

type Kind = 'course' | 'webinar';

interface Product {
  id: number;
  title: string;
  urlTitle: string;
}

interface ClassroomPageProps {
  kind: Kind;
  /** What the address names; undefined where it is nothing that is sold. */
  product: Product | undefined;
  children: (classroom: Classroom) => ReactNode;
}

/** The frame of a classroom: asks for it, and shows a way on to whoever has none. */
export function ClassroomPage({ kind, product, children }: ClassroomPageProps) {
  return (
    <DashboardPage heading={product?.title ?? `Unknown ${kind}`}>
      {product ? (
        <OwnClassroom kind={kind} product={product}>
          {children}
        </OwnClassroom>
      ) : (
        <EmptyState
          title={`There is no such ${kind}`}
          art={<Orbits />}
          action={<ToOwn kind={kind} variant="primary" />}
        >
          The address may be old or misspelt.
        </EmptyState>
      )}
    </DashboardPage>
  );
}

function OwnClassroom({
  kind,
  product: { id, title, urlTitle },
  children,
}: ClassroomPageProps & { product: Product }) {
  const { data, error, isLoading, refetch } = useStudentClassroomQuery({ kind, id });

  if (isLoading) {
    return (
      <Loading label={`Loading your ${kind}…`}>
        <Skeleton shape="picture" />
        <Skeleton shape="row" count={4} />
      </Loading>
    );
  }
  if (data) return children(data);
  if (readFailure(error).status === 404) {
    return (
      <EmptyState
        title={`You are not enrolled in this ${kind}`}
        art={<Orbits />}
        action={
          <Actions centred>
            <Link
              to={kind === 'course' ? paths.course(urlTitle) : paths.webinar(urlTitle)}
              className={buttonClass()}
            >
              See the {kind}
            </Link>
            <ToOwn kind={kind} variant="secondary" />
          </Actions>
        }
      >
        {title} opens here once it is paid, usually at once and within 3 hours at most.
      </EmptyState>
    );
  }
  return (
    <NotLoaded onRetry={() => void refetch()}>
      We could not load your {kind}. Nothing is lost: what you have paid for stays yours.
    </NotLoaded>
  );
}

function ToOwn({ kind, variant }: { kind: Kind; variant: 'primary' | 'secondary' }) {
  return (
    <Link to={paths.dashboard(useStudent(), `my${kind}`)} className={buttonClass({ variant })}>
      My {kind}s
    </Link>
  );
}
