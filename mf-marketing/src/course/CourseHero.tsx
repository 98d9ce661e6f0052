import type { ReactNode, Ref } from 'react';
import { BirthChart, LoShuGrid, Starfield } from 'shared/ui/art';
import type { Course } from 'shared/model/schemas';
import { pricesIncludeTax } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import { langOf } from 'shared/model/language';
import { Rating } from './Rating';
import { Button, Icon, Price, SampleLabel } from 'shared/ui';
import { Stat, Stats } from 'shared/ui/showcase';
import { DetailHero } from '../page-parts/DetailHero';
import { EnrolledNote } from '../page-parts/EnrolledNote';
import { FreeDoors } from '../page-parts/FreeDoors';
import { CourseFacts } from './CourseFacts';
import { useNextDate } from './next-date';
import { SyllabusButton } from './SyllabusButton';
import { texts } from './texts';
import { useBuyCourse } from './use-buy-course';
import styles from './CourseHero.module.css';

interface CourseHeroProps {
  course: Course;
  /** The block with price and buttons; the `BuyBar` replaces it further down the page. */
  offerRef: Ref<HTMLDivElement>;
}

/** The title, price and figures of the course, and the buttons to buy it or download its syllabus. */
export function CourseHero({ course, offerRef }: CourseHeroProps) {
  const { addToCart, buyNow } = useBuyCourse(course);
  const { title, subtitle, urlTitle } = course;
  const nextDate = useNextDate(course);

  return (
    <DetailHero
      kicker={texts.kicker}
      title={title}
      beside={
        <div className={styles.picture}>
          <Arch seed={urlTitle}>
            {urlTitle.startsWith('numerology') ? <LoShuGrid /> : <BirthChart seed={urlTitle} />}
          </Arch>
        </div>
      }
      below={
        <div className={styles.figures}>
          <CourseFacts course={course} />
          <SampleLabel>{texts.inventedFigures}</SampleLabel>
          <Stats>
            <Stat value={texts.lakhsAYear(course.avgPkg)} label={texts.averagePackage} />
            <Stat value={texts.years(course.totalExp)} label={texts.totalExperience} />
            <Stat value={`${course.astroExp}+`} label={texts.astroGurus} />
            <Stat value={course.noOfstu} label={texts.students} />
            <Stat value={course.noOfMod} label={texts.modules} />
            <Stat value={texts.hoursAndMinutes(course.hr, course.min)} label={texts.perSession} />
          </Stats>
        </div>
      }
    >
      <p className={styles.subtitle} lang={langOf(subtitle)}>
        {texts.subtitle(subtitle)}
      </p>
      <Rating value={course.rating}>{texts.ofOurStudents}</Rating>
      <div ref={offerRef} className={styles.offer}>
        <p className={styles.price}>
          <Price large now={formatRupees(course.newPrice)} was={formatRupees(course.oldPrice)} />
          <span className={styles.priceNote}>
            {texts.once}
            {pricesIncludeTax && texts.taxesIncluded}
          </span>
          <span className={styles.nextDate}>
            <Icon name="calendar" size={20} />
            {nextDate.text}
          </span>
        </p>
        <div className={styles.buttons}>
          <Button size="large" onClick={buyNow}>
            {texts.buyNow}
          </Button>
          <Button size="large" variant="secondary" onClick={addToCart}>
            {texts.addToCart}
          </Button>
        </div>
        <EnrolledNote kind="course" id={course.id} />
        <SyllabusButton syllabus={course.syllabus} />
        <FreeDoors offer={course} />
      </div>
    </DetailHero>
  );
}

/** An arched window onto the evening sky, with a drawing in it. */
function Arch({ seed, children }: { seed: string; children: ReactNode }) {
  return (
    <div className={styles.arch} aria-hidden="true">
      <div className={styles.sky}>
        <Starfield seed={seed} className={styles.stars} />
        <div className={styles.drawing}>{children}</div>
      </div>
    </div>
  );
}
