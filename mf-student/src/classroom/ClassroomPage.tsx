import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Orbits } from 'shared/ui/art';
import { paths } from 'shared/model/paths';
import type { PurchasedGroup } from 'shared/model/catalogue';
import type { Classroom } from 'shared/model/schemas';
import { Actions, buttonClass, Skeleton } from 'shared/ui';
import { EmptyState, Loaded } from 'shared/ui/lists';
import { DashboardPage } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';
import { useStudentClassroomQuery } from './classroom-endpoints';
import { KeptNotes } from './Materials';
import { texts } from './texts';
import type { Visits } from './use-visits';

type Kind = PurchasedGroup['kind'];

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
    <DashboardPage heading={product?.title ?? texts.unknown(kind)}>
      {product ? (
        <OwnClassroom kind={kind} product={product}>
          {children}
        </OwnClassroom>
      ) : (
        <EmptyState
          title={texts.noSuch(kind)}
          art={<Orbits />}
          action={<MyProductsLink kind={kind} variant="primary" />}
        >
          {texts.misspelt}
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
      // The addresses of uploaded notes are good for half an hour at least.
      result={useStudentClassroomQuery({ kind, id }, { pollingInterval: 20 * 60_000 })}
      loading={texts.loading(kind)}
      skeleton={
        <>
          <Skeleton shape="picture" />
          <Skeleton shape="row" count={4} />
        </>
      }
      failure={texts.failure(kind)}
      missing={
        <EmptyState
          title={texts.notEnrolled(kind)}
          art={<Orbits />}
          action={
            <Actions centred>
              <Link
                to={kind === 'course' ? paths.course(urlTitle) : paths.webinar(urlTitle)}
                className={buttonClass()}
              >
                {texts.see(kind)}
              </Link>
              <MyProductsLink kind={kind} variant="secondary" />
            </Actions>
          }
        >
          {texts.opensOncePaid(title)}
          <Suspense fallback={null}>
            <KeptNotes classroom={`${kind}/${id}`} materials={[]} />
          </Suspense>
        </EmptyState>
      }
    >
      {(classroom) => (
        <>
          {children(classroom)}
          <Suspense fallback={null}>
            <RemindMe />
          </Suspense>
        </>
      )}
    </Loaded>
  );
}

function MyProductsLink({ kind, variant }: { kind: Kind; variant: 'primary' | 'secondary' }) {
  return (
    <Link to={paths.dashboard(useStudent(), `my${kind}`)} className={buttonClass({ variant })}>
      {texts.mine(kind)}
    </Link>
  );
}

const InstallOffer = lazy(async () => ({
  default: (await import(/* webpackChunkName: "student-offline" */ '../offline/InstallOffer'))
    .InstallOffer,
}));

const RemindMe = lazy(async () => ({ default: (await import('../push/RemindMe')).RemindMe }));

/** Offers to install the dashboard, from the second visit of a class on. */
export const Offer = ({ visits: { lastVisit } }: { visits: Visits }) =>
  lastVisit !== null && (
    <Suspense fallback={null}>
      <InstallOffer />
    </Suspense>
  );
