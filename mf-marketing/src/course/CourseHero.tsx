import type { ReactNode, Ref } from 'react';
import { BirthChart, LoShuGrid, Starfield } from 'shared/ui/art';
import type { Course } from 'shared/model/schemas';
import { pricesIncludeTax } from 'shared/model/config';
import { formatRupees } from 'shared/model/format';
import { paths } from 'shared/model/paths';
import { langOf } from 'shared/model/language';
import { hasRatings, isReviewed, Rating } from './Rating';
import { Button, Icon, Price, SampleLabel } from 'shared/ui';
import { Stat, Stats } from 'shared/ui/showcase';
import { DetailHero } from '../page-parts/DetailHero';
import { EnrolledNote } from '../page-parts/EnrolledNote';
import { FreeDoors } from '../page-parts/FreeDoors';
import { PriceUntil } from '../page-parts/PriceUntil';
import { CourseFacts } from './CourseFacts';
import { useNextDate } from './next-date';
import { SyllabusButton } from './SyllabusButton';
import { texts } from './texts';
import { useBuyCourse } from './use-buy-course';
import { WhoWaits } from './WhoWaits';
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
          <Arch>
            {urlTitle.startsWith('numerology') ? <LoShuGrid /> : <BirthChart seed={urlTitle} />}
          </Arch>
        </div>
      }
      below={
        <div className={styles.figures}>
          <CourseFacts course={course} />
          <Figures course={course} />
        </div>
      }
    >
      <p className={styles.subtitle} lang={langOf(subtitle)}>
        {texts.subtitle(subtitle)}
      </p>
      {hasRatings(course) && <Rating value={course.rating}>{texts.ofOurStudents}</Rating>}
      <div ref={offerRef} className={styles.offer}>
        <p className={styles.price}>
          <Price large now={formatRupees(course.newPrice)} was={formatRupees(course.oldPrice)} />
          <span className={styles.priceNote}>
            {texts.once}
            {pricesIncludeTax && texts.taxesIncluded}
            <PriceUntil of={course} />
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
        <WhoWaits course={course} />
        <EnrolledNote kind="course" id={course.id} />
        <SyllabusButton syllabus={course.syllabus} />
        <FreeDoors offer={course} path={paths.course(urlTitle)} />
      </div>
    </DetailHero>
  );
}

/** The figures that the course has; 0 is none. */
function Figures({ course }: { course: Course }) {
  const { avgPkg, totalExp, astroExp, noOfstu, noOfMod, hr, min } = course;
  const figures = [
    [avgPkg, texts.lakhsAYear(avgPkg), texts.averagePackage],
    [totalExp, texts.years(totalExp), texts.totalExperience],
    [astroExp, `${astroExp}+`, texts.astroGurus],
    [noOfstu, noOfstu, texts.students],
    [noOfMod, noOfMod, texts.modules],
    [hr + min, texts.hoursAndMinutes(hr, min), texts.perSession],
  ] as const;
  const shown = figures.filter(([figure]) => figure > 0);
  if (shown.length === 0) return null;
  return (
    <>
      <SampleLabel>
        {isReviewed(course) ? texts.onlyInventedFigures : texts.inventedFigures}
      </SampleLabel>
      <Stats>
        {shown.map(([, value, label]) => (
          <Stat key={label} value={value} label={label} />
        ))}
      </Stats>
    </>
  );
}

/** An arched window onto the evening sky, with a drawing in it. */
function Arch({ children }: { children: ReactNode }) {
  return (
    <div className={styles.arch} aria-hidden="true">
      <div className={styles.sky}>
        <Starfield className={styles.stars} />
        <div className={styles.drawing}>{children}</div>
      </div>
    </div>
  );
}
