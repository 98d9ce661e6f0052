import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useClassroomQuery } from 'shared/api';
import { Orbits } from 'shared/ui/art';
import { paths } from 'shared/model/paths';
import type { Classroom } from 'shared/model/schemas';
import { Actions, buttonClass, Skeleton } from 'shared/ui';
import { EmptyState, Loaded } from 'shared/ui/lists';
import { DashboardPage } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';

type Kind = 'course' | 'webinar';

interface Product {
  id: number;
  title: string;
  urlTitle: string;
}

interface ClassroomPageProps {
  kind: Kind;
  /** The product in the address; undefined if the catalogue does not have it. */
  product: Product | undefined;
  children: (classroom: Classroom) => ReactNode;
}

/** The frame of a classroom. It loads the classroom, or shows other links to a student without one. */
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
          action={<MyProductsLink kind={kind} variant="primary" />}
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
  return (
    <Loaded
      result={useClassroomQuery({ kind, id })}
      loading={`Loading your ${kind}…`}
      skeleton={
        <>
          <Skeleton shape="picture" />
          <Skeleton shape="row" count={4} />
        </>
      }
      failure={`We could not load your ${kind}. Nothing is lost: what you have paid for stays yours.`}
      missing={
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
              <MyProductsLink kind={kind} variant="secondary" />
            </Actions>
          }
        >
          {title} opens here once you have paid for it, usually immediately and within 3 hours at
          most.
        </EmptyState>
      }
    >
      {children}
    </Loaded>
  );
}

function MyProductsLink({ kind, variant }: { kind: Kind; variant: 'primary' | 'secondary' }) {
  return (
    <Link to={paths.dashboard(useStudent(), `my${kind}`)} className={buttonClass({ variant })}>
      My {kind}s
    </Link>
  );
}
