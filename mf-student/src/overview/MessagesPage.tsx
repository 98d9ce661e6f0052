import { Link } from 'react-router-dom';
import { MoonPhases } from 'shared/ui/art';
import { whatsappQuestion } from 'shared/model/config';
import { paths } from 'shared/model/paths';
import { Actions, buttonClass, Icon } from 'shared/ui';
import { EmptyState } from 'shared/ui/lists';
import { DashboardPage } from '../dashboard/DashboardPage';
import { messagesTexts as texts } from './texts';

function MessagesPage() {
  return (
    <DashboardPage heading={texts.heading}>
      <EmptyState
        title={texts.appearHere}
        art={<MoonPhases />}
        action={
          <Actions centred>
            <a
              href={whatsappQuestion(texts.question)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass()}
            >
              <Icon name="whatsapp" />
              {texts.askOnWhatsApp}
            </a>
            <Link to={paths.contact()} className={buttonClass({ variant: 'secondary' })}>
              {texts.contactUs}
            </Link>
          </Actions>
        }
      >
        {texts.comingSoon}
      </EmptyState>
    </DashboardPage>
  );
}

export { MessagesPage as Component };
