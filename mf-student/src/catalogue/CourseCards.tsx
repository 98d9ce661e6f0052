import { Link } from 'react-router-dom';
import { courses } from 'shared/page';
import { formatRupees } from 'shared/model/format';
import { langOf } from 'shared/model/language';
import { paths } from 'shared/model/paths';
import { Loading } from 'shared/ui';
import { Badge } from 'shared/ui/lists';
import { matchesSearch, NoMatch } from './TitleSearch';
import { useStudent } from '../dashboard/student';
import { usePurchasedCourses } from '../purchases/use-purchases';
import { CardList, CardSkeletons, CatalogueCard } from './CatalogueCard';
import styles from './CatalogueCard.module.css';
import { courseCardsTexts as texts } from './texts';

interface CourseCardsProps {
  search: string;
  onClearSearch: () => void;
}

/** The courses that match the search. A paid course links to My Courses, any other to its own page. */
export function CourseCards({ search, onClearSearch }: CourseCardsProps) {
  const student = useStudent();
  const { currentData: paid, isFetching } = usePurchasedCourses();

  // The link of a card depends on whether the course is paid, so the cards wait for that response.
  if (!paid && isFetching) {
    return (
      <Loading label={texts.loading}>
        <CardSkeletons />
      </Loading>
    );
  }

  const found = courses.filter((course) => matchesSearch(course, search));
  if (found.length === 0) return <NoMatch what="course" search={search} onClear={onClearSearch} />;

  return (
    <CardList>
      {found.map((course) => {
        const enrolled = paid?.ids.includes(course.id);
        return (
          <CatalogueCard
            key={course.id}
            image={course.image}
            badge={enrolled && <Badge tone="paid">{texts.enrolled}</Badge>}
            title={(className) => (
              <Link
                className={className}
                to={enrolled ? paths.purchases(student, 'course') : paths.course(course.urlTitle)}
                lang={langOf(course.title)}
              >
                {course.title}
              </Link>
            )}
          >
            <p className={styles.note} lang={langOf(course.subtitle)}>
              {course.subtitle}
            </p>
            <p>{enrolled ? texts.toMyCourses : formatRupees(course.newPrice)}</p>
          </CatalogueCard>
        );
      })}
    </CardList>
  );
}
