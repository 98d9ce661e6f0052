import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { purchasedCourse } from 'shared/model/catalogue';
import { langOf } from 'shared/model/language';
import { courseByUrlTitle } from 'shared/page';
import type { Classroom, Course, CourseSummary } from 'shared/model/schemas';
import { Card, Portrait, SampleLabel, Skeleton } from 'shared/ui';
import { Today, useMinute } from '../today/Today';
import { Loaded } from 'shared/ui/lists';
import { DashboardSection } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';
import { ChangeBatch } from '../batch-change/ChangeBatch';
import { Certificate } from './Certificate';
import styles from './Classroom.module.css';
import { ClassroomPage, Offer } from './ClassroomPage';
import { courseTexts as texts } from './texts';
import { Materials } from './Materials';
import { Modules } from './Modules';
import { OwnLinks } from './OwnLinks';
import { Questions } from '../questions/Questions';
import { Progress } from './Progress';
import { Timetable } from './Timetable';
import { useCourseDetails } from './use-course-details';
import { useVisits } from './use-visits';

const Review = lazy(async () => ({ default: (await import('../review/Review')).Review }));

function CourseClassroomPage() {
  const { urlTitle = '' } = useParams();
  const course = courseByUrlTitle(urlTitle);
  return (
    <ClassroomPage kind="course" product={course}>
      {(classroom) =>
        course && <CourseClassroom key={urlTitle} summary={course} classroom={classroom} />
      }
    </ClassroomPage>
  );
}

function CourseClassroom({ summary, classroom }: { summary: CourseSummary; classroom: Classroom }) {
  const { batch, changes, attendance, materials } = classroom;
  const visits = useVisits(`course/${summary.id}`);
  // The batch of the classroom is newer than those of the page, and has the link.
  const bought = purchasedCourse(
    { ...summary, batches: batch ? [batch] : [] },
    { scheduleId: batch?.id, changes, waitsSince: classroom.waits_since },
    useMinute(),
  );
  const { meetings, cancelled = [] } = bought;
  const details = useCourseDetails(summary.urlTitle);
  const course = details.currentData;
  const { id, title } = summary;
  const of = { kind: 'course', product_id: id } as const;
  const held = { of, cancelled, attendance, materials, visits };
  return (
    <>
      <Today bought={[bought]} student={useStudent()} inClassroom />
      <Offer visits={visits} />
      {meetings && <Progress {...{ meetings, classroom, visits, course }} />}
      {classroom.review && (
        <Suspense fallback={<Skeleton shape="row" />}>
          <Review courseId={id} review={classroom.review} />
        </Suspense>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Loaded
            result={details}
            loading={texts.loadingModules}
            skeleton={<Skeleton shape="row" count={5} />}
            failure={texts.modulesFailure}
          >
            {(loaded) => <Modules course={loaded} classroom={classroom} />}
          </Loaded>
          {batch && meetings && (
            <Timetable
              {...{ batch, meetings }}
              {...held}
              tools={<ChangeBatch courseId={id} batches={classroom.other_batches} />}
            />
          )}
          <Questions kind="course" productId={id} title={title} />
        </div>
        <div className={styles.side}>
          <Materials materials={materials} visits={visits} />
          <OwnLinks
            classroom={classroom}
            links={[
              { href: course?.syllabus, icon: 'download', text: texts.syllabus },
              { href: batch?.whatsappGroup, icon: 'whatsapp', text: texts.whatsappGroup },
            ]}
          />
          {course && (
            <Certificate
              course={course}
              certificate={classroom.certificate}
              needed={classroom.quiz_needed}
            />
          )}
          {course && course.tutor.length > 0 && <Mentors tutors={course.tutor} />}
        </div>
      </div>
    </>
  );
}

function Mentors({ tutors }: { tutors: Course['tutor'] }) {
  return (
    <DashboardSection heading={texts.mentors(tutors.length)}>
      {tutors.map(({ name, expertise, tutorImg }) => (
        <Card key={name} className={styles.mentor}>
          <Portrait address={tutorImg} size={64} />
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.muted} lang={langOf(expertise)}>
              {expertise}
            </p>
          </div>
        </Card>
      ))}
      <SampleLabel>{texts.inventedMentor}</SampleLabel>
    </DashboardSection>
  );
}

export { CourseClassroomPage as Component };
