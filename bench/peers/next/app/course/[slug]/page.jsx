import '../../catalogue';
import { notFound } from 'next/navigation';
import { courseDetails, courses } from 'shared/page';
import { CourseSections } from 'mf-marketing/src/course/CourseSections';
import { Offer } from './offer';

export const dynamicParams = false;
export const generateStaticParams = () => courses.map(({ urlTitle }) => ({ slug: urlTitle }));

export async function generateMetadata({ params }) {
  const { title, description } = courseDetails((await params).slug) ?? notFound();
  return { title, description };
}

export default async function Page({ params }) {
  const course = courseDetails((await params).slug) ?? notFound();
  return (
    <Offer course={course}>
      <CourseSections course={course} />
    </Offer>
  );
}
