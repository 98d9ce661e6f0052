import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isShown, whatsappGroup } from 'shared/model/config';
import { langOf } from 'shared/model/language';
import { studentMessages } from 'shared/model/messages';
import { paths } from 'shared/model/paths';
import { Actions, buttonClass, Dialog, Icon, NewTab } from 'shared/ui';
import { EmptyState, Loaded, SearchField, type LoadResult } from 'shared/ui/lists';
import { CardList, CardSkeletons, CatalogueCard } from '../catalogue/CatalogueCard';
import cardStyles from '../catalogue/CatalogueCard.module.css';
import { matchesSearch, NoMatch } from '../catalogue/TitleSearch';
import { DashboardPage } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';
import { DateComes } from '../purchases/DateComes';
import styles from './EnrolmentsPage.module.css';
import { texts } from './texts';

interface Enrolment {
  productId: number;
  title: string;
  urlTitle: string;
  image: string;
  /** When the course or webinar takes place or began. */
  when: string;
}

interface EnrolmentsPageProps {
  heading: string;
  what: 'course' | 'webinar';
  result: LoadResult<readonly Enrolment[]>;
  /** The text of an empty list; `art` is its picture. */
  invitation: string;
  art: ReactNode;
  /** A link to a page where the items can be bought; shown before `browse`. */
  buy?: { to: string; label: string };
  browse: { to: string; label: string };
}

/** Paid items with a search; choosing one opens the welcome dialog. */
export function EnrolmentsPage({
  heading,
  what,
  result,
  invitation,
  art,
  buy,
  browse,
}: EnrolmentsPageProps) {
  const [search, setSearch] = useState('');
  const { currentData: enrolments, isFetching } = result;
  useMissingIdWarning();

  return (
    <DashboardPage
      heading={heading}
      tools={
        (enrolments ? enrolments.length > 1 : isFetching) && (
          <SearchField label={texts.search} value={search} onChange={setSearch} />
        )
      }
    >
      <Loaded
        result={result}
        loading={texts.loading(what)}
        skeleton={<CardSkeletons />}
        failure={texts.failure(what)}
        alternative={
          <Link to={browse.to} className={buttonClass({ variant: 'quiet' })}>
            {browse.label}
          </Link>
        }
        empty={
          <EmptyState
            title={texts.none(what)}
            art={art}
            action={
              <Actions centred>
                {buy && (
                  <Link to={buy.to} className={buttonClass()}>
                    {buy.label}
                  </Link>
                )}
                <Link
                  to={browse.to}
                  className={buttonClass({ variant: buy ? 'secondary' : 'primary' })}
                >
                  {browse.label}
                </Link>
              </Actions>
            }
          >
            {invitation}
          </EmptyState>
        }
      >
        {(loaded) => {
          const found = loaded.filter((enrolment) => matchesSearch(enrolment, search));
          return found.length === 0 ? (
            <NoMatch what={what} search={search} onClear={() => setSearch('')} />
          ) : (
            <>
              <EnrolmentCards what={what} enrolments={found} />
              <p>
                {texts.lookingForMore(
                  <Link to={browse.to}>{browse.label}</Link>,
                  buy && <Link to={buy.to}>{buy.label}</Link>,
                )}
              </p>
            </>
          );
        }}
      </Loaded>
    </DashboardPage>
  );
}

interface EnrolmentCardsProps {
  what: 'course' | 'webinar';
  enrolments: readonly Enrolment[];
}

function EnrolmentCards({ what, enrolments }: EnrolmentCardsProps) {
  const [chosen, setChosen] = useState<Enrolment | null>(null);
  return (
    <>
      <CardList>
        {enrolments.map((enrolment) => (
          <CatalogueCard
            key={enrolment.productId}
            image={enrolment.image}
            heading="h2"
            title={(className) => (
              <button
                type="button"
                className={className}
                lang={langOf(enrolment.title)}
                onClick={() => setChosen(enrolment)}
              >
                {enrolment.title}
              </button>
            )}
          >
            <p className={cardStyles.note}>
              <DateComes productId={enrolment.productId} text={enrolment.when} />
            </p>
            <p className={cardStyles.cue}>
              {texts.whereItMeets} <Icon name="arrow" size={18} />
            </p>
          </CatalogueCard>
        ))}
      </CardList>
      {chosen && <WelcomeDialog what={what} enrolment={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

interface WelcomeDialogProps {
  what: 'course' | 'webinar';
  enrolment: Enrolment;
  onClose: () => void;
}

/** Tells an enrolled student where the class meets. */
function WelcomeDialog({ what, enrolment, onClose }: WelcomeDialogProps) {
  const student = useStudent();
  return (
    <Dialog open onClose={onClose} title={texts.welcome(enrolment.title)}>
      <div className={styles.welcome}>
        <p>{texts.enrolled(what)}</p>
        <p className={styles.when}>
          <DateComes productId={enrolment.productId} text={enrolment.when} />
        </p>
        {isShown(whatsappGroup) && (
          <NewTab href={whatsappGroup} className={buttonClass({ wide: true })}>
            <Icon name="whatsapp" />
            {texts.joinGroup}
          </NewTab>
        )}
        <Link
          to={paths.classroom(student, what, enrolment.urlTitle)}
          className={buttonClass({ variant: 'secondary', wide: true })}
        >
          {texts.openClassroom}
        </Link>
      </div>
    </Dialog>
  );
}

/** Users stored by older versions have no id, so their purchases cannot be fetched. */
function useMissingIdWarning() {
  const { id } = useStudent();
  useEffect(() => {
    if (!id) console.warn(studentMessages.notLoggedIn);
  }, [id]);
}
