import { Link } from 'react-router-dom';
import { MoonPhases } from 'shared/ui/art';
import { whatsappQuestion } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { Actions, buttonClass, Icon, NewTab } from 'shared/ui';
import { Badge, EmptyState } from 'shared/ui/lists';
import { DashboardPage, DashboardSection } from '../dashboard/DashboardPage';
import { useStudent } from '../dashboard/student';
import { useStudentThreadsQuery } from '../questions/question-endpoints';
import { texts as questionTexts } from '../questions/texts';
import styles from './MessagesPage.module.css';
import { messagesTexts as texts } from './texts';

function MessagesPage() {
  return (
    <DashboardPage heading={texts.heading}>
      <EmptyState
        title={texts.appearHere}
        art={<MoonPhases />}
        action={
          <Actions centred>
            <NewTab href={whatsappQuestion(texts.question)} className={buttonClass()}>
              <Icon name="whatsapp" />
              {texts.askOnWhatsApp}
            </NewTab>
            <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
              {texts.contactUs}
            </Link>
          </Actions>
        }
      >
        {texts.comingSoon}
      </EmptyState>
      <OwnThreads />
    </DashboardPage>
  );
}

/** The questions that the student has asked, each a link into its class. */
function OwnThreads() {
  const student = useStudent();
  const { currentData: threads = [] } = useStudentThreadsQuery({});
  if (threads.length === 0) return null;
  return (
    <DashboardSection heading={questionTexts.threads}>
      <ul role="list" className={styles.threads}>
        {threads.map(({ id, kind, title, url_title, about, state }) => (
          <li key={id}>
            <Link to={`${paths.classroom(student, kind, url_title)}#questions`}>
              {[title, about].filter(Boolean).join(': ')}
            </Link>{' '}
            <Badge>{questionTexts[state]}</Badge>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}

export { MessagesPage as Component };
